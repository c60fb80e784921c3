import { createEvent, createStore, sample } from "effector";
import { createQuery } from "../../lib/query.ts";
import { tidyTyped } from "../address.ts";
import { searchSiteFx } from "../effects.ts";
import { searchClosed } from "./open.ts";

/** What is typed has rested. */
export const suggestionsAsked = createEvent<string>();

/** The text of the last request. */
export const $suggestedFor = createStore<string | null>(null, { serialize: "ignore" })
  .on(suggestionsAsked, (_, typed) => tidyTyped(typed) || null)
  .reset(searchClosed);

const { refreshed, reloaded, $state, $isOutdated } = createQuery({
  effect: searchSiteFx,
  $params: $suggestedFor.map((typed) => (typed === null ? null : { typed, isBrief: true })),
  ends: [searchClosed, sample({ clock: $suggestedFor, filter: (typed) => typed === null })],
  isReplacedByFailure: true,
});
sample({ clock: suggestionsAsked, fn: () => {}, target: refreshed });

export const $suggestions = $state;
export const suggestionsRetried = reloaded;
/** The shown suggestions are of what was typed before. */
export const $isSuggesting = $isOutdated;
