import type { TipQuery } from "../../domain/tips/listTips.ts";

// The list's filter, order and page stand in its address, so that they can be shared, marked and gone back to.

const names = { category: "categorie", sort: "tri", page: "page" } as const;
export const queryNames = names;

const highestPage = 100_000;

/** What an address asks for. Whatever it can't mean is left out: an unknown order is the default, page -3 is the first. */
export const queryFrom = (search: string): TipQuery => {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get(names.page));
  return {
    category:
      asked
        .get(names.category)
        ?.replace(/\p{Cc}/gu, "")
        .slice(0, 100) || undefined,
    sort: asked.get(names.sort) === "popular" ? "popular" : "recent",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
  };
};

/** The address of a list. What is the default doesn't stand in it. */
export const listAddress = ({ category, sort, page }: Partial<TipQuery>): string => {
  const asked = new URLSearchParams();
  if (category) asked.set(names.category, category);
  if (sort === "popular") asked.set(names.sort, sort);
  if (page !== undefined && page > 1) asked.set(names.page, String(page));
  const search = asked.toString();
  return search ? `/tips?${search}` : "/tips";
};

export const tipAddress = (slug: string): string => `/tips/${slug}`;
