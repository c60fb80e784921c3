import type { Loaded } from "../loading/loaded.ts";

// A list's filter, order and page are part of its address: it can be shared and bookmarked.

export const queryNames = { category: "categorie", sort: "tri", page: "page" } as const;

/** The query parameters that lists read. */
export const listReads: readonly string[] = Object.values(queryNames);

const highestPage = 100_000;
const longestText = 100;

/** A text of an address, without control characters and not too long; undefined without one. */
export const textIn = (given: string | null): string | undefined =>
  // Cut by code points: half a surrogate pair can't be encoded in an address.
  [...(given?.replace(/\p{Cc}/gu, "") ?? "")].slice(0, longestText).join("") || undefined;

/** A page's number in an address. Invalid values are page 1. */
export const pageIn = (given: string | null): number => {
  const page = Number(given);
  return Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1;
};

type ListQuery<Sort extends string> = {
  readonly category?: string | undefined;
  readonly sort: Sort;
  readonly page: number;
};

/** Reads and builds the addresses of one list. The first order is the default and is omitted. */
export const listAddresses = <Sort extends string>(path: string, sorts: readonly [Sort, ...Sort[]]) => ({
  /** Reads the query of an address. Invalid values get their default: the first order, page 1. */
  queryFrom(search: string): ListQuery<Sort> {
    const asked = new URLSearchParams(search);
    return {
      category: textIn(asked.get(queryNames.category)),
      sort: sorts.find((sort) => sort === asked.get(queryNames.sort)) ?? sorts[0],
      page: pageIn(asked.get(queryNames.page)),
    };
  },

  /** Builds a list's address, without default values. */
  addressOf({ category, sort, page }: Partial<ListQuery<Sort>>): string {
    const asked = new URLSearchParams();
    if (category) asked.set(queryNames.category, category);
    if (sort !== undefined && sort !== sorts[0]) asked.set(queryNames.sort, sort);
    if (page !== undefined && page > 1) asked.set(queryNames.page, String(page));
    const search = asked.toString();
    return search ? `${path}?${search}` : path;
  },
});

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

/** Whether nothing is published yet: filters and figures would have nothing to show. */
export const hasNothing = (list: Loaded<{ readonly total: number }>, { category }: ListQuery<string>): boolean =>
  list.status === "ready" && list.value.total === 0 && category === undefined;
