import { createEvent, createStore, sample } from "effector";
import type { ChosenImage } from "../../../../domain/content/editing/uploadImage.ts";
import type { LibraryPicture } from "../../../../domain/content/pictures/library.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { uploadFileFx, uploadPictureFx } from "../effects.ts";
import { picturesLeft, whyNoFile, whyNotUploaded } from "../outcomes.ts";
import { writingLeft } from "./upload.ts";

// Several pictures and files for the text that is being written. They are sent one after the other, and each goes into the text once it is stored.

/** `isFile`: for download. Otherwise it is a picture. */
export type ChosenPicture = { readonly name: string; readonly file: ChosenImage; readonly isFile?: boolean };

/** A picture or a file on its way into the text. */
export type Upload = ChosenPicture & {
  readonly id: number;
  /** The pictures that were chosen together stand one after the other, where the cursor was. */
  readonly batch: number;
  readonly state:
    | { readonly kind: "waiting" | "sending" }
    /** A refusal stays a refusal: only an outage can be tried again. */
    | { readonly kind: "failed"; readonly why: string; readonly canRetry: boolean }
    | { readonly kind: "stored"; readonly address: string; readonly description?: string };
};

export const picturesChosen = createEvent<readonly ChosenPicture[]>();
/** A picture of the library, which is stored already. */
export const libraryPicked = createEvent<LibraryPicture>();
/** Takes a picture from the list. What is being sent of it is dropped. */
export const pictureRemoved = createEvent<number>();
export const pictureRetried = createEvent<number>();
/** The editor has put a stored picture into its document. */
export const pictureTaken = createEvent<number>();

type Queue = {
  readonly all: readonly Upload[];
  readonly lastId: number;
  readonly lastBatch: number;
  /** How many are in the text since the list was empty. */
  readonly taken: number;
  /** How many were missing in the text when it was left. */
  readonly lost: number;
};

const withState = (queue: Queue, wanted: number, state: Upload["state"]): Queue => ({
  ...queue,
  all: queue.all.map((one) => (one.id === wanted ? { ...one, state } : one)),
});

const without = ({ all, ...queue }: Queue, id: number, taken = queue.taken): Queue => {
  const left = all.filter((one) => one.id !== id);
  return { ...queue, all: left, taken: left.length === 0 ? 0 : taken };
};

/** Whether it may still come into the text. One that was refused doesn't. */
const isAwaited = ({ state }: Upload): boolean => state.kind !== "failed" || state.canRetry;

/** Ids go on, so that an answer for a text that was left changes nothing. */
const emptied = ({ lastId, lastBatch, all }: Queue): Queue => ({
  all: [],
  lastId,
  lastBatch,
  taken: 0,
  lost: all.filter(isAwaited).length,
});

const withStored = (queue: Queue, { address, description, fileName }: LibraryPicture): Queue => {
  const [id, batch] = [queue.lastId + 1, queue.lastBatch + 1];
  const file = { size: 0, read: async () => new Uint8Array() };
  const picked: Upload = { id, batch, name: fileName, file, state: { kind: "stored", address, description } };
  return { ...queue, all: [...queue.all, picked], lastId: id, lastBatch: batch };
};

const $queue = createStore<Queue>({ all: [], lastId: 0, lastBatch: 0, taken: 0, lost: 0 }, { serialize: "ignore" })
  .on(picturesChosen, (queue, chosen) => {
    const batch = queue.lastBatch + 1;
    const added = chosen.map((one, at): Upload => ({
      ...one,
      id: queue.lastId + at + 1,
      batch,
      state: { kind: "waiting" },
    }));
    return { ...queue, all: [...queue.all, ...added], lastId: queue.lastId + chosen.length, lastBatch: batch };
  })
  .on(libraryPicked, withStored)
  .on([uploadPictureFx, uploadFileFx], (queue, { id }) => withState(queue, id, { kind: "sending" }))
  .on([uploadPictureFx.done, uploadFileFx.done], (queue, { params, result }) =>
    withState(queue, params.id, { kind: "stored", address: result }),
  )
  .on(uploadPictureFx.fail, (queue, { params, error }) =>
    withState(queue, params.id, { kind: "failed", ...whyNotUploaded(error) }),
  )
  .on(uploadFileFx.fail, (queue, { params, error }) =>
    withState(queue, params.id, { kind: "failed", ...whyNoFile(error) }),
  )
  .on(pictureRetried, (queue, id) => withState(queue, id, { kind: "waiting" }))
  .on(pictureRemoved, (queue, id) => without(queue, id))
  .on(pictureTaken, (queue, id) => without(queue, id, queue.taken + 1))
  .on([writingLeft, $memberId], emptied);

/** Those on their way, in the order in which they were chosen. */
export const $uploads = $queue.map(({ all }) => all);
/** Whether leaving the text would lose pictures: those on their way into it, and those that can be sent again. */
export const $awaitsPictures = $queue.map(({ all }) => all.some(isAwaited));
/** How many of those that were chosen are in the text, while others are on their way. */
export const $taken = $queue.map(({ taken }) => taken);

const $next = $queue.map(({ all }) =>
  all.some(({ state }) => state.kind === "sending")
    ? null
    : (all.find(({ state }) => state.kind === "waiting") ?? null),
);
const sent = $next.updates.filterMap((next) =>
  next ? { isFile: next.isFile ?? false, params: { ...next.file, name: next.name, id: next.id } } : undefined,
);
sample({ clock: sent, filter: ({ isFile }) => !isFile, fn: ({ params }) => params, target: uploadPictureFx });
sample({ clock: sent, filter: ({ isFile }) => isFile, fn: ({ params }) => params, target: uploadFileFx });

sample({
  clock: writingLeft,
  source: $queue,
  filter: ({ lost }) => lost > 0,
  fn: ({ lost }) => picturesLeft(lost),
  target: toastShown,
});
