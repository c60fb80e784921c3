// A list's filter, order and page stand in its address, so that they can be shared, marked and gone back to.

export const queryNames = { category: "categorie", sort: "tri", page: "page" } as const;

/** What a list reads of its address. */
export const listReads: readonly string[] = Object.values(queryNames);

const highestPage = 100_000;
const longestCategory = 100;

export type ListQuery<Sort extends string> = {
  readonly category?: string | undefined;
  readonly sort: Sort;
  readonly page: number;
};

/** The addresses of one list. The first of its orders is its own, and stands in no address. */
export const listAddresses = <Sort extends string>(path: string, sorts: readonly [Sort, ...Sort[]]) => ({
  /** What an address asks for. Whatever it can't mean is left out: an unknown order is the first, page -3 is the first. */
  queryFrom(search: string): ListQuery<Sort> {
    const asked = new URLSearchParams(search);
    const page = Number(asked.get(queryNames.page));
    const category = asked.get(queryNames.category)?.replace(/\p{Cc}/gu, "");
    return {
      // By whole letters: half of one can't stand in an address.
      category: [...(category ?? "")].slice(0, longestCategory).join("") || undefined,
      sort: sorts.find((sort) => sort === asked.get(queryNames.sort)) ?? sorts[0],
      page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
    };
  },

  /** Where a list stands. What is the default doesn't stand in it. */
  addressOf({ category, sort, page }: Partial<ListQuery<Sort>>): string {
    const asked = new URLSearchParams();
    if (category) asked.set(queryNames.category, category);
    if (sort !== undefined && sort !== sorts[0]) asked.set(queryNames.sort, sort);
    if (page !== undefined && page > 1) asked.set(queryNames.page, String(page));
    const search = asked.toString();
    return search ? `${path}?${search}` : path;
  },
});
