import { createEvent, createStore, merge, sample } from "effector";
import type { EditedItem, Fields, ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import type { FailureAnswer } from "../../../lib/feedback/failure.ts";
import { createEditing, type Start } from "../../../lib/editing/createEditing.ts";
import { windowDrafts } from "../../../lib/editing/windowDrafts.ts";
import { type EditDraft, editCodec, editName, isSame } from "./editDraft.ts";
import { changeSlugFx, highlightItemFx, openItemFx, publishEditFx, saveItemFx } from "../effects.ts";
import { editedImage, imageUploaded, writingLeft } from "../editor/pictures/upload.ts";

export const editOpened = createEvent<ItemRef>();
/** Text typed while the item was being created continues as an edit. */
export const editGoesOn = createEvent<{ readonly item: EditedItem; readonly fields: Fields }>();
export const editRetried = createEvent();
export const editTyped = createEvent<Partial<Fields>>();

/** An edit of the item as it is stored. `fields`: what was typed already. */
export const startOf = (item: EditedItem, fields = item.fields): Start<EditedItem, EditDraft> => {
  const first = { revision: item.revision, before: item.fields, fields: item.fields };
  return { key: editName(item), item, first, draft: { ...first, fields } };
};

const itemFound = createEvent<EditedItem>();
export const editor = createEditing<EditedItem, EditDraft>({
  begun: merge([itemFound.map((item) => startOf(item)), editGoesOn.map(({ item, fields }) => startOf(item, fields))]),
  nameOf: (key) => key,
  codec: editCodec,
  $owner: $memberId,
  windows: windowDrafts(),
  isNews: (kept, item) => !isSame(kept.fields, item.fields),
  ends: [editOpened, panelLeft, $memberId],
});
export const { closed: editClosed, discarded: editDiscarded, rested: editRested, $draft: $edit, $isReady } = editor;
// A new slug disturbs nothing that is being typed.
editor.$opened.on(changeSlugFx.doneData, (now, { kind, id, slug, oldSlugs }) =>
  now && isIt(now.item, { kind, id }) ? { ...now, item: { ...now.item, slug, oldSlugs } } : now,
);
editor.$opened.on(highlightItemFx.doneData, (now, { item: { isFeatured, isPinned, ...ref } }) =>
  now && isIt(now.item, ref) ? { ...now, item: { ...now.item, isFeatured, isPinned } } : now,
);
/** The item as it was opened or last saved. */
export const $item = editor.$opened.map((opened) => opened && opened.item);

const over = [editClosed, editor.done, panelLeft, $memberId, signOutPressed];
sample({ clock: [editClosed, editor.done, panelLeft], fn: () => {}, target: writingLeft });

/** The open item; null while the dialog is closed. */
export const $editing = createStore<ItemRef | null>(null, { serialize: "ignore" })
  .on(editOpened, (_, { kind, id }) => ({ kind, id }))
  .on(editGoesOn, (_, { item: { kind, id } }) => ({ kind, id }))
  .reset(over);
/** Why the item could not be opened. */
export const $notOpened = createStore<"gone" | FailureAnswer | null>(null, { serialize: "ignore" }).reset([
  editOpened,
  editGoesOn,
  editRetried,
  ...over,
]);
sample({
  clock: [editOpened, editRetried],
  source: $editing,
  filter: (editing: ItemRef | null): editing is ItemRef => editing !== null,
  target: openItemFx,
});
/** Whether `editing` is that item. */
export const isIt = (editing: ItemRef | null, { kind, id }: ItemRef): boolean =>
  editing !== null && editing.kind === kind && editing.id === id;

sample({
  clock: openItemFx.done,
  source: $editing,
  filter: (editing, { params }) => isIt(editing, params),
  fn: (_, { result }) => result,
  target: itemFound,
});
sample({
  clock: openItemFx.fail,
  source: $editing,
  filter: (editing, { params }) => isIt(editing, params),
  fn: (_, { error }) => (error.kind === "gone" ? ("gone" as const) : error),
  target: $notOpened,
});

const withFields = (edit: EditDraft, fields: Partial<Fields>): EditDraft => ({
  ...edit,
  fields: { ...edit.fields, ...fields },
});
$edit
  .on(editTyped, (edit, fields) => edit && withFields(edit, fields))
  .on(imageUploaded, (edit, { target, address }) => {
    if (edit && target === editedImage("featuredImage")) return withFields(edit, { featuredImage: address });
    return edit && target === editedImage("heroImage") ? withFields(edit, { heroImage: address }) : edit;
  })
  // The backend may have saved a request without an answer: the next one carries its fields.
  .on(saveItemFx.fail, (edit, { params, error }) =>
    edit && error.kind === "unexpected" ? { ...edit, sentBefore: params.fields } : edit,
  )
  // A publication that is refused may have saved the edit.
  .on(publishEditFx.fail, (edit, { params }) => edit && { ...edit, sentBefore: params.fields });
sample({
  clock: [saveItemFx, saveItemFx.fail, publishEditFx, publishEditFx.fail],
  fn: () => {},
  target: editRested,
});
