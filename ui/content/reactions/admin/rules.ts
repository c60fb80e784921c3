import { attach, createEvent, createStore, sample } from "effector";
import { changedRules, type HoldingChange, parseHeldWord } from "../../../../domain/content/reactions/holding.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createForm, type Errors } from "../../../lib/form.ts";
import { ready } from "../../../lib/loading/loaded.ts";
import { createQuery } from "../../../lib/query.ts";
import { changeHoldingFx, readHoldingFx } from "./effects.ts";
import { notHeld, ruleWords } from "./ruleWords.ts";

/** The rules by which comments wait are shown. */
export const rulesOpened = createEvent();
export const rulesClosed = createEvent();
export const $areRulesOpen = createStore(false, { serialize: "ignore" })
  .on(rulesOpened, () => true)
  .reset([rulesClosed, $memberId]);

const rules = createQuery({ effect: readHoldingFx, ends: [$memberId] });
export const { $state: $rules, reloaded: rulesRetried } = rules;
sample({ clock: rulesOpened, target: rules.refreshed });
// Others may change the rules at the same time: one change at a time is sent, and the rules are read anew after it.
$rules.on(changeHoldingFx, (state, change) =>
  state.status === "ready" ? ready(changedRules(state.value, change)) : state,
);
sample({ clock: changeHoldingFx.finally, fn: () => {}, target: rules.hinted });

/** A word is taken off the list, or a rule switched. */
export const ruleChanged = createEvent<Exclude<HoldingChange, { readonly added: string }>>();
const changeRuleFx = attach({ effect: changeHoldingFx });
sample({ clock: ruleChanged, target: changeRuleFx });
sample({ clock: changeRuleFx.failData, fn: notHeld, target: toastShown });

type Typed = { readonly word: string };
const wrong = ({ kind }: { readonly kind: keyof typeof ruleWords.wrong }): Errors<Typed> => ({
  word: ruleWords.wrong[kind],
});

/** Adds a word to the list. */
export const wordForm = createForm({
  fields: { word: "" } as Typed,
  effect: attach({ effect: changeHoldingFx, mapParams: (change: { readonly added: string }): HoldingChange => change }),
  toParams: ({ word }) => ({ added: word }),
  check: ({ word }): Errors<Typed> => {
    const parsed = parseHeldWord(word);
    return parsed.ok ? {} : wrong(parsed.refusal);
  },
  errors: { "word-required": wrong, "word-too-long": wrong, "too-many-words": wrong },
  failed: notHeld,
});
sample({ clock: wordForm.done, fn: (): Typed => ({ word: "" }), target: wordForm.filled });
