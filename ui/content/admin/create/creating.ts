import { combine, createEvent, createStore, sample } from "effector";
import { fieldsIn } from "../../../../domain/content/editing/createItem.ts";
import { readTimeOf } from "../../../../domain/content/editing/readTime.ts";
import { isBlank } from "../../../../domain/shared/text.ts";
import { mergeFields } from "../../../lib/editing/mergeFields.ts";
import { toastShown, topicClosed } from "../../../lib/feedback/toasts.ts";
import { contentAddress } from "../address.ts";
import {
  type Complaints,
  complaintsOf,
  isToldBeside,
  noComplaints,
  untitled,
  withoutTyped,
} from "../editor/complaints/complaints.ts";
import { $creation, createDiscarded, createOpened, creationTyped, creator } from "./create.ts";
import { type CreationDraft, creationName, emptyCreation, isWorthStoring } from "./creationDraft.ts";
import { editGoesOn } from "../edit/edit.ts";
import { isSame } from "../edit/editDraft.ts";
import { createItemFx } from "../effects.ts";
import { $awaitsPictures } from "../editor/pictures/pictures.ts";
import { contents, $isInSight } from "../list/list.ts";
import { created, createdInPart, notCreated, picturesAwaited, topic } from "../outcomes.ts";

export const createPressed = createEvent();
export const $isCreating = createItemFx.pending;

/** The error texts of the last request, by field. */
export const $complaints = createStore<Complaints>(noComplaints, { serialize: "ignore" })
  .on(createItemFx.failData, (_, refusal) => complaintsOf(refusal))
  .on(creationTyped, withoutTyped)
  .reset([createItemFx, createOpened]);
// A request without an answer may have created the item. So may the last request of a resumed draft.
const $isRetry = createStore(false, { serialize: "ignore" })
  .on(createItemFx.failData, (_, { kind }) => kind === "unexpected")
  .on(creator.resumed, () => true)
  .reset([createOpened, creator.done]);

const withReadTime = (draft: CreationDraft): CreationDraft => ({
  ...draft,
  readTime: draft.readTime.trim() || readTimeOf(draft.kind, draft.content),
});

const $sent = createStore<CreationDraft | null>(null, { serialize: "ignore" }).reset(createOpened);
/** Whether leaving would lose text. Text in flight doesn't count: a toast shows its outcome. */
export const $isUnsaved = combine(
  $creation,
  $sent,
  $isCreating,
  $awaitsPictures,
  (draft, before, isCreating, awaitsPictures) =>
    draft !== null && (awaitsPictures || (isWorthStoring(draft) && !(isCreating && draft === before))),
);
const asked = sample({
  clock: createPressed,
  source: { draft: $creation, isCreating: $isCreating, isReady: creator.$isReady, awaitsPictures: $awaitsPictures },
  filter: ({ draft, isCreating, isReady }) => draft !== null && !isCreating && isReady,
});
sample({ clock: asked, filter: ({ awaitsPictures }) => awaitsPictures, fn: () => picturesAwaited, target: toastShown });
const pressed = sample({
  clock: asked,
  filter: ({ awaitsPictures }) => !awaitsPictures,
  fn: ({ draft }) => draft ?? emptyCreation,
});
sample({ clock: pressed, filter: ({ title }) => isBlank(title), fn: untitled, target: $complaints });
const sent = sample({ clock: pressed, filter: ({ title }) => !isBlank(title) });
sample({ clock: sent, target: $sent });
sample({
  clock: sent,
  source: $isRetry,
  fn: (isRetry, draft) => ({ ...withReadTime(draft), isRetry }),
  target: createItemFx,
});

// A new request, or discarding, closes the toast of the last failure.
sample({ clock: [sent, createDiscarded], fn: () => topic, target: topicClosed });

const answered = sample({
  clock: createItemFx.done,
  source: { draft: $creation, before: $sent, last: creator.$left, found: creator.$found },
  // When the answer comes, the dialog may be closed, hold newer text or be open again.
  fn: ({ draft, before, last, found }, { params, result: item }) => {
    const sentFields = fieldsIn(params);
    const isSent = (one: CreationDraft | null | undefined) =>
      one?.kind === params.kind && isSame(fieldsIn(withReadTime(one)), sentFields);
    if (draft === null || before === null) {
      return { item, since: null, isOver: isSent(draft ?? last), offered: isSent(found?.draft) ? found : null };
    }
    const now = fieldsIn(withReadTime(draft));
    const since = isSame(now, sentFields) ? null : mergeFields(sentFields, now, item.fields);
    return { item, since, isOver: true, offered: null };
  },
});
sample({ clock: answered, filter: ({ isOver }) => isOver, fn: () => creationName, target: creator.done });
// The offered draft equals the created item and is dropped.
sample({
  clock: answered.map(({ offered }) => offered),
  filter: (offered) => offered !== null,
  target: creator.begunAnew,
});
sample({ clock: answered, fn: () => ({ isQuiet: false }), target: contents.touched });
sample({
  clock: answered,
  source: $isInSight,
  fn: (isInSight, { item, since }) => (since ? createdInPart(item) : created(item, isInSight(item))),
  target: toastShown,
});
// Text typed during the request becomes an edit of the created item.
sample({
  clock: answered,
  filter: ({ since }) => since !== null,
  fn: ({ item, since }) => ({ item, fields: since ?? item.fields }),
  target: editGoesOn,
});
const path = contentAddress({});
sample({
  clock: createItemFx.failData,
  filter: (refusal) => !isToldBeside(refusal),
  fn: (refusal) => notCreated(refusal, path),
  target: toastShown,
});
