import { allSettled } from "effector";
import { expect, it } from "vitest";
import { contentTab, failing, itemFor, listOf, summaryFor } from "../../../../tests/contentTab.ts";
import { contentSelectionOf } from "../address.ts";
import { $item, editOpened } from "../edit/edit.ts";
import { contents } from "../list/list.ts";
import { highlightPressed } from "./highlights.ts";

const item = itemFor("montreal");
const { kind, id } = item;
const wish = (highlight: "featured" | "pinned", isWanted = true) => ({ kind, id, highlight, isWanted });

it("[NW-117] tells which item gave its place, shows it in the open form and the list, and asks for the list again", async () => {
  const tab = await contentTab({
    list: () => listOf([summaryFor("montreal")]),
    open: () => item,
    highlight: () => ({ item: { ...item, isFeatured: true }, replaced: "Lille" }),
  });
  const { scope } = tab;
  await allSettled(contents.wanted, { scope, params: contentSelectionOf("") });
  await allSettled(editOpened, { scope, params: { kind, id } });
  await allSettled(highlightPressed, { scope, params: wish("featured") });
  expect(tab.highlights).toEqual([wish("featured")]);
  expect(tab.titles()).toEqual(["À la une / Ouvre la page d'accueil, à la place de « Lille »."]);
  expect(scope.getState($item)?.isFeatured).toBe(true);
  expect(tab.asked).toHaveLength(2);
});

it.each([
  [wish("featured"), /^À la une/],
  [wish("featured", false), /^Retiré de la une/],
  [wish("pinned"), /^Épinglé \/ Il reste en tête des actualités/],
  [wish("pinned", false), /^N'est plus épinglé$/],
])("[NW-118] says what has become of it: %o", async (params, said) => {
  const tab = await contentTab();
  await allSettled(highlightPressed, { scope: tab.scope, params });
  expect(tab.titles()).toEqual([expect.stringMatching(said)]);
});

it.each([
  ["enough-pinned", /^La mise en avant n'a pas changé \/ Trois articles sont déjà épinglés/],
  ["unpublished", /publiez-le d'abord/],
  ["gone", /Quelqu'un l'a supprimé/],
  ["unexpected", /^Impossible de confirmer la mise en avant/],
])("[NW-118] says why it stays as it is: %s", async (why, said) => {
  const tab = await contentTab({ highlight: failing(why) });
  await allSettled(highlightPressed, { scope: tab.scope, params: wish("pinned") });
  expect(tab.titles()).toEqual([expect.stringMatching(said)]);
});
