import { createEvent, sample } from "effector";
import { $memberId } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import { createEditing } from "../../../lib/editing/createEditing.ts";
import { windowDrafts } from "../../../lib/editing/windowDrafts.ts";
import { type CreationDraft, creationCodec, creationName, emptyCreation } from "./creationDraft.ts";
import { createItemFx } from "../effects.ts";
import { imageUploaded, newImage, writingLeft } from "../editor/pictures/upload.ts";

export const createOpened = createEvent();
export const creationTyped = createEvent<Partial<CreationDraft>>();

export const creator = createEditing<null, CreationDraft>({
  begun: createOpened.map(() => ({ key: creationName, item: null, first: emptyCreation })),
  nameOf: (key) => key,
  codec: creationCodec,
  $owner: $memberId,
  windows: windowDrafts(),
  ends: [panelLeft, $memberId],
});
/** The text of the dialog; null while it is closed. */
export const { closed: createClosed, discarded: createDiscarded, rested: creationRested, $draft: $creation } = creator;
export const $isOpen = $creation.map((draft) => draft !== null);
sample({ clock: [createItemFx, createItemFx.fail], fn: () => {}, target: creationRested });
sample({ clock: [createClosed, creator.done, panelLeft], fn: () => {}, target: writingLeft });

$creation
  .on(creationTyped, (draft, typed) => draft && { ...draft, ...typed })
  .on(imageUploaded, (draft, { target, address }) =>
    draft && target === newImage ? { ...draft, featuredImage: address } : draft,
  );
