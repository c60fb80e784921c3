import type { ListQuery } from "./listAddress.ts";
import type { Loaded } from "../loading/loaded.ts";

/**
 * What search engines may keep of a list: the page that is shown, which is the last when a later one was asked for.
 * `undefined` while none is there, and for a category that nothing stands in, of which there is no end.
 */
export const canonicalQuery = <Query extends ListQuery<string>>(
  query: Query,
  list: Loaded<{ readonly total: number; readonly page: number }>,
): Query | undefined => {
  if (list.status !== "ready" || (list.value.total === 0 && query.category !== undefined)) return undefined;
  return { ...query, page: list.value.page };
};
