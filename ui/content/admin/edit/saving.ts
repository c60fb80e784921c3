import { combine, createEvent, createStore, merge, sample } from "effector";
import type { Fields, ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import type { EditPublication } from "../../../../domain/content/editing/publishEdit.ts";
import type { Save } from "../../../../domain/content/editing/saveItem.ts";
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
} from "../editor/complaints/complaints.ts";
import { mergeFields } from "../../../lib/editing/mergeFields.ts";
import { bothTaken, conflictPutOff, kept, theirsTaken } from "./conflicts.ts";
import { $edit, $editing, $isReady, editDiscarded, editor, editTyped, isIt, startOf } from "./edit.ts";
import { type EditDraft, editName, isSame } from "./editDraft.ts";
import { publishEditFx, saveItemFx } from "../effects.ts";
import { $isSlugUnsent } from "./slug.ts";
import { slugUnsent } from "./slugWords.ts";
import { $awaitsPictures } from "../editor/pictures/pictures.ts";
import { contents } from "../list/list.ts";
import { notSaved, online, picturesAwaited, saved, topic, withRest } from "../outcomes.ts";

export const savePressed = createEvent();
/** The staff member asks for the preview before publication. */
export const publishingPressed = createEvent();
/** The open edit can be published: nothing that a save would leave behind, and a title. */
export const publishingReady = createEvent<Sent>();
export const $isSaving = combine(saveItemFx.pending, publishEditFx.pending, (saves, publishes) => saves || publishes);
const $onItsWay = createStore<Fields | null>(null, { serialize: "ignore" })
  .on([saveItemFx, publishEditFx], (_, { fields }) => fields)
  .reset([saveItemFx.finally, publishEditFx.finally]);
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
  .on([saveItemFx.failData, publishEditFx.failData], (_, refusal) => complaintsOf(refusal))
  .on(editTyped, withoutTyped)
  .reset([saveItemFx, publishEditFx, editor.written, $editing]);

/** The publication that a conflict has stopped: it goes on with the member's own version. */
const $stopped = createStore<Pick<EditPublication, "schedule"> | null>(null, { serialize: "ignore" })
  .on(publishEditFx.fail, (_, { params: { schedule }, error }) => (error.kind === "conflict" ? { schedule } : null))
  .reset([savePressed, conflictPutOff, theirsTaken, bothTaken, $editing]);

type Act = "save" | "keep" | "publish";
/** An open edit, with the request that it was last sent by. */
type Sent = { readonly edit: EditDraft; readonly editing: ItemRef };
const acted = merge<Act>([
  savePressed.map((): Act => "save"),
  kept.map((): Act => "keep"),
  publishingPressed.map((): Act => "publish"),
]);
const pressed = sample({
  clock: acted,
  source: { edit: $edit, editing: $editing, isSaving: $isSaving, isReady: $isReady, unfinished: $unfinished },
  filter: ({ editing, isSaving, isReady }) => editing !== null && isReady && !isSaving,
  fn: (now, act) => ({ ...now, act }),
});
sample({
  clock: pressed,
  filter: ({ unfinished }) => unfinished !== null,
  fn: ({ unfinished }) => unfinished as Toast,
  target: toastShown,
});
const sent = sample({
  clock: pressed,
  source: $stopped,
  filter: (_, { unfinished }) => unfinished === null,
  fn: (stopped, { edit, editing, act }) => ({
    edit: edit as EditDraft,
    editing: editing as ItemRef,
    act,
    stopped: act === "keep" ? stopped : null,
  }),
});
sample({ clock: sent, filter: ({ edit }) => isBlank(edit.fields.title), fn: untitled, target: $complaints });
const titled = sample({ clock: sent, filter: ({ edit }) => !isBlank(edit.fields.title) });
/** The request that saves an edit. */
export const saveOf = ({ edit: { revision, fields, sentBefore }, editing }: Sent): Save => ({
  ...editing,
  revision,
  fields,
  sentBefore,
});
sample({
  clock: titled,
  filter: ({ act, stopped }) => act !== "publish" && stopped === null,
  fn: saveOf,
  target: saveItemFx,
});
sample({
  clock: titled,
  filter: ({ stopped }) => stopped !== null,
  fn: (one) => ({ ...saveOf(one), schedule: one.stopped?.schedule ?? null }),
  target: publishEditFx,
});
sample({ clock: titled, filter: ({ act }) => act === "publish", target: publishingReady });

// A new request, or discarding, closes the toast of the last failure.
sample({ clock: [saveItemFx, publishEditFx, editDiscarded], fn: () => topic, target: topicClosed });

const answered = sample({
  clock: merge([
    saveItemFx.done.map(({ params, result }) => ({ params: params as Save, result, tell: saved(result) })),
    publishEditFx.done.map(({ params, result }) => ({ params: params as Save, result, tell: online(result) })),
  ]),
  source: { edit: $edit, editing: $editing, awaitsPictures: $awaitsPictures },
  fn: ({ edit, editing, awaitsPictures }, { params, result, tell }) => {
    const isOpen = edit !== null && isIt(editing, params);
    // Pictures that were chosen during the request are still to come into the text.
    const goesOn = isOpen && (awaitsPictures || !isSame(edit.fields, params.fields));
    const since: Fields | null = goesOn ? edit.fields : null;
    return { item: result, tell, isOpen, since: since && mergeFields(params.fields, since, result.fields) };
  },
});
sample({ clock: answered, fn: ({ item }) => item, target: [contents.itemKnown, itemChanged] });
sample({ clock: answered, filter: ({ since }) => since === null, fn: ({ tell }) => tell, target: toastShown });
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
sample({ clock: typedOn, fn: ({ tell }) => withRest(tell), target: toastShown });

const path = contentAddress({});
sample({
  clock: saveItemFx.failData,
  filter: (refusal) => refusal.kind !== "conflict" && !isToldBeside(refusal),
  fn: (refusal) => notSaved(refusal, path),
  target: toastShown,
});
