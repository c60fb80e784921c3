import { combine, createEvent, createStore, sample } from "effector";
import { type Conflict, together } from "../../../domain/editing/conflict.ts";
import type { EditedItem, Fields, ItemRef } from "../../../domain/editing/item.ts";
import { isBlank } from "../../../domain/reactions/comment.ts";
import { $memberId, signOutPressed } from "../../accounts/session.ts";
import { keepDraftFx, recallDraftFx } from "../../page/drafts.ts";
import { toastShown } from "../../page/toasts.ts";
import { contentAddress } from "./address.ts";
import { type EditDraft, editName, isSame, readEdit, writtenEdit } from "./editDraft.ts";
import { openItemFx, saveItemFx } from "./effects.ts";
import { contents } from "./list.ts";
import { editedImage, imageUploaded } from "./upload.ts";
import { notSaved, saved } from "./writingWords.ts";

export const editOpened = createEvent<ItemRef>();
/** What is changed stays on the device. */
export const editClosed = createEvent();
/** It isn't wanted any more, and the dialog closes. */
export const editDiscarded = createEvent<ItemRef>();
export const editRetried = createEvent();
export const editTyped = createEvent<Partial<Fields>>();
/** A moment after the last letter. */
export const editRested = createEvent();
/** What the device had kept is taken up again, or given up for what is there. */
export const editResumed = createEvent<EditDraft>();
export const editBegunAnew = createEvent();
export const savePressed = createEvent();
/** What to do where somebody else saved in between. Each carries what was shown, so that what was chosen is what was seen. */
export const mineKept = createEvent<Conflict>();
export const theirsTaken = createEvent<Conflict>();
export const bothTaken = createEvent<Conflict>();
export const conflictPutOff = createEvent();

const over = [editClosed, editDiscarded, saveItemFx.done, contents.left, $memberId, signOutPressed] as const;

const draftOf = ({ revision, fields }: EditedItem): EditDraft => ({ revision, before: fields, fields });
const takenFrom = ({ theirs }: Conflict, fields: Fields): EditDraft => ({ ...draftOf(theirs), fields });

/** Which one is open. */
export const $editing = createStore<ItemRef | null>(null, { serialize: "ignore" })
  .on(editOpened, (_, { kind, id }) => ({ kind, id }))
  .reset([...over]);
/** As it was when it was opened. */
export const $item = createStore<EditedItem | null>(null, { serialize: "ignore" }).reset([editOpened, ...over]);
export const $edit = createStore<EditDraft | null>(null, { serialize: "ignore" });
/** It couldn't be opened, or is gone. */
export const $notOpened = createStore<"gone" | "failed" | null>(null, { serialize: "ignore" }).reset([
  editOpened,
  editRetried,
  ...over,
]);
/** What the device kept from before, until somebody says what is to become of it. */
export const $keptEdit = createStore<EditDraft | null>(null, { serialize: "ignore" }).reset([
  editResumed,
  editBegunAnew,
  editOpened,
  ...over,
]);
export const $conflict = createStore<Conflict | null>(null, { serialize: "ignore" }).reset([
  mineKept,
  theirsTaken,
  bothTaken,
  conflictPutOff,
  editOpened,
  ...over,
]);
export const $isSaving = saveItemFx.pending;
/** Whether leaving would leave something behind. */
export const $isEditUnsaved = $edit.map((edit) => edit !== null && !isSame(edit.before, edit.fields));

sample({
  clock: [editOpened, editRetried],
  source: $editing,
  filter: (editing: ItemRef | null): editing is ItemRef => editing !== null,
  target: openItemFx,
});
const isIt = (editing: ItemRef | null, { kind, id }: ItemRef): boolean =>
  editing !== null && editing.kind === kind && editing.id === id;

const opened = sample({
  clock: openItemFx.done,
  source: $editing,
  filter: (editing, { params }) => isIt(editing, params),
  fn: (_, { result }) => result,
});
sample({ clock: opened, target: $item });
sample({
  clock: openItemFx.fail,
  source: $editing,
  filter: (editing, { params }) => isIt(editing, params),
  fn: (_, { error }) => (error.kind === "gone" ? ("gone" as const) : ("failed" as const)),
  target: $notOpened,
});

// What the device kept is looked for before anybody can type over it.
sample({ clock: opened, fn: editName, target: recallDraftFx });
const recalled = sample({
  clock: recallDraftFx.finally,
  source: { item: $item, member: $memberId },
  filter: ({ item }, { params }) => item !== null && params === editName(item),
  fn: ({ item, member }, answer) => {
    const kept = answer.status === "done" && member ? readEdit(answer.result, member) : null;
    return { item: item as EditedItem, kept: kept && item && !isSame(kept.fields, item.fields) ? kept : null };
  },
});
sample({ clock: recalled, fn: ({ kept }) => kept, target: $keptEdit });
sample({ clock: recalled, fn: ({ item }) => draftOf(item), target: $edit });

$edit
  .on(editResumed, (_, kept) => kept)
  .on(imageUploaded, (edit, { target, address }) => {
    if (edit && target === editedImage("featuredImage")) return withFields(edit, { featuredImage: address });
    return edit && target === editedImage("heroImage") ? withFields(edit, { heroImage: address }) : edit;
  })
  .on(mineKept, (edit, conflict) => edit && takenFrom(conflict, edit.fields))
  .on(theirsTaken, (_, { theirs }) => draftOf(theirs))
  .on(bothTaken, (edit, conflict) => {
    return edit && takenFrom(conflict, together({ ...edit, theirs: conflict.theirs.fields, mine: edit.fields }));
  })
  // Nobody knows whether it came through: the next try says what this one sent.
  .on(saveItemFx.fail, (edit, { params, error }) =>
    edit && error.kind === "unexpected" ? { ...edit, sentBefore: params.fields } : edit,
  )
  .reset([editOpened, ...over]);

function withFields(edit: EditDraft, fields: Partial<Fields>): EditDraft {
  return { ...edit, fields: { ...edit.fields, ...fields } };
}
sample({
  clock: editTyped,
  source: { edit: $edit, isSaving: $isSaving },
  filter: ({ edit, isSaving }) => edit !== null && !isSaving,
  fn: ({ edit }, fields) => withFields(edit as EditDraft, fields),
  target: $edit,
});

const keepDue = sample({
  clock: [editRested, saveItemFx.fail, theirsTaken, bothTaken],
  source: { edit: $edit, editing: $editing, member: $memberId, kept: $keptEdit },
  filter: ({ edit, editing, member, kept }) => edit !== null && editing !== null && member !== null && kept === null,
});
sample({
  clock: keepDue,
  fn: ({ edit, editing, member }) => ({
    name: editName(editing as ItemRef),
    text: edit && member ? writtenEdit(member, edit) : "",
  }),
  target: keepDraftFx,
});
const forgotten = createEvent<ItemRef>();
sample({ clock: saveItemFx.done, fn: ({ params }) => params, target: forgotten });
sample({ clock: editDiscarded, target: forgotten });
sample({
  clock: editBegunAnew,
  source: $editing,
  filter: (editing: ItemRef | null): editing is ItemRef => editing !== null,
  target: forgotten,
});
sample({ clock: forgotten, fn: (item) => ({ name: editName(item), text: "" }), target: keepDraftFx });

/** It was sent without a title, or with a picture that leads nowhere that it may. */
export const $badField = createStore<"title" | "featuredImage" | "heroImage" | null>(null, { serialize: "ignore" })
  .on(saveItemFx.failData, (_, refusal) => {
    if (refusal.kind === "title-required") return "title";
    return refusal.kind === "bad-image" ? refusal.field : null;
  })
  .reset([editTyped, editOpened, ...over]);

const sent = sample({
  clock: [savePressed, mineKept],
  source: { edit: $edit, editing: $editing, isSaving: $isSaving, kept: $keptEdit },
  filter: ({ edit, editing, isSaving, kept }) => edit !== null && editing !== null && !isSaving && kept === null,
  fn: ({ edit, editing }) => ({ edit: edit as EditDraft, editing: editing as ItemRef }),
});
sample({
  clock: sent,
  filter: ({ edit }) => isBlank(edit.fields.title),
  fn: () => "title" as const,
  target: $badField,
});
sample({
  clock: sent,
  filter: ({ edit }) => !isBlank(edit.fields.title),
  fn: ({ edit: { revision, fields, sentBefore }, editing }) => ({ ...editing, revision, fields, sentBefore }),
  target: saveItemFx,
});
sample({ clock: saveItemFx.doneData, target: contents.itemKnown });
sample({ clock: saveItemFx.doneData, fn: saved, target: toastShown });
const refusedSave = sample({ clock: saveItemFx.failData, fn: (refusal) => refusal });
sample({
  clock: refusedSave,
  filter: ({ kind }) => kind === "conflict",
  fn: (refusal) => refusal as Conflict,
  target: $conflict,
});
const path = contentAddress({});
sample({
  clock: refusedSave,
  filter: ({ kind }) => kind !== "conflict",
  fn: (refusal) => notSaved(refusal, path),
  target: toastShown,
});

/** Whether it is there to be changed. */
export const $isReady = combine($edit, $keptEdit, (edit, kept) => edit !== null && kept === null);
