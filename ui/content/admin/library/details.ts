import { combine, createEvent, createStore, sample } from "effector";
import { centre, isSamePoint, pointOf } from "../../../../domain/content/body/focalPoint.ts";
import { pictureIdOf } from "../../../../domain/content/body/ownPicture.ts";
import { longestDescription } from "../../../../domain/content/pictures/describePicture.ts";
import type { LibraryPicture, PictureDetails, PictureId } from "../../../../domain/content/pictures/library.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import { codecOf, createDraft, textIn } from "../../../lib/draft.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { libraryAddress } from "./address.ts";
import { describePictureFx, replacePictureFx } from "./effects.ts";
import { described, notDescribed } from "./words.ts";

// What is typed of a picture, its text and its point, until it is saved. Stored on the device, so that it survives a closed dialog, a
// closed tab, an outage and an expired session.

type Typed = PictureDetails & { readonly id: PictureId };

/** Open and close the dialog of a picture. What is typed stays. */
export const pictureOpened = createEvent<LibraryPicture>();
export const pictureClosed = createEvent();
export const detailsTyped = createEvent<Partial<PictureDetails>>();
/** Back to what is saved. */
export const detailsDropped = createEvent();
export const detailsSent = createEvent();

/** The picture of the dialog; null while it is closed. */
export const $opened = createStore<LibraryPicture | null>(null, { serialize: "ignore" })
  .on(pictureOpened, (_, picture) => picture)
  .on(describePictureFx.done, (opened, { params }) => (opened?.id === params.id ? { ...opened, ...params } : opened))
  .reset([pictureClosed, $memberId]);

const draft = createDraft<PictureId, PictureDetails>({
  nameOf: (id, owner) => `picture:${id}:${owner ?? ""}`,
  codec: codecOf<PictureDetails>({
    version: 1,
    parse: (stored) => {
      const description = textIn(stored, "description", 10 * longestDescription);
      const { x, y } = { ...(stored["point"] as object) } as Record<string, unknown>;
      return description === null ? null : { description, point: pointOf(`#${String(x)},${String(y)}`) ?? centre };
    },
    isEmpty: () => false,
  }),
  $owner: $memberId,
});

const kept = createEvent<Typed>();
const dropped = createEvent<PictureId>();

type ById = Readonly<Record<PictureId, PictureDetails>>;
const without = (all: ById, id: PictureId): ById =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)) as ById;

/** The unsaved text and point of each picture that has some. */
export const $unsaved = createStore<ById>({}, { serialize: "ignore" })
  .on(kept, (all, { id, ...details }) => ({ ...all, [id]: details }))
  .on(dropped, without)
  // Typed text wins over stored text.
  .on(draft.recalled, (all, { key, value }) => (value && !all[key] ? { ...all, [key]: value } : all))
  .reset([$memberId, signOutPressed]);
sample({ clock: kept, fn: ({ id, ...value }) => ({ key: id, value }), target: draft.typed });
sample({ clock: dropped, fn: (key) => ({ key, value: null }), target: draft.typed });
sample({ clock: pictureOpened, fn: ({ id }) => id, target: draft.wanted });

const isSame = (one: PictureDetails, other: PictureDetails): boolean =>
  one.description === other.description && isSamePoint(one.point, other.point);

/** The text and the point in the dialog; null while it is closed. `isChanged`: they aren't saved. */
export const $details = combine($opened, $unsaved, (opened, typed) => {
  if (!opened) return null;
  const { description, point }: PictureDetails = typed[opened.id] ?? opened;
  return { description, point, isChanged: !isSame({ description, point }, opened) };
});

const $open = combine($opened, $details, (opened, details) => opened && details && { opened, details });

/** What is typed of a picture outside the dialog: its text. */
export const descriptionTyped = createEvent<{ readonly id: PictureId; readonly description: string }>();
export const descriptionSent = createEvent<PictureId>();
sample({
  clock: descriptionTyped,
  source: $unsaved,
  fn: (typed, { id, description }) => ({ id, description, point: typed[id]?.point ?? centre }),
  target: kept,
});

const changed = sample({
  clock: detailsTyped,
  source: $open,
  filter: Boolean,
  fn: ({ opened, details: { description, point } }, typed) => {
    const now = { description, point, ...typed };
    return { id: opened.id, now, isKept: !isSame(now, opened) };
  },
});
sample({ clock: changed, filter: ({ isKept }) => isKept, fn: ({ id, now }) => ({ id, ...now }), target: kept });
sample({ clock: changed, filter: ({ isKept }) => !isKept, fn: ({ id }) => id, target: dropped });
sample({ clock: detailsDropped, source: $opened, filter: Boolean, fn: ({ id }) => id, target: dropped });

/** How many characters the text is too long by. */
export const overlong = (description: string): number => Math.max(0, [...description].length - longestDescription);

const saving = createMutation(describePictureFx, {
  keyOf: ({ id }) => id,
  ends: [$memberId],
  done: () => described,
  failed: ({ error }) => notDescribed(error, libraryAddress({})),
});
/** The pictures that are being saved. */
export const $saving = saving.$inFlight.map((calls) => calls.map(({ id }) => id));
sample({
  clock: detailsSent,
  source: $open,
  filter: (open) => open !== null && overlong(open.details.description) === 0,
  fn: (open) => {
    const { opened, details } = open as NonNullable<typeof open>;
    return { id: opened.id, description: details.description, point: details.point };
  },
  target: saving.requested,
});
sample({
  clock: descriptionSent,
  source: $unsaved,
  filter: (typed, id) => overlong(typed[id]?.description ?? "") === 0,
  fn: (typed, id) => ({ id, ...(typed[id] ?? { description: "", point: centre }) }),
  target: saving.requested,
});
// What is typed during the request stays, and the dialog too.
export const saved = sample({
  clock: describePictureFx.done,
  source: $unsaved,
  filter: (typed, { params }) => isSame(typed[params.id] ?? params, params),
  fn: (_, { params }) => params.id,
});
sample({ clock: saved, target: dropped });
sample({
  clock: saved,
  source: $opened,
  filter: (opened, id) => opened?.id === id,
  fn: () => {},
  target: pictureClosed,
});

// A picture that takes the place of another takes what is typed of it.
const moved = sample({
  clock: replacePictureFx.done,
  source: $unsaved,
  fn: (typed, { params, result }) => {
    const [from, to] = [pictureIdOf(params.address) as PictureId, pictureIdOf(result.address) as PictureId];
    return { from, to, details: typed[from] };
  },
});
sample({
  clock: moved,
  filter: ({ details }) => details !== undefined,
  fn: ({ to, details }) => ({ id: to, ...(details as PictureDetails) }),
  target: kept,
});
sample({ clock: moved, filter: ({ details }) => details !== undefined, fn: ({ from }) => from, target: dropped });
