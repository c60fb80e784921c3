import { createEvent, createStore, sample } from "effector";
import type { PageAddress } from "../lib/page/handle.ts";
import { $visitorIsHere, visitorArrived } from "../lib/page/visitor.ts";
import { createQuery } from "../lib/query.ts";
import { queryFrom, type SearchQuery } from "./address.ts";
import { countMissedSearchFx, searchSiteFx } from "./effects.ts";
import { isMissed } from "./finds.ts";

export const searchPageOpened = createEvent<PageAddress>();

/** What the address asks for. */
export const $searchQuery = createStore<SearchQuery>({ typed: "" }, { sid: "search-query" }).on(
  searchPageOpened,
  (_, { search }) => queryFrom(search),
);

const { refreshed, reloaded, $state, $isOutdated } = createQuery({
  effect: searchSiteFx,
  $params: $searchQuery.map(({ typed, kind }) => ({ typed, ...(kind && { kind }), isBrief: false })),
  name: "search-finds",
  isReplacedByFailure: true,
});
export const searchRetried = reloaded;
export const $finds = $state;
export const $isSearching = $isOutdated;
export const $searchStatus = $state.map(({ status }) => (status === "failed" ? 503 : 200));

sample({ clock: searchPageOpened, fn: () => {}, target: refreshed });

/** The words of the last search that was counted: another filter is no other search. */
const $counted = createStore("", { serialize: "ignore" });
const missed = sample({
  clock: [visitorArrived, $finds.updates],
  source: { finds: $finds, query: $searchQuery, counted: $counted, isHere: $visitorIsHere },
  filter: ({ finds, query, counted, isHere }) =>
    isHere && finds.status === "ready" && isMissed(finds.value) && query.typed !== counted,
  fn: ({ query }) => query.typed,
});
// A search that can't be counted is a search all the same.
sample({ clock: missed, target: [$counted, countMissedSearchFx] });
