/** The order of a list by one of its columns. */
export type Sorting<Column extends string = string> = {
  readonly by: Column;
  readonly way: "ascending" | "descending";
};

/** A page of a long list. */
export type Page<Item> = {
  readonly items: readonly Item[];
  /** On all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
};

type Wanted<Item> = {
  readonly page: number;
  readonly perPage: number;
  readonly total: () => Promise<number>;
  readonly slice: (from: number, count: number) => Promise<readonly Item[]>;
};

/** Higher pages are requested after the total is known. */
const likelyPages = 1_000;

/** The requested page. One beyond the last is the last. */
export const pageOf = async <Item>({
  page: wanted,
  perPage,
  total: count,
  slice,
}: Wanted<Item>): Promise<Page<Item>> => {
  const itemsOn = (page: number) => slice((page - 1) * perPage, perPage);
  // Sends both requests at once, to save a round trip.
  const [total, likely] = await Promise.all([count(), wanted <= likelyPages ? itemsOn(wanted) : undefined]);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wanted, pages);
  if (total === 0) return { items: [], total, page, pages };
  return { items: page === wanted && likely ? likely : await itemsOn(page), total, page, pages };
};
