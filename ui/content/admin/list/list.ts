import { combine } from "effector";
import type { Kind } from "../../../../domain/content/editing/item.ts";
import type { ContentQuery } from "../../../../domain/content/editing/listContent.ts";
import { stableListModel } from "../../../admin/stableListModel.ts";
import { type ContentPlace, contentPlaceOf } from "../address.ts";
import { readAlike } from "../editor/categories.ts";
import { listContentFx } from "../effects.ts";
import { inPlace, saysTheSame, withKnown } from "../editor/inPlace.ts";

const queryOf = ({ kind, words, category, page }: ContentPlace): ContentQuery => ({
  kind,
  search: words,
  categories: category === null ? undefined : readAlike(category),
  page,
});

/** What is written, drafts too, as the address asks for it. */
export const contents = stableListModel({
  listFx: listContentFx,
  queryOf,
  firstPlace: contentPlaceOf(""),
  watched: ["articles", "tips"],
  inPlace,
  withItem: withKnown,
});

/** Whether a new one of that kind comes to stand on the screen: first of all, as it is the newest. */
export const $isInSight = combine(
  contents.$place,
  contents.$isShown,
  ({ kind, words, category, page }, isShown) =>
    (item: { readonly kind: Kind }): boolean =>
      isShown && kind === item.kind && words === "" && category === null && page === 1,
);
/** Whether others stand there by now than the screen shows. */
export const $hasNews = combine(
  contents.$list,
  contents.$fresh,
  (list, fresh) => list.status === "ready" && fresh !== null && !saysTheSame(list.value, fresh.list),
);
/** How many there are of each kind, and which categories; nothing while that isn't known. */
export const $counts = combine(contents.$list, contents.$fresh, (list, fresh) =>
  list.status === "ready" ? (fresh?.list ?? list.value).counts : null,
);
