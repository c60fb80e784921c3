import { combine, createEvent, createStore, sample } from "effector";
import type { EditedItem, Fields, ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { isBlank } from "../../../../domain/shared/text.ts";
import { itemChanged } from "../../details/detailModel.ts";
import { type Toast, toastShown, topicClosed } from "../../../lib/feedback/toasts.ts";
import { contentAddress } from "../address.ts";
import {
  type Complaints,
  complaintsOf,
  isToldBeside,
  noComplaints,
  untitled,
  withoutTyped,
} from "../editor/complaints.ts";
import { mergeFields } from "../../../lib/editing/mergeFields.ts";
import { kept } from "./conflicts.ts";
import { $edit, $editing, $isReady, editDiscarded, editor, editTyped, isIt, startOf } from "./edit.ts";
import { type EditDraft, editName, isSame } from "./editDraft.ts";
import { saveItemFx } from "../effects.ts";
import { $isSlugUnsent } from "./slug.ts";
import { slugUnsent } from "./slugWords.ts";
import { $awaitsPictures } from "../editor/pictures.ts";
import { contents } from "../list/list.ts";
import { notSaved, picturesAwaited, saved, savedInPart, topic } from "../outcomes.ts";

export const savePressed = createEvent();
export const $isSaving = saveItemFx.pending;
const $onItsWay = createStore<Fields | null>(null, { serialize: "ignore" })
  .on(saveItemFx, (_, { fields }) => fields)
  .reset(saveItemFx.finally);
/** What a save would leave behind, to be told in its place; null when there is nothing. */
const $unfinished = combine($awaitsPictures, $isSlugUnsent, (awaitsPictures, isSlugUnsent): Toast | null =>
  awaitsPictures ? picturesAwaited : isSlugUnsent ? slugUnsent : null,
);
/** Whether leaving would lose changes. Changes in flight don't count: a toast shows their outcome. */
export const $isUnsaved = combine(
  $edit,
  $onItsWay,
  $unfinished,
  (edit, sent, unfinished) =>
    edit !== null && (unfinished !== null || (edit.fields !== sent && !isSame(edit.before, edit.fields))),
);

/** The error texts of the last request, by field. */
export const $complaints = createStore<Complaints>(noComplaints, { serialize: "ignore" })
  .on(saveItemFx.failData, (_, refusal) => complaintsOf(refusal))
  .on(editTyped, withoutTyped)
  .reset([saveItemFx, editor.written, $editing]);

const pressed = sample({
  clock: [savePressed, kept],
  source: { edit: $edit, editing: $editing, isSaving: $isSaving, isReady: $isReady, unfinished: $unfinished },
  filter: ({ editing, isSaving, isReady }) => editing !== null && isReady && !isSaving,
});
sample({
  clock: pressed,
  filter: ({ unfinished }) => unfinished !== null,
  fn: ({ unfinished }) => unfinished as Toast,
  target: toastShown,
});
const sent = sample({
  clock: pressed,
  filter: ({ unfinished }) => unfinished === null,
  fn: ({ edit, editing }) => ({ edit: edit as EditDraft, editing: editing as ItemRef }),
});
sample({ clock: sent, filter: ({ edit }) => isBlank(edit.fields.title), fn: untitled, target: $complaints });
sample({
  clock: sent,
  filter: ({ edit }) => !isBlank(edit.fields.title),
  fn: ({ edit: { revision, fields, sentBefore }, editing }) => ({ ...editing, revision, fields, sentBefore }),
  target: saveItemFx,
});

// A new request, or discarding, closes the toast of the last failure.
sample({ clock: [saveItemFx, editDiscarded], fn: () => topic, target: topicClosed });

const answered = sample({
  clock: saveItemFx.done,
  source: { edit: $edit, editing: $editing, awaitsPictures: $awaitsPictures },
  fn: ({ edit, editing, awaitsPictures }, { params, result }) => {
    const isOpen = edit !== null && isIt(editing, params);
    // Pictures that were chosen during the request are still to come into the text.
    const goesOn = isOpen && (awaitsPictures || !isSame(edit.fields, params.fields));
    const since: Fields | null = goesOn ? edit.fields : null;
    return { item: result, isOpen, since: since && mergeFields(params.fields, since, result.fields) };
  },
});
sample({ clock: answered, fn: ({ item }) => item, target: [contents.itemKnown, itemChanged] });
sample({ clock: answered, filter: ({ since }) => since === null, fn: ({ item }) => saved(item), target: toastShown });
sample({
  clock: answered,
  filter: ({ isOpen, since }) => isOpen && since === null,
  fn: ({ item }) => editName(item),
  target: editor.done,
});
// Text typed during the request continues from the saved version.
const typedOn = sample({ clock: answered, filter: ({ since }) => since !== null });
sample({
  clock: typedOn,
  fn: ({ item, since }) => startOf(item, since as Fields),
  target: editor.replaced,
});
sample({ clock: typedOn, fn: ({ item }: { readonly item: EditedItem }) => savedInPart(item), target: toastShown });

const path = contentAddress({});
sample({
  clock: saveItemFx.failData,
  filter: (refusal) => refusal.kind !== "conflict" && !isToldBeside(refusal),
  fn: (refusal) => notSaved(refusal, path),
  target: toastShown,
});
