import { combine, createEvent, createStore, sample } from "effector";
import type { Category } from "../../../../domain/content/categories/category.ts";
import type { EditedCategories } from "../../../../domain/content/categories/editCategories.ts";
import type { PlaceCategory } from "../../../../domain/content/categories/ports.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { ready } from "../../../lib/loading/loaded.ts";
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

/** A category was put at another place. Shown at once; requests are sent one after the other. */
export const categoryPlaced = createEvent<PlaceCategory>();
/** Those that aren't answered yet; the first is in flight. */
const $places = createStore<readonly PlaceCategory[]>([], { serialize: "ignore" })
  .on(categoryPlaced, (places, place) => [...places, place])
  .on(placeCategoryFx.done, (places) => places.slice(1))
  .reset([placeCategoryFx.fail, $memberId]);
$state.on(placeCategoryFx.done, (state, { params }) =>
  state.status === "ready" ? ready(withPlaced(state.value, params)) : state,
);
/** In the order that the places lead to: an answer that was on its way before one shows the order of before it. */
export const $categories = combine($state, $places, (state, places) =>
  state.status === "ready" ? ready(places.reduce(withPlaced, state.value)) : state,
);
const first = (places: readonly PlaceCategory[]) => places[0] as PlaceCategory;
sample({
  clock: categoryPlaced,
  source: $places,
  filter: (places) => places.length === 1,
  fn: first,
  target: placeCategoryFx,
});
sample({
  clock: placeCategoryFx.done,
  source: $places,
  filter: (places) => places.length > 0,
  fn: first,
  target: placeCategoryFx,
});
sample({ clock: placeCategoryFx.failData, fn: notPlaced, target: toastShown });

// While a place is on its way, an answer would show the old order for a moment.
const changed = sample({
  clock: [addCategoryFx.finally, renameCategoryFx.finally, removeCategoryFx.finally, placeCategoryFx.finally],
  fn: () => {},
});
const heard = sample({
  clock: changeHinted,
  source: $categories,
  filter: ({ status }, watched) => status === "ready" && ["categories", "articles", "tips"].includes(watched),
  fn: () => {},
});
sample({
  clock: [changed, heard],
  source: $places,
  filter: (places) => places.length === 0,
  fn: () => {},
  target: refreshed,
});
