import { createEvent, createStore, sample } from "effector";
import { createQuery } from "../../lib/query.ts";
import { tidyTyped } from "../address.ts";
import { searchSiteFx } from "../effects.ts";
import { searchClosed } from "./open.ts";

/** What is typed has rested. */
export const suggestionsAsked = createEvent<string>();

const $typed = createStore<string | null>(null, { serialize: "ignore" })
  .on(suggestionsAsked, (_, typed) => tidyTyped(typed) || null)
  .reset(searchClosed);

const { refreshed, $state } = createQuery({
  effect: searchSiteFx,
  $params: $typed.map((typed) => (typed === null ? null : { typed, isBrief: true })),
  ends: [searchClosed, sample({ clock: $typed, filter: (typed) => typed === null })],
});
sample({ clock: suggestionsAsked, fn: () => {}, target: refreshed });

export const $suggestions = $state;
