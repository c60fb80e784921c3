import { allSettled } from "effector";
import { expect, it } from "vitest";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import type { ContentList } from "../../../../domain/content/editing/listContent.ts";
import { contentTab, failing, itemFor, listOf, summaryFor } from "../../../../tests/contentTab.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { toastActed } from "../../../lib/feedback/toasts.ts";
import { publishPressed, removePressed } from "./acts.ts";
import { contentAddress, contentSelectionOf } from "../address.ts";
import { $hasNews, contents } from "./list.ts";

type Tab = Awaited<ReturnType<typeof contentTab>>;

const ids = ({ scope }: Tab) => {
  const list = scope.getState(contents.$list);
  return list.status === "ready" ? list.value.items.map(({ id }) => id) : list.status;
};
const want = ({ scope }: Tab, search = "") =>
  allSettled(contents.wanted, { scope, params: contentSelectionOf(search) });
const hint = ({ scope }: Tab) => allSettled(changeHinted, { scope, params: "articles" });
const a = { kind: "article", id: "a" as ItemId } as const;

it("[AD-6] requests the list of the address", async () => {
  const tab = await contentTab();
  await want(tab, "?onglet=contenu&type=tips&recherche=smoke&categorie=strategy&page=2");
  expect(tab.asked).toEqual([{ kind: "tip", search: "smoke", categories: ["strategy"], page: 2 }]);
});

it.each([
  { kind: "article", words: "", category: null, isPublished: null, sorting: undefined, page: 1 },
  {
    kind: "tip",
    words: "Éloi & Cie",
    category: "Aim Training",
    isPublished: false,
    sorting: { by: "views", way: "descending" },
    page: 3,
  },
] as const)("[AD-6] finds %j again in its address", (place) => {
  expect(contentSelectionOf(contentAddress(place).replace(/^[^?]*/, ""))).toEqual(place);
});

it("[AD-15] deletes, confirms and reloads the list", async () => {
  let items = [summaryFor("a"), summaryFor("b")];
  const tab = await contentTab({
    list: () => listOf(items),
    remove: ({ id }) => void (items = items.filter((one) => one.id !== id)),
  });
  await want(tab);
  await allSettled(removePressed, { scope: tab.scope, params: a });
  expect(ids(tab)).toEqual(["b"]);
  expect(tab.titles()).toEqual(["Article supprimé avec succès"]);
  await allSettled(removePressed, { scope: tab.scope, params: { kind: "tip", id: "t" as ItemId } });
  expect(tab.titles()).toEqual(["Tip supprimé avec succès"]);
});

it("[AD-15] keeps an item whose deletion failed", async () => {
  const tab = await contentTab({ list: () => listOf([summaryFor("a")]), remove: failing("unexpected") });
  await want(tab);
  await allSettled(removePressed, { scope: tab.scope, params: a });
  expect(ids(tab)).toEqual(["a"]);
  expect(tab.titles()[0]).toMatch(/^Erreur lors de la suppression/);
});

it("[AD-32] publishes in place, and undoes it from the toast", async () => {
  const tab = await contentTab({ list: () => listOf([summaryFor("a", { isPublished: false })]) });
  const isPublished = () => {
    const list = tab.scope.getState(contents.$list);
    return list.status === "ready" && list.value.items[0]?.isPublished;
  };
  await want(tab);
  await allSettled(publishPressed, { scope: tab.scope, params: { ...a, isPublished: true } });
  expect(isPublished()).toBe(true);
  const act = tab.said()[0]?.act;
  if (act) await allSettled(toastActed, { scope: tab.scope, params: act });
  expect(isPublished()).toBe(false);
});

it("[AD-51] publishes several with one toast, which takes all of them back", async () => {
  const drafts = ["a", "b", "c"].map((id) => summaryFor(id, { isPublished: false }));
  const tab = await contentTab({
    list: () => listOf(drafts),
    publish: async ({ id, isPublished }) => (await Promise.resolve(), itemFor(id, { isPublished })),
  });
  await want(tab);
  const publish = (id: string) =>
    allSettled(publishPressed, { scope: tab.scope, params: { kind: "article", id: id as ItemId, isPublished: true } });
  const published = () => {
    const list = tab.scope.getState(contents.$list);
    return list.status === "ready" && list.value.items.filter(({ isPublished }) => isPublished).length;
  };
  await Promise.all(["a", "b", "c"].map(publish));
  expect([published(), tab.titles()]).toEqual([3, ["3 articles publiés / Tout le monde peut les lire."]]);
  const act = tab.said()[0]?.act;
  if (act) await allSettled(toastActed, { scope: tab.scope, params: act });
  expect([published(), tab.titles()]).toEqual([0, ["3 articles remis en brouillon / Seul le staff les voit encore."]]);
});

it("keeps the order on the screen until the member asks for the new list", async () => {
  let list: ContentList = listOf([summaryFor("a"), summaryFor("b")]);
  const tab = await contentTab({ list: () => list });
  await want(tab);
  list = listOf([summaryFor("new"), summaryFor("a", { title: "Autre titre" }), summaryFor("b")]);
  await hint(tab);
  expect(ids(tab)).toEqual(["a", "b"]);
  const shown = tab.scope.getState(contents.$list);
  expect(shown.status === "ready" && shown.value.items[0]?.title).toBe("Autre titre");
  expect(tab.scope.getState($hasNews)).toBe(true);
  await allSettled(contents.newsWanted, { scope: tab.scope });
  expect(ids(tab)).toEqual(["new", "a", "b"]);
  expect(tab.scope.getState($hasNews)).toBe(false);
});

it("keeps the list when a reload fails, and shows a failed first load", async () => {
  let isDown = false;
  const tab = await contentTab({ list: () => (isDown ? failing("unexpected")() : listOf([summaryFor("a")])) });
  await want(tab);
  isDown = true;
  await hint(tab);
  expect(ids(tab)).toEqual(["a"]);
  await want(tab, "?page=2");
  expect(ids(tab)).toBe("failed");
});

it("updates an item after it was saved", async () => {
  const tab = await contentTab({
    list: () => listOf([summaryFor("a", { isPublished: false })]),
    publish: () => itemFor("a", { isPublished: true }, { title: "Autre", category: "technique" }),
  });
  await want(tab);
  await allSettled(publishPressed, { scope: tab.scope, params: { ...a, isPublished: true } });
  const list = tab.scope.getState(contents.$list);
  expect(list.status === "ready" && list.value.items[0]).toMatchObject({ title: "Autre", category: "technique" });
});
