import { sample } from "effector";
import {
  invalidReport,
  longestReport,
  type ReportReason,
  reportReasons,
  type ReportSubject,
} from "../../../domain/content/reports/report.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { codecOf, createDraft, textIn } from "../../lib/draft.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createForm, type Errors } from "../../lib/form.ts";
import { sendReportFx } from "./effects.ts";
import { $reported, reportClosed } from "./opened.ts";
import { notReported, problems, reported } from "./words.ts";

type Typed = { readonly reason: string; readonly text: string };
const nothing: Typed = { reason: "", text: "" };

const reasonIn = (typed: string): ReportReason | undefined => reportReasons.find((reason) => reason === typed);

const errorsOf = ({ reason: typed, text }: Typed): Errors<Typed> => {
  const reason = reasonIn(typed);
  if (!reason) return { reason: problems.reason };
  const invalid = invalidReport({ reason, text });
  return invalid ? { text: problems.text(invalid) } : {};
};

export const reportForm = createForm({
  fields: nothing,
  effect: sendReportFx,
  $source: $reported,
  toParams: (typed, to) => {
    const reason = reasonIn(typed.reason);
    return to && reason ? { subject: to.subject, reason, text: typed.text } : null;
  },
  check: errorsOf,
  errors: {
    "words-required": (invalid): Errors<Typed> => ({ text: problems.text(invalid) }),
    "words-too-long": (invalid): Errors<Typed> => ({ text: problems.text(invalid) }),
  },
  failed: notReported,
});

// What is typed stays on the device until it is sent.
const draft = createDraft({
  nameOf: (subject: string, owner) => `report:${owner}:${subject}`,
  codec: codecOf<Typed>({
    version: 1,
    parse: (stored) => ({
      reason: textIn(stored, "reason", 20) ?? "",
      text: textIn(stored, "text", 4 * longestReport) ?? "",
    }),
    isEmpty: ({ reason, text }) => reason === "" && text === "",
  }),
  $owner: $memberId,
});
const keyOf = ({ kind, id }: ReportSubject): string => `${kind}:${id}`;
const opened = sample({ clock: reportForm.shown, source: $reported, filter: (to) => to !== null });
sample({ clock: opened, fn: ({ subject }) => keyOf(subject), target: draft.wanted });
const typed = sample({
  clock: reportForm.typed,
  source: $reported,
  filter: Boolean,
  fn: ({ subject }, value) => ({ key: keyOf(subject), value }),
});
sample({ clock: typed, target: draft.typed });
const recalled = sample({
  clock: draft.recalled,
  source: { to: $reported, typed: reportForm.$typed },
  filter: ({ to, typed: { text } }, { key, value }) =>
    value !== null && text === "" && to !== null && keyOf(to.subject) === key,
  fn: (_, { value }) => value ?? nothing,
});
sample({ clock: recalled, target: reportForm.filled });

sample({
  clock: reportForm.done,
  fn: ({ params }) => ({ key: keyOf(params.subject), value: null }),
  target: draft.typed,
});
sample({ clock: reportForm.done, fn: ({ params }) => reported(params.subject.kind), target: toastShown });
// Another dialog may have been opened meanwhile.
sample({
  clock: reportForm.done,
  source: $reported,
  filter: (to, { params }) => to?.subject.id === params.subject.id,
  fn: () => {},
  target: reportClosed,
});
sample({ clock: [reportClosed, $memberId], fn: () => {}, target: reportForm.left });
