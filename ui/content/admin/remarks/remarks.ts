import { createEvent, sample } from "effector";
import { type Remark, type RemarkId, unfitRemark } from "../../../../domain/content/remarks/remark.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { createQuery } from "../../../lib/query.ts";
import { $editing, isIt } from "../edit/edit.ts";
import { addRemarkFx, answerRemarkFx, listRemarksFx, removeRemarkFx, resolveRemarkFx } from "./effects.ts";
import { $unsent, answerDropped, remarkDropped } from "./unsent.ts";
import { notAdded, notAnswered, notRemoved, notResolved } from "./words.ts";

export const remarkSent = createEvent();
export const answerSent = createEvent<RemarkId>();

const query = createQuery({ effect: listRemarksFx, $params: $editing, ends: [$editing] });
/** The remarks on the open item. An answer that fails leaves the ones that are known. */
export const $remarks = query.$state;
/** The dialog asks at once and again. */
export const { refreshed: remarksAsked, reloaded: remarksRetried } = query;

const none: readonly Remark[] = [];
export const $allRemarks = $remarks.map((state) => (state.status === "ready" ? state.value : none));
/** Those that aren't resolved. */
export const $openRemarks = $allRemarks.map((all) => all.filter(({ isResolved }) => !isResolved));

const adding = createMutation(addRemarkFx, { ends: [$editing], failed: ({ error }) => notAdded(error) });
export const $isAdding = adding.$inFlight.map((calls) => calls.length > 0);
sample({
  clock: sample({
    clock: remarkSent,
    source: { unsent: $unsent, editing: $editing },
    fn: ({ unsent: { quoted, text }, editing }) =>
      quoted && editing && !unfitRemark(text) ? { kind: editing.kind, id: editing.id, quoted, text } : null,
  }),
  filter: (remark) => remark !== null,
  target: adding.requested,
});

const answering = createMutation(answerRemarkFx, {
  keyOf: ({ id }) => id,
  ends: [$editing],
  failed: ({ error }) => notAnswered(error),
});
export const $answering = answering.$inFlight.map((calls) => calls.map(({ id }) => id));
sample({
  clock: answerSent,
  source: $unsent,
  filter: ({ answers }, id) => !unfitRemark(answers[id] ?? ""),
  fn: ({ answers }, id) => ({ id, text: answers[id] ?? "" }),
  target: answering.requested,
});

// What was typed on during the request stays.
sample({
  clock: addRemarkFx.done,
  source: { unsent: $unsent, editing: $editing },
  filter: ({ unsent, editing }, { params }) => isIt(editing, params) && unsent.text === params.text,
  fn: () => {},
  target: remarkDropped,
});
sample({
  clock: answerRemarkFx.done,
  source: $unsent,
  filter: ({ answers }, { params }) => answers[params.id] === params.text,
  fn: (_, { params }) => params.id,
  target: answerDropped,
});

const resolving = createMutation(resolveRemarkFx, {
  keyOf: ({ id }) => id,
  ends: [$editing],
});
export const resolvePressed = resolving.requested;
sample({
  clock: resolveRemarkFx.fail,
  fn: ({ params, error }) => notResolved(error, params.isResolved),
  target: toastShown,
});
const removing = createMutation(removeRemarkFx, {
  keyOf: (id) => id,
  ends: [$editing],
  failed: ({ error }) => notRemoved(error),
});
export const removePressed = removing.requested;
export const $busy = resolving.$inFlight.map((calls) => calls.map(({ id }) => id));
export const $removing = removing.$inFlight;

// Of a failure too: an answer may be lost after the act.
sample({
  clock: [addRemarkFx.finally, answerRemarkFx.finally, resolveRemarkFx.finally, removeRemarkFx.finally],
  fn: () => {},
  target: query.hinted,
});
