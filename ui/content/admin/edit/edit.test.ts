import { allSettled } from "effector";
import { expect, it } from "vitest";
import type { Conflict } from "../../../../domain/content/editing/conflict.ts";
import type { Save } from "../../../../domain/content/editing/saveItem.ts";
import { contentTab, failing, heldBack, itemFor } from "../../../../tests/contentTab.ts";
import { $conflict, bothTaken, conflictPutOff, mineKept, theirsTaken } from "./conflicts.ts";
import { $edit, $editing, $notOpened, editClosed, editor, editOpened, editRested, editTyped } from "./edit.ts";
import { $complaints, $isUnsaved, savePressed } from "./saving.ts";
import { slugForm } from "./slug.ts";
import { editName } from "./editDraft.ts";

type Tab = Awaited<ReturnType<typeof contentTab>>;

const montreal = itemFor("montreal", {}, { category: "esport", excerpt: "Trois jours" });
const { kind, id } = montreal;

const open = ({ scope }: Tab) => allSettled(editOpened, { scope, params: { kind, id } });
const type = ({ scope }: Tab, params: Parameters<typeof editTyped>[0]) => allSettled(editTyped, { scope, params });
const save = ({ scope }: Tab) => allSettled(savePressed, { scope });
const shown = ({ scope }: Tab) => scope.getState($edit)?.fields;

const theirs = itemFor("montreal", { revision: 3 }, { category: "esport", excerpt: "Trois jours et demi" });
const conflict: Conflict = {
  kind: "conflict",
  theirs,
  changes: [{ revision: 3, by: null, card: { username: "lea" }, at: "2026-11-20T11:00:00Z", fields: ["excerpt"] }],
  isMine: false,
} as unknown as Conflict;

const inConflict = async () => {
  let isFirst = true;
  const answer = (wish: Save) => {
    if (!isFirst) return itemFor(wish.id, { revision: 4 }, wish.fields);
    isFirst = false;
    return Promise.reject(conflict);
  };
  const tab = await contentTab({ open: () => montreal, save: answer });
  await open(tab);
  await type(tab, { title: "Québec" });
  await save(tab);
  return tab;
};

it("[AD-13] sends the changes with their first revision, confirms and closes", async () => {
  const tab = await contentTab({ open: () => montreal });
  await open(tab);
  expect(shown(tab)).toEqual(montreal.fields);
  await type(tab, { title: "Québec" });
  await Promise.all([save(tab), save(tab)]);
  expect(tab.saves).toEqual([
    { kind, id, revision: 1, fields: { ...montreal.fields, title: "Québec" }, sentBefore: undefined },
  ]);
  expect(tab.titles()).toEqual(["Article mis à jour avec succès"]);
  expect(tab.scope.getState($editing)).toBeNull();
});

it("[NW-110] saves nothing while a typed address isn't sent, and says so", async () => {
  const tab = await contentTab({ open: () => montreal });
  await open(tab);
  await allSettled(slugForm.typed, { scope: tab.scope, params: { slug: "quebec" } });
  expect(tab.scope.getState($isUnsaved)).toBe(true);
  await save(tab);
  expect(tab.saves).toEqual([]);
  expect(tab.titles()).toEqual([expect.stringMatching(/^L'adresse n'est pas encore changée/)]);
  await allSettled(slugForm.typed, { scope: tab.scope, params: { slug: montreal.slug } });
  await save(tab);
  expect(tab.saves).toHaveLength(1);
});

it("[AD-13] keeps an unknown category as it is", async () => {
  const tab = await contentTab({ open: () => montreal });
  await open(tab);
  await save(tab);
  expect(tab.saves[0]?.fields.category).toBe("esport");
});

it("[AD-14] confirms that a tip was saved", async () => {
  const tab = await contentTab({ save: (wish) => itemFor(wish.id, { kind: "tip" }, wish.fields) });
  await open(tab);
  await save(tab);
  expect(tab.titles()).toEqual(["Tip mis à jour avec succès"]);
});

it("[AD-13] keeps the text after a failure, and sends the last fields with the next request", async () => {
  const tab = await contentTab({ open: () => montreal, save: failing("unexpected") });
  await open(tab);
  await type(tab, { title: "Québec" });
  await save(tab);
  expect(tab.titles()[0]).toMatch(/^Erreur lors de la mise à jour/);
  expect(shown(tab)?.title).toBe("Québec");
  await type(tab, { title: "Québec, le soir" });
  await save(tab);
  expect(tab.saves[1]?.sentBefore?.title).toBe("Québec");
});

it("continues from the saved version with text typed during the request", async () => {
  const held = heldBack();
  const tab = await contentTab({
    open: () => montreal,
    save: async (wish) => {
      await held.promise;
      return itemFor(wish.id, { revision: 2 }, { ...wish.fields, title: wish.fields.title.trim() });
    },
  });
  await open(tab);
  await type(tab, { title: " Québec " });
  const pressed = save(tab);
  void type(tab, { excerpt: "Trois soirs" });
  held.release();
  await pressed;
  expect(tab.scope.getState($editing)).not.toBeNull();
  expect(tab.scope.getState($edit)).toMatchObject({
    revision: 2,
    before: { title: "Québec", excerpt: "Trois jours" },
    fields: { title: "Québec", excerpt: "Trois soirs" },
  });
  expect(tab.titles()[0]).toMatch(/^Article mis à jour avec succès \/ /);
  expect(tab.device.get(editName(montreal))).toContain("Trois soirs");
  await save(tab);
  expect(tab.saves[1]?.revision).toBe(2);
  expect(tab.scope.getState($editing)).toBeNull();
});

it("leaves another open item alone when an earlier save succeeds", async () => {
  const held = heldBack();
  const tab = await contentTab({ save: async (wish) => (await held.promise, itemFor(wish.id, {}, wish.fields)) });
  await open(tab);
  const pressed = save(tab);
  void allSettled(editClosed, { scope: tab.scope });
  void allSettled(editOpened, { scope: tab.scope, params: itemFor("lille") });
  held.release();
  await pressed;
  expect(tab.scope.getState($editing)?.id).toBe("lille");
  expect(tab.titles()).toEqual(["Article mis à jour avec succès"]);
});

it("sends nothing without a title", async () => {
  const tab = await contentTab({ open: () => montreal });
  await open(tab);
  await type(tab, { title: " " });
  await save(tab);
  expect([tab.saves, tab.scope.getState($complaints)]).toEqual([[], { title: "Le titre est requis." }]);
});

it("shows a conflict and overwrites nothing", async () => {
  const tab = await inConflict();
  expect(tab.scope.getState($conflict)).toEqual(conflict);
  expect(tab.saves).toHaveLength(1);
  expect(tab.said()).toEqual([]);
  expect(shown(tab)?.title).toBe("Québec");
});

it("saves my version on request, with their version of fields I left alone", async () => {
  const tab = await inConflict();
  await allSettled(mineKept, { scope: tab.scope, params: conflict });
  expect(tab.saves[1]).toMatchObject({ revision: 3, fields: { title: "Québec", excerpt: "Trois jours et demi" } });
  expect(tab.scope.getState($editing)).toBeNull();
});

it("takes their version without a request, and deletes mine", async () => {
  const tab = await inConflict();
  await allSettled(theirsTaken, { scope: tab.scope, params: conflict });
  expect(shown(tab)).toEqual(theirs.fields);
  expect(tab.saves).toHaveLength(1);
  expect(tab.device.get(editName(montreal))).toBe("");
});

it("merges both versions without sending them", async () => {
  const tab = await inConflict();
  await allSettled(bothTaken, { scope: tab.scope, params: conflict });
  expect(shown(tab)).toMatchObject({ title: "Québec", excerpt: "Trois jours et demi" });
  expect(tab.saves).toHaveLength(1);
  await save(tab);
  expect(tab.saves[1]?.revision).toBe(3);
});

it("keeps the first revision when the choice is postponed", async () => {
  const tab = await inConflict();
  await allSettled(conflictPutOff, { scope: tab.scope });
  expect(tab.scope.getState($conflict)).toBeNull();
  await save(tab);
  expect(tab.saves[1]?.revision).toBe(1);
});

it("offers the stored changes with their first revision", async () => {
  const device = new Map<string, string>();
  const before = await contentTab({ device, open: () => montreal });
  await open(before);
  await type(before, { title: "Québec" });
  await allSettled(editRested, { scope: before.scope });

  const tab = await contentTab({ device, open: () => theirs });
  await open(tab);
  await allSettled(editRested, { scope: tab.scope });
  const stored = tab.scope.getState(editor.$found);
  expect(stored?.draft).toMatchObject({ revision: 1, fields: { title: "Québec" } });
  if (stored) await allSettled(editor.resumed, { scope: tab.scope, params: stored });
  await save(tab);
  expect(tab.saves[0]).toMatchObject({ revision: 1, fields: { title: "Québec" } });
  expect(device.get(editName(montreal))).toBe("");
});

it("[NW-9] offers the stored changes of an earlier version of the site, which knew no match", async () => {
  const device = new Map<string, string>();
  const before = await contentTab({ device, open: () => montreal });
  await open(before);
  await type(before, { title: "Québec" });
  await allSettled(editRested, { scope: before.scope });
  const earlier = device.get(editName(montreal))?.replaceAll(',"match":""', "") ?? "";
  expect(earlier).not.toContain("match");
  device.set(editName(montreal), earlier);

  const tab = await contentTab({ device, open: () => montreal });
  await open(tab);
  expect(tab.scope.getState(editor.$found)?.draft.fields).toEqual({ ...montreal.fields, title: "Québec" });
});

it("starts from the saved version on request, and stores no edit without changes", async () => {
  const tab = await contentTab({ open: () => montreal });
  await open(tab);
  await type(tab, { title: "Québec" });
  await allSettled(editRested, { scope: tab.scope });
  await allSettled(editClosed, { scope: tab.scope });
  await open(tab);
  const stored = tab.scope.getState(editor.$found);
  expect(stored?.draft.fields.title).toBe("Québec");
  if (stored) await allSettled(editor.begunAnew, { scope: tab.scope, params: stored });
  expect(shown(tab)).toEqual(montreal.fields);
  expect(tab.device.get(editName(montreal))).toBe("");
});

it.each([
  ["gone", "gone"],
  ["unexpected", { kind: "unexpected" }],
] as const)("reports that an item that is %s can't be opened", async (why, shownAs) => {
  const tab = await contentTab({ open: failing(why) });
  await open(tab);
  expect(tab.scope.getState($notOpened)).toEqual(shownAs);
});
