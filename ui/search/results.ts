import { createEvent, createStore, sample } from "effector";
import type { PageAddress } from "../lib/page/handle.ts";
import { createQuery } from "../lib/query.ts";
import { queryFrom, type SearchQuery } from "./address.ts";
import { searchSiteFx } from "./effects.ts";

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
