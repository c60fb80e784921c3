import type { Sorting } from "../../../domain/shared/pages.ts";
import { sortParameter } from "./sorting.ts";
import { words } from "./words.ts";

// Apart from `sorting.ts`, which is in every first download.

/** A column, with the address of its next order if it sorts. */
export type Sorted = { readonly words: string; readonly to?: string };
type OrderChoice = { readonly value: string; readonly words: string };

/** Both orders of each column that sorts, as values of the query parameter. @param search of the present address */
export const orderChoices = (columns: readonly Sorted[], search: string): readonly OrderChoice[] => {
  const asked = (query: string) => new URLSearchParams(query).get(sortParameter);
  return columns.flatMap(({ words: name, to }) => {
    if (to === undefined) return [];
    // The name of the column that is sorted downwards leads to the list's own order: the column is in the present address.
    const column = (asked(to.split("?")[1] ?? "") ?? asked(search) ?? "").replace(/^-/, "");
    return [
      { value: column, words: words.upwards(name) },
      { value: `-${column}`, words: words.downwards(name) },
    ];
  });
};

/** The first page of the list at an address in another order. An empty one is the list's own. */
export const sortedAddress = (pathname: string, search: string, order: string): string => {
  const asked = new URLSearchParams(search);
  asked.delete("page");
  if (order === "") asked.delete(sortParameter);
  else asked.set(sortParameter, order);
  return asked.size > 0 ? `${pathname}?${asked.toString()}` : pathname;
};

type Way<Item> = Pick<Sorting, "way"> & { readonly compare: (one: Item, other: Item) => number };

/** Items that are all known, in an order; undefined leaves them. */
export const sortedBy = <Item>(items: readonly Item[], by: Way<Item> | undefined): readonly Item[] => {
  if (!by) return items;
  const sign = by.way === "ascending" ? 1 : -1;
  return items.toSorted((one, other) => sign * by.compare(one, other));
};
