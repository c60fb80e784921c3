import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { categories as listed } from "../../../../adapters/memory/seed/categories.ts";
import type { Category } from "../../../../domain/content/categories/category.ts";
import type { PlaceCategory, RenameCategory } from "../../../../domain/content/categories/ports.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $toasts } from "../../../lib/feedback/toasts.ts";
import { $categories, categoriesWanted, categoryPlaced } from "./categories.ts";
import {
  $additions,
  $moving,
  $renamings,
  additionSent,
  additionTyped,
  keyOf,
  removePressed,
  renamingOpened,
  renamingSent,
  renamingTyped,
} from "./changes.ts";
import { addCategoryFx, placeCategoryFx, readCategoriesFx, removeCategoryFx, renameCategoryFx } from "./effects.ts";
import { fakes } from "../../../../tests/fakes.ts";

const [esport, merch] = listed as readonly [Category, Category];
const kind = "article" as const;
const held = () => {
  const releases: (() => void)[] = [];
  return { releases, wait: () => new Promise<void>((release) => void releases.push(release)) };
};

type Answers = {
  readonly place?: (wish: PlaceCategory) => Promise<void>;
  readonly rename?: (wish: RenameCategory) => Promise<void>;
  readonly add?: () => Promise<void>;
  readonly remove?: () => Promise<void>;
};
const begin = async ({ place, rename, add, remove }: Answers = {}) => {
  const done = async () => {};
  const scope = fork({
    handlers: fakes(
      [readCategoriesFx, async () => ({ listed, used: [{ kind, slug: "merch", items: 2 }] })],
      [placeCategoryFx, place ?? done],
      [renameCategoryFx, rename ?? done],
      [addCategoryFx, add ?? done],
      [removeCategoryFx, remove ?? done],
    ),
  });
  await allSettled(categoriesWanted, { scope });
  const order = () =>
    valueOf(scope.getState($categories))
      ?.listed.slice(0, 3)
      .map(({ slug }) => slug);
  const toasts = () => scope.getState($toasts).map(({ title }) => title);
  return { scope, order, toasts };
};

it("[CA-5] shows a new place at once, and sends quick presses one after the other", async () => {
  const { releases, wait } = held();
  const sent: PlaceCategory[] = [];
  const { scope, order } = await begin({ place: async (wish) => (sent.push(wish), wait()) });
  const presses = [
    allSettled(categoryPlaced, { scope, params: { kind, slug: "recrutement", before: "merch" } }),
    allSettled(categoryPlaced, { scope, params: { kind, slug: "recrutement", before: "esport" } }),
  ];
  expect(order()).toEqual(["recrutement", "esport", "merch"]);
  expect(sent).toHaveLength(1);
  releases[0]?.();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ before }) => before)).toEqual(["merch", "esport"]);
  expect(order()).toEqual(["recrutement", "esport", "merch"]);
  releases[1]?.();
  await Promise.all(presses);
});

it("[CA-5] keeps a new place when an answer shows the order of before it", async () => {
  const { releases, wait } = held();
  const { scope, order } = await begin({ place: wait });
  const place = allSettled(categoryPlaced, { scope, params: { kind, slug: "merch", before: "esport" } });
  const refresh = allSettled(categoriesWanted, { scope });
  await Promise.resolve();
  expect(order()).toEqual(["merch", "esport", "recrutement"]);
  await expect.poll(() => scope.getState(readCategoriesFx.pending)).toBe(false);
  expect(order()).toEqual(["merch", "esport", "recrutement"]);
  releases[0]?.();
  await Promise.all([place, refresh]);
});

it("[CA-5] shows the stored order again when a place isn't stored, and says so", async () => {
  const { scope, order, toasts } = await begin({ place: () => Promise.reject({ kind: "unexpected", cause: null }) });
  await allSettled(categoryPlaced, { scope, params: { kind, slug: "merch", before: "esport" } });
  expect(order()).toEqual(["esport", "merch", "recrutement"]);
  expect(toasts()).toEqual(["L'ordre n'a pas été enregistré"]);
});

it("[CA-3] keeps a typed name at a conflict, and the next try replaces their name", async () => {
  const theirs = { ...merch, label: "Boutique", revision: 4 };
  const sent: number[] = [];
  const { scope } = await begin({
    rename: ({ revision }) => (
      sent.push(revision),
      sent.length > 1 ? Promise.resolve() : Promise.reject({ kind: "conflict", theirs })
    ),
  });
  await allSettled(renamingOpened, { scope, params: merch });
  await allSettled(renamingTyped, { scope, params: { kind, slug: "merch", label: "Magasin" } });
  await allSettled(renamingSent, { scope, params: merch });
  expect(scope.getState($renamings)[keyOf(merch)]).toMatchObject({ label: "Magasin", failure: { theirs } });
  await allSettled(renamingSent, { scope, params: merch });
  expect(sent).toEqual([1, 4]);
  expect(scope.getState($renamings)).toEqual({});
});

it("keeps the form open for what was typed during the request, and sends a double tap once", async () => {
  const { releases, wait } = held();
  const { scope } = await begin({ rename: wait });
  await allSettled(renamingOpened, { scope, params: esport });
  const sent = [renamingSent, renamingSent].map((press) => allSettled(press, { scope, params: esport }));
  void allSettled(renamingTyped, { scope, params: { kind, slug: "esport", label: "Compétition" } });
  expect(releases).toHaveLength(1);
  releases[0]?.();
  await Promise.all(sent);
  expect(scope.getState($renamings)[keyOf(esport)]?.label).toBe("Compétition");
});

it("[CA-4] keeps a refused new name with its reason until it is changed", async () => {
  const { scope } = await begin({ add: () => Promise.reject({ kind: "label-taken" }) });
  await allSettled(additionTyped, { scope, params: { kind, label: "Esport" } });
  await allSettled(additionSent, { scope, params: kind });
  expect(scope.getState($additions).article).toEqual({ label: "Esport", failure: { kind: "label-taken" } });
  await allSettled(additionTyped, { scope, params: { kind, label: "Esport 2" } });
  expect(scope.getState($additions).article.failure).toBeNull();
});

it("[CA-6] asks for an heir when content has come into a category meanwhile", async () => {
  const { scope, toasts } = await begin({ remove: () => Promise.reject({ kind: "in-use" }) });
  await allSettled(removePressed, { scope, params: { kind, slug: "esport", heir: null } });
  expect(scope.getState($moving)).toEqual({ kind, slug: "esport", heir: "" });
  expect(toasts()).toEqual(["La catégorie n'a pas été supprimée"]);
});
