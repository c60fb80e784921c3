import { createEvent, createStore, sample } from "effector";
import type { LibraryPicture } from "../../../../domain/content/pictures/library.ts";
import type { PictureList } from "../../../../domain/content/pictures/listPictures.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { inPlace } from "../../../admin/inPlace.ts";
import { stableListModel } from "../../../admin/stableListModel.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { createQuery } from "../../../lib/query.ts";
import { libraryAddress, librarySelectionOf, type LibrarySelection } from "./address.ts";
import { describePictureFx, listPicturesFx, readPictureUsesFx, removePicturesFx, replacePictureFx } from "./effects.ts";
import { $opened, pictureClosed, pictureOpened } from "./details.ts";
import { notRemoved, notReplaced, removed, replaced } from "./words.ts";

const withItem = (list: PictureList, picture: LibraryPicture): PictureList => ({
  ...list,
  items: list.items.map((one) => (one.id === picture.id ? picture : one)),
});

/** The uploaded pictures, as the address selects them. */
export const pictures = stableListModel({
  listFx: listPicturesFx,
  queryOf: (selection: LibrarySelection) => ({ ...selection }),
  firstSelection: librarySelectionOf(""),
  watched: ["articles", "tips"],
  inPlace,
  withItem,
});

export const $counts = pictures.$fresh.map((known) => known?.list.counts ?? null);

export const $isOpen = $opened.map((picture) => picture !== null);

const over = [pictureClosed, $memberId];
const uses = createQuery({
  effect: readPictureUsesFx,
  $params: $opened.map((picture) => picture && picture.id),
  ends: [pictureOpened, ...over],
});
/** Where the picture of the dialog stands. */
export const $uses = uses.$state;
export const usesRetried = uses.reloaded;
sample({ clock: pictureOpened, fn: () => {}, target: uses.reloaded });

const removing = createMutation(removePicturesFx, {
  ends: [$memberId],
  done: ({ params }) => removed(params.length),
  failed: ({ error }) => notRemoved(error, libraryAddress({})),
});
export const $removing = removing.$inFlight;

/** The question before pictures are deleted. */
export const removalAsked = createEvent<readonly LibraryPicture[]>();
export const removalKept = createEvent();
export const removalConfirmed = createEvent();
/** The pictures of the question; null without one. */
export const $asked = createStore<readonly LibraryPicture[] | null>(null, { serialize: "ignore" })
  .on(removalAsked, (_, all) => all)
  .reset([removalKept, removePicturesFx, $memberId]);
sample({
  clock: removalConfirmed,
  source: $asked,
  filter: Boolean,
  fn: (all) => all.map(({ id }) => id),
  target: removing.requested,
});

const replacing = createMutation(replacePictureFx, {
  ends: [$memberId],
  done: ({ result }) => replaced(result.left),
  failed: ({ error }) => notReplaced(error, libraryAddress({})),
});
export const { requested: replacePressed } = replacing;
export const $isReplacing = replacing.$inFlight.map((calls) => calls.length > 0);

// Another picture may have been opened meanwhile.
sample({
  clock: removePicturesFx.done,
  source: $opened,
  filter: (opened, { params }) => opened?.id === params[0],
  fn: () => {},
  target: pictureClosed,
});
sample({
  clock: replacePictureFx.done,
  source: $opened,
  filter: (opened, { params }) => opened?.address === params.address,
  fn: () => {},
  target: pictureClosed,
});
sample({
  clock: [describePictureFx.done, removePicturesFx.finally, replacePictureFx.done],
  fn: () => ({ isQuiet: false }),
  target: pictures.touched,
});
