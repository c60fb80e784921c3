import type { ListQuery } from "./listAddress.ts";
import type { Loaded } from "../loading/loaded.ts";

/**
 * The query of a list's canonical address. A page beyond the end becomes the last page. `undefined` while the list
 * isn't loaded, and for an empty category: visitors can invent any number of them.
 */
export const canonicalQuery = <Query extends ListQuery<string>>(
  query: Query,
  list: Loaded<{ readonly total: number; readonly page: number }>,
): Query | undefined => {
  if (list.status !== "ready" || (list.value.total === 0 && query.category !== undefined)) return undefined;
  return { ...query, page: list.value.page };
};
