import { combine, createEvent, createStore, merge, sample } from "effector";
import type { EditedItem, Fields, ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import { type EditDraft, editCodec, editName, isSame } from "./editDraft.ts";
import { openItemFx, saveItemFx } from "../effects.ts";
import { storedDraft } from "../drafts/storedDraft.ts";
import { editedImage, imageUploaded, writingLeft } from "../editor/upload.ts";

export const editOpened = createEvent<ItemRef>();
/** Text typed while the item was being created continues as an edit. */
export const editGoesOn = createEvent<{ readonly item: EditedItem; readonly fields: Fields }>();
/** The changes stay on the device. */
export const editClosed = createEvent();
/** The member discards the changes, and the dialog closes. */
export const editDiscarded = createEvent();
export const editRetried = createEvent();
export const editTyped = createEvent<Partial<Fields>>();
/** Fires shortly after the last change. */
export const editRested = createEvent();
/** The changes were saved, and the dialog closes. */
export const editFinished = createEvent();
/** Replaces the edit, after saving or a conflict. */
export const editTaken = createEvent<EditDraft>();

const left = [editClosed, panelLeft];
const done = [editDiscarded, editFinished];
const over = [...left, ...done, $memberId, signOutPressed] as const;
sample({ clock: [...left, ...done], target: writingLeft });

/** An edit without changes. */
export const draftOf = ({ revision, fields }: EditedItem): EditDraft => ({ revision, before: fields, fields });
const withFields = (edit: EditDraft, fields: Partial<Fields>): EditDraft => ({
  ...edit,
  fields: { ...edit.fields, ...fields },
});

/** The open item; null while the dialog is closed. */
export const $editing = createStore<ItemRef | null>(null, { serialize: "ignore" })
  .on(editOpened, (_, { kind, id }) => ({ kind, id }))
  .on(editGoesOn, (_, { item: { kind, id } }) => ({ kind, id }))
  .reset([...over]);
/** The item as it was opened or last saved. */
export const $item = createStore<EditedItem | null>(null, { serialize: "ignore" }).reset([editOpened, ...over]);
/** Why the item could not be opened. */
export const $notOpened = createStore<"gone" | "failed" | null>(null, { serialize: "ignore" }).reset([
  editOpened,
  editGoesOn,
  editRetried,
  ...over,
]);
const $goingOn = createStore<Fields | null>(null, { serialize: "ignore" })
  .on(editGoesOn, (_, { fields }) => fields)
  .reset([editOpened, ...over]);

sample({
  clock: [editOpened, editRetried],
  source: $editing,
  filter: (editing: ItemRef | null): editing is ItemRef => editing !== null,
  target: openItemFx,
});
/** Whether `editing` is that item. */
export const isIt = (editing: ItemRef | null, { kind, id }: ItemRef): boolean =>
  editing !== null && editing.kind === kind && editing.id === id;

const opened = sample({
  clock: openItemFx.done,
  source: $editing,
  filter: (editing, { params }) => isIt(editing, params),
  fn: (_, { result }) => result,
});
const there = merge([opened, editGoesOn.map(({ item }) => item)]);
sample({ clock: there, target: $item });
sample({
  clock: openItemFx.fail,
  source: $editing,
  filter: (editing, { params }) => isIt(editing, params),
  fn: (_, { error }) => (error.kind === "gone" ? ("gone" as const) : ("failed" as const)),
  target: $notOpened,
});

export const $edit = createStore<EditDraft | null>(null, { serialize: "ignore" })
  .on(editTyped, (edit, fields) => edit && withFields(edit, fields))
  .on(editTaken, (_, edit) => edit)
  .on(imageUploaded, (edit, { target, address }) => {
    if (edit && target === editedImage("featuredImage")) return withFields(edit, { featuredImage: address });
    return edit && target === editedImage("heroImage") ? withFields(edit, { heroImage: address }) : edit;
  })
  // The backend may have saved a request without an answer: the next one carries its fields.
  .on(saveItemFx.fail, (edit, { params, error }) =>
    edit && error.kind === "unexpected" ? { ...edit, sentBefore: params.fields } : edit,
  )
  .reset([editOpened, editGoesOn, ...over]);

// Stored changes are looked up before the member can type.
export const storedEdit = storedDraft({
  begun: there.map(editName),
  $draft: $edit,
  done,
  left,
  rested: sample({ clock: [editRested, editTaken, saveItemFx, saveItemFx.fail], fn: () => {} }),
  codec: editCodec,
  $isNews: $item.map((item) => (kept: EditDraft) => item !== null && !isSame(kept.fields, item.fields)),
});
sample({
  clock: storedEdit.recalled,
  source: { item: $item, goingOn: $goingOn },
  filter: ({ item }) => item !== null,
  fn: ({ item, goingOn }) => {
    const edit = draftOf(item as EditedItem);
    return goingOn ? withFields(edit, goingOn) : edit;
  },
  target: $edit,
});
$edit.on(storedEdit.resumed, (_, { draft }) => draft);

/** Whether the member can type. */
export const $isReady = combine($edit, storedEdit.$isWaiting, (edit, isWaiting) => edit !== null && !isWaiting);
