import { combine } from "effector";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { ContentQuery } from "../../../../domain/content/editing/listContent.ts";
import { haveSameItems, inPlace } from "../../../admin/inPlace.ts";
import { stableListModel } from "../../../admin/stableListModel.ts";
import { type ContentSelection, contentSelectionOf } from "../address.ts";
import { listContentFx } from "../effects.ts";
import { withKnown } from "../editor/inPlace.ts";

const queryOf = ({ kind, words, category, isPublished, sorting, page }: ContentSelection): ContentQuery => ({
  kind,
  search: words,
  categories: category === null ? undefined : [category],
  isPublished: isPublished ?? undefined,
  sorting,
  page,
});

/** The staff's list of articles or tips, with drafts, as its address selects it. */
export const contents = stableListModel({
  listFx: listContentFx,
  queryOf,
  firstSelection: contentSelectionOf(""),
  watched: ["articles", "tips", "categories"],
  inPlace,
  withItem: withKnown,
});

/** Whether a new item of that kind appears on the screen. New items come first on page 1. */
export const $isInSight = combine(
  contents.$selection,
  contents.$isShown,
  ({ kind, words, category, isPublished, sorting, page }, isShown) =>
    (item: { readonly kind: ContentKind }): boolean =>
      isShown &&
      kind === item.kind &&
      words === "" &&
      category === null &&
      isPublished === null &&
      sorting === undefined &&
      page === 1,
);
/** Whether the latest list has other items or another order than the screen. */
export const $hasNews = combine(
  contents.$list,
  contents.$fresh,
  (list, fresh) => list.status === "ready" && fresh !== null && !haveSameItems(list.value, fresh.list),
);
/** The number of items of each kind; null while unknown. */
export const $counts = combine(contents.$list, contents.$fresh, (list, fresh) =>
  list.status === "ready" ? (fresh?.list ?? list.value).counts : null,
);
