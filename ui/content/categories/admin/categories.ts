import { createEvent, sample } from "effector";
import type { Category } from "../../../../domain/content/categories/category.ts";
import type { EditedCategories } from "../../../../domain/content/categories/editCategories.ts";
import type { PlaceCategory } from "../../../../domain/content/categories/ports.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createPlacing, rereadSettled } from "../../../lib/lists/placing.ts";
import { createQuery } from "../../../lib/query.ts";
import { addCategoryFx, placeCategoryFx, readCategoriesFx, removeCategoryFx, renameCategoryFx } from "./effects.ts";
import { notPlaced } from "./words.ts";

/** A view shows the categories: loads them again, the known ones stay visible. */
export const categoriesWanted = createEvent();

const { refreshed, reloaded, $state } = createQuery({ effect: readCategoriesFx, ends: [$memberId] });
export const categoriesRetried = reloaded;
sample({ clock: categoriesWanted, target: refreshed });

/** The order with a category placed before another, or at the end. */
const withPlaced = ({ listed, used }: EditedCategories, { kind, slug, before }: PlaceCategory): EditedCategories => {
  const isIt = (one: Category, name: string | null) => one.kind === kind && one.slug === name;
  const others = listed.filter((one) => !isIt(one, slug));
  const at = others.findIndex((one) => isIt(one, before));
  return { listed: others.toSpliced(at < 0 ? others.length : at, 0, ...listed.filter((one) => isIt(one, slug))), used };
};

const placing = createPlacing({
  placeFx: placeCategoryFx,
  $state,
  isSame: (one, other) => one.kind === other.kind && one.slug === other.slug,
  withPlaced,
  ends: [$memberId],
});
/** A category was put at another place. */
export const categoryPlaced = placing.placed;
export const $categories = placing.$shown;
sample({ clock: placeCategoryFx.failData, fn: notPlaced, target: toastShown });

rereadSettled({
  $list: $categories,
  $isSettled: placing.$isSettled,
  changes: [addCategoryFx.finally, renameCategoryFx.finally, removeCategoryFx.finally, placeCategoryFx.finally],
  watched: ["categories", "articles", "tips"],
  refreshed,
});
