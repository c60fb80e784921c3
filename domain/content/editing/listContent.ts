import type { SignedOut } from "../../accounts/ports.ts";
import { type Page, pageOf } from "../../shared/pages.ts";
import { type Result, done } from "../../shared/result.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { ItemSummary } from "./contentItem.ts";
import type { ItemCounts, ItemFilter, ItemLists, ItemSorting } from "./ports.ts";

export type ContentQuery = ItemFilter & { readonly sorting?: ItemSorting | undefined; readonly page: number };

export type ContentList = Page<ItemSummary> & {
  /** The number of each kind for the search and the categories, published or not. */
  readonly counts: ItemCounts;
};

export type ListRefusal = SignedOut | NotStaff;
export type ListContent = (query: ContentQuery) => Promise<Result<ContentList, ListRefusal>>;

export const itemsPerPage = 24;

/**
 * One page of articles or tips, drafts too, newest first or sorted by a column. A page beyond the last is the last. Refuses callers
 * who aren't staff.
 */
export const listContent =
  ({ lists }: { readonly lists: ItemLists }): ListContent =>
  async ({ kind, search, categories, isPublished, sorting, page }) => {
    const counting = lists.count({ search, categories });
    const list = await pageOf({
      page,
      perPage: itemsPerPage,
      slice: (from, count) => lists.slice({ kind, search, categories, isPublished, sorting, from, count }),
      total: async () => {
        const counts = await counting;
        if (!counts.ok) return 0;
        const [all, drafts] = [counts.value[kind], counts.value.drafts[kind]];
        return isPublished === undefined ? all : isPublished ? all - drafts : drafts;
      },
    });
    const counts = await counting;
    return counts.ok ? done({ ...list, counts: counts.value }) : counts;
  };
