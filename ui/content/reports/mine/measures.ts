import { createEvent, createStore, sample } from "effector";
import { invalidWords, longestAppeal, type MeasureId } from "../../../../domain/content/reports/measure.ts";
import { measuresTab } from "../../../accounts/profile/address.ts";
import { spaceShown, tabNeeded } from "../../../accounts/profile/listedTabs.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { codecOf, createDraft, textIn } from "../../../lib/draft.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createForm } from "../../../lib/form.ts";
import { createQuery } from "../../../lib/query.ts";
import { appealMeasureFx, readMeasuresFx } from "../effects.ts";
import { appealed, appealProblem, notAppealed } from "./words.ts";

const measures = createQuery({ effect: readMeasuresFx, ends: [$memberId] });
/** The member's own measures, newest first. */
export const { $state: $measures, refreshed: measuresWanted, reloaded: measuresRetried } = measures;
sample({ clock: spaceShown, target: measures.refreshed });
sample({
  clock: measures.$state,
  filter: (state) => state.status === "ready" && state.value.length > 0,
  fn: () => measuresTab,
  target: tabNeeded,
});
sample({ clock: appealMeasureFx.finally, fn: () => {}, target: measures.refreshed });

export const appealOpened = createEvent<MeasureId>();
export const appealClosed = createEvent();
/** The measure whose appeal is being written; null without one. */
export const $appealing = createStore<MeasureId | null>(null, { serialize: "ignore" })
  .on(appealOpened, (_, id) => id)
  .on(appealMeasureFx.done, (open, { params }) => (open === params.measure ? null : open))
  .reset([appealClosed, $memberId]);

type Typed = { readonly text: string };

export const appealForm = createForm({
  fields: { text: "" } as Typed,
  effect: appealMeasureFx,
  $source: $appealing,
  toParams: ({ text }, measure) => (measure === null ? null : { measure, text }),
  check: ({ text }) => {
    const invalid = invalidWords(text, longestAppeal);
    return invalid ? { text: appealProblem(invalid) } : {};
  },
  errors: {
    "words-required": (invalid) => ({ text: appealProblem(invalid) }),
    "words-too-long": (invalid) => ({ text: appealProblem(invalid) }),
  },
  failed: notAppealed,
});

// What is typed stays on the device until it is sent.
const draft = createDraft({
  nameOf: (measure: MeasureId, owner) => `appeal:${owner}:${measure}`,
  codec: codecOf<Typed>({
    version: 1,
    parse: (stored) => ({ text: textIn(stored, "text", 4 * longestAppeal) ?? "" }),
    isEmpty: ({ text }) => text === "",
  }),
  $owner: $memberId,
});
sample({ clock: appealForm.shown, source: $appealing, filter: (id) => id !== null, target: draft.wanted });
sample({
  clock: appealForm.typed,
  source: $appealing,
  filter: (id) => id !== null,
  fn: (key, value) => ({ key: key as MeasureId, value }),
  target: draft.typed,
});
const recalled = sample({
  clock: draft.recalled,
  source: { open: $appealing, typed: appealForm.$typed },
  filter: ({ open, typed }, { key, value }) => value !== null && typed.text === "" && open === key,
  fn: (_, { value }) => value ?? { text: "" },
});
sample({ clock: recalled, target: appealForm.filled });
sample({
  clock: appealForm.done,
  fn: ({ params }) => ({ key: params.measure, value: null }),
  target: draft.typed,
});
sample({ clock: appealForm.done, fn: () => appealed, target: toastShown });
sample({ clock: [appealClosed, $memberId], fn: () => {}, target: appealForm.left });
