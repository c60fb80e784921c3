import { createEvent, createStore, type Effect, merge, sample, type Unit, type UnitTargetable } from "effector";
import type { ChosenImage } from "../../../../domain/content/editing/uploadImage.ts";

/** `isFile`: for download. Otherwise it is a picture. */
export type ChosenPicture = { readonly name: string; readonly file: ChosenImage; readonly isFile?: boolean };

/** What is stored: its address, and the text that stands for it, if any is known. */
type StoredPicture = { readonly address: string; readonly description?: string };

/** A picture or a file on its way. */
export type Upload = ChosenPicture & {
  readonly id: number;
  /** Those that were chosen together. */
  readonly batch: number;
  readonly state:
    | { readonly kind: "waiting" | "sending" }
    /** A refusal stays a refusal: only an outage can be tried again. */
    | { readonly kind: "failed"; readonly why: string; readonly canRetry: boolean }
    | ({ readonly kind: "stored" } & StoredPicture);
};

type Queue = {
  readonly all: readonly Upload[];
  readonly lastId: number;
  readonly lastBatch: number;
  /** How many were taken since the list was empty. */
  readonly taken: number;
  /** How many were missing when the list was emptied. */
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

const withMore = (queue: Queue, chosen: readonly (ChosenPicture & Pick<Upload, "state">)[]): Queue => {
  const batch = queue.lastBatch + 1;
  const added = chosen.map((one, at): Upload => ({ ...one, id: queue.lastId + at + 1, batch }));
  return { ...queue, all: [...queue.all, ...added], lastId: queue.lastId + chosen.length, lastBatch: batch };
};

/** Whether it may still arrive. One that was refused doesn't. */
export const isAwaited = ({ state }: Upload): boolean => state.kind !== "failed" || state.canRetry;

/** Ids go on, so that an answer for a list that was emptied changes nothing. */
const emptied = ({ lastId, lastBatch, all }: Queue): Queue => ({
  all: [],
  lastId,
  lastBatch,
  taken: 0,
  lost: all.filter(isAwaited).length,
});

const noFile: ChosenImage = { size: 0, read: async () => new Uint8Array() };

type Sent = ChosenImage & { readonly name: string; readonly id: number };

/**
 * How an upload is sent.
 * @param uploadFx of these uploads alone
 */
export const wayOf = <Params extends { readonly id: number }, Failure>(
  uploadFx: Effect<Params, string, Failure>,
  why: (failure: Failure) => { readonly why: string; readonly canRetry: boolean },
) => ({
  sent: uploadFx as unknown as UnitTargetable<Sent>,
  state: merge([
    uploadFx.map(({ id }) => ({ id, state: { kind: "sending" } as Upload["state"] })),
    uploadFx.done.map(({ params: { id }, result }) => ({ id, state: { kind: "stored" as const, address: result } })),
    uploadFx.fail.map(({ params: { id }, error }) => ({ id, state: { kind: "failed" as const, ...why(error) } })),
  ]),
});

type Parts = {
  readonly pictures: ReturnType<typeof wayOf>;
  /** By default as pictures. */
  readonly files?: ReturnType<typeof wayOf>;
  /** Empty the list. */
  readonly ends: Unit<unknown>[];
};

/** Several pictures or files, sent one after the other. Each stays in the list until somebody takes or removes it. */
export const createUploads = ({ pictures, files = pictures, ends }: Parts) => {
  const chosen = createEvent<readonly ChosenPicture[]>();
  /** One that is stored already. */
  const added = createEvent<StoredPicture & { readonly name: string }>();
  /** Takes a picture from the list. What is being sent of it is dropped. */
  const removed = createEvent<number>();
  const retried = createEvent<number>();
  /** A stored picture has arrived where it is wanted. */
  const taken = createEvent<number>();

  const $queue = createStore<Queue>({ all: [], lastId: 0, lastBatch: 0, taken: 0, lost: 0 }, { serialize: "ignore" })
    .on(chosen, (queue, all) =>
      withMore(
        queue,
        all.map((one) => ({ ...one, state: { kind: "waiting" } })),
      ),
    )
    .on(added, (queue, { name, ...stored }) =>
      withMore(queue, [{ name, file: noFile, state: { kind: "stored", ...stored } }]),
    )
    .on([pictures.state, files.state], (queue, { id, state }) => withState(queue, id, state))
    .on(retried, (queue, id) => withState(queue, id, { kind: "waiting" }))
    .on(removed, (queue, id) => without(queue, id))
    .on(taken, (queue, id) => without(queue, id, queue.taken + 1))
    .on(ends, emptied);

  const $next = $queue.map(({ all }) =>
    all.some(({ state }) => state.kind === "sending")
      ? null
      : (all.find(({ state }) => state.kind === "waiting") ?? null),
  );
  const sent = $next.updates.filterMap((next) =>
    next ? { isFile: next.isFile ?? false, params: { ...next.file, name: next.name, id: next.id } } : undefined,
  );
  sample({ clock: sent, filter: ({ isFile }) => !isFile, fn: ({ params }) => params, target: pictures.sent });
  sample({ clock: sent, filter: ({ isFile }) => isFile, fn: ({ params }) => params, target: files.sent });

  return {
    chosen,
    added,
    removed,
    retried,
    taken,
    /** In the order in which they were chosen. */
    $all: $queue.map(({ all }) => all),
    /** How many were taken, while others are on their way. */
    $taken: $queue.map(({ taken: count }) => count),
    $lost: $queue.map(({ lost }) => lost),
  };
};

export type UploadList = ReturnType<typeof createUploads>;
