import { combine, createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import {
  type AnswerWish,
  invalidWords,
  longestMeasureReason,
  type MeasureId,
} from "../../../../domain/content/reports/measure.ts";
import type { MeasureWish, TakenMeasure } from "../../../../domain/content/reports/takeMeasure.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { createUndo } from "../../../admin/table/undo.ts";
import { codecOf, createDraft, textIn } from "../../../lib/draft.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createForm, type Errors } from "../../../lib/form.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { createMutation, eitherInFlight } from "../../../lib/mutation.ts";
import { createQuery } from "../../../lib/query.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { restoreCommentFx } from "../../reactions/admin/effects.ts";
import { answerAppealFx, liftMeasureFx, listMeasuresFx, settleReportsFx, takeMeasureFx } from "./effects.ts";
import { answered, lifted, measureProblems, notMeasured, taken } from "./measureWords.ts";

/** The member about whom the staff decides; `name` as it is shown, `reported` what led to it. */
type Measured = Pick<MeasureWish, "member" | "reported"> & { readonly name: string };

export const measureOpened = createEvent<Measured>();
export const measureClosed = createEvent();
export const $measured = createStore<Measured | null>(null, { serialize: "ignore" })
  .on(measureOpened, (_, measured) => measured)
  .reset([measureClosed, $memberId]);

/** Whether a reported comment is hidden with the measure. */
export const hidingToggled = createEvent();
export const $hidesComment = createStore(true, { serialize: "ignore" })
  .on(hidingToggled, (hides) => !hides)
  .reset(measureOpened);

/** The decisions that the form offers. */
export const decisions = {
  warning: { kind: "warning", hours: null },
  day: { kind: "mute", hours: 24 },
  week: { kind: "mute", hours: 168 },
  month: { kind: "mute", hours: 720 },
  good: { kind: "mute", hours: null },
} as const satisfies Record<string, Pick<MeasureWish, "kind" | "hours">>;

const decisionIn = (typed: string): keyof typeof decisions | undefined =>
  (Object.keys(decisions) as (keyof typeof decisions)[]).find((name) => name === typed);

type Typed = { readonly what: string; readonly reason: string };
const nothing: Typed = { what: "", reason: "" };
const said = (invalid: Parameters<typeof measureProblems.words>[0]): Errors<Typed> => ({
  reason: measureProblems.words(invalid),
});

export const measureForm = createForm({
  fields: nothing,
  effect: takeMeasureFx,
  $source: combine({ to: $measured, hidesComment: $hidesComment }),
  toParams: ({ what, reason }, { to, hidesComment }) => {
    const decision = decisionIn(what);
    return to && decision
      ? { member: to.member, ...decisions[decision], reason, reported: to.reported, hidesComment }
      : null;
  },
  check: ({ what, reason }): Errors<Typed> => {
    const invalid = invalidWords(reason, longestMeasureReason);
    return { ...(!decisionIn(what) && { what: measureProblems.what }), ...(invalid && said(invalid)) };
  },
  errors: { "words-required": said, "words-too-long": said },
  failed: notMeasured,
});
sample({
  clock: measureForm.done,
  source: $measured,
  filter: (to, { params }) => to?.member === params.member,
  fn: () => {},
  target: measureClosed,
});
sample({ clock: [measureClosed, $memberId], fn: () => {}, target: measureForm.left });

// What is typed stays on the device until it is sent.
const draft = createDraft({
  nameOf: (member: MemberId, owner) => `measure:${owner}:${member}`,
  codec: codecOf<Typed>({
    version: 1,
    parse: (stored) => ({
      what: decisionIn(textIn(stored, "what", 20) ?? "") ?? "",
      reason: textIn(stored, "reason", 4 * longestMeasureReason) ?? "",
    }),
    isEmpty: ({ what, reason }) => what === "" && reason === "",
  }),
  $owner: $memberId,
});
const opened = sample({ clock: measureForm.shown, source: $measured, filter: Boolean });
sample({ clock: opened, fn: ({ member }) => member, target: draft.wanted });
const typed = sample({
  clock: measureForm.typed,
  source: $measured,
  filter: Boolean,
  fn: ({ member }, value) => ({ key: member, value }),
});
sample({ clock: typed, target: draft.typed });
const recalled = sample({
  clock: draft.recalled,
  source: { to: $measured, typed: measureForm.$typed },
  filter: ({ to, typed: { reason } }, { key, value }) => value !== null && reason === "" && to?.member === key,
  fn: (_, { value }) => value ?? nothing,
});
sample({ clock: recalled, target: measureForm.filled });
sample({ clock: measureForm.done, fn: ({ params }) => ({ key: params.member, value: null }), target: draft.typed });

const lifting = createMutation(liftMeasureFx, {
  keyOf: (id) => id,
  ends: [$memberId],
  done: () => lifted,
  failed: ({ error }) => notMeasured(error),
});
export const liftPressed = lifting.requested;
type Taken = Pick<MeasureWish, "reported"> & { readonly measure: TakenMeasure };
const undo = createUndo<Taken>("undo-measure");
sample({
  clock: takeMeasureFx.done,
  fn: ({ params: { kind, reported }, result }) => ({
    ...taken(kind === "mute", reported?.kind, result.isSettled),
    ...undo.offer({ measure: result, reported }),
  }),
  target: toastShown,
});
sample({ clock: undo.asked, fn: ({ measure }) => measure.id, target: lifting.requested });
const reopened = undo.asked.filterMap(({ reported, measure }) => (measure.isSettled ? reported : undefined));
sample({ clock: reopened, fn: (subject) => ({ subject, isSettled: false }), target: settleReportsFx });
sample({
  clock: reopened.filterMap((subject) => (subject.kind === "member" ? undefined : subject)),
  target: restoreCommentFx,
});

/** The answers to appeals that the staff types, by measure. They stay after a failure. */
export const answerTyped = createEvent<{ readonly id: MeasureId; readonly text: string }>();
export const $answers = createStore<Readonly<Record<string, string>>>({}, { serialize: "ignore" })
  .on(answerTyped, (all, { id, text }) => ({ ...all, [id]: text }))
  .on(answerAppealFx.done, (all, { params }) => ({ ...all, [params.measure]: "" }))
  .reset($memberId);
const answering = createMutation(answerAppealFx, {
  keyOf: ({ measure }: AnswerWish) => measure,
  ends: [$memberId],
  done: ({ params }) => answered(params.isAccepted),
  failed: ({ error }) =>
    error.kind === "words-required" || error.kind === "words-too-long"
      ? { tone: "bad", title: measureProblems.words(error), topic: "measures" }
      : notMeasured(error),
});
export const answerSent = answering.requested;
/** The measures that are being changed. */
export const $changingMeasures = combine(eitherInFlight(lifting.$inFlight, answering.$inFlight), (calls) =>
  calls.map((call) => (typeof call === "string" ? call : call.measure)),
);

export const measuresShown = createEvent();
export const measuresLeft = createEvent();
const $isShown = createStore(false, { serialize: "ignore" })
  .on(measuresShown, () => true)
  .reset(measuresLeft);
const measures = createQuery({ effect: listMeasuresFx, ends: [$memberId] });
export const { $state: $measures, reloaded: measuresRetried } = measures;
sample({ clock: measuresShown, target: measures.refreshed });
const elsewhere = sample({ clock: changeHinted, filter: (watched) => watched === "reports" });
sample({
  clock: [takeMeasureFx.done, liftMeasureFx.finally, answerAppealFx.finally, elsewhere, visitorReturned],
  filter: $isShown,
  fn: () => {},
  target: measures.hinted,
});
