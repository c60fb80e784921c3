import { allSettled } from "effector";
import { expect, it } from "vitest";
import { contentTab, failing, itemFor } from "../../../tests/contentTab.ts";
import {
  $creation,
  $isUntitled,
  $kept,
  $slug,
  blockAdded,
  blockMoved,
  blockRemoved,
  blockTyped,
  createClosed,
  createDiscarded,
  createOpened,
  createPressed,
  creationBegunAnew,
  creationRested,
  creationResumed,
  creationTyped,
} from "./create.ts";
import { creationName, emptyCreation } from "./creationDraft.ts";

type Tab = Awaited<ReturnType<typeof contentTab>>;

const open = ({ scope }: Tab) => allSettled(createOpened, { scope });
const type = ({ scope }: Tab, params: Parameters<typeof creationTyped>[0]) =>
  allSettled(creationTyped, { scope, params });
const press = ({ scope }: Tab) => allSettled(createPressed, { scope });
const rest = ({ scope }: Tab) => allSettled(creationRested, { scope });
const shown = ({ scope }: Tab) => scope.getState($creation);

it("[AD-7] begins with an article, one empty text, not to be published", async () => {
  const tab = await contentTab();
  await open(tab);
  expect(shown(tab)).toEqual(emptyCreation);
  expect(emptyCreation).toMatchObject({ kind: "article", isPublished: false, blocks: [{ type: "text", content: "" }] });
});

it.each(["", "   ", "\n\t"])("[AD-8] sends nothing with the title %j, and says why", async (title) => {
  const tab = await contentTab();
  await open(tab);
  await type(tab, { title });
  await press(tab);
  expect(tab.created).toEqual([]);
  expect(tab.scope.getState($isUntitled)).toBe(true);
  await type(tab, { title: "A" });
  expect(tab.scope.getState($isUntitled)).toBe(false);
});

it("[AD-9] adds, types, moves and removes blocks, and keeps the last", async () => {
  const tab = await contentTab();
  const { scope } = tab;
  await open(tab);
  await allSettled(blockTyped, { scope, params: { id: 1, content: "un" } });
  await allSettled(blockAdded, { scope, params: "heading" });
  await allSettled(blockMoved, { scope, params: { id: 2, direction: "up" } });
  await allSettled(blockMoved, { scope, params: { id: 2, direction: "up" } });
  expect(shown(tab)?.blocks.map(({ id }) => id)).toEqual([2, 1]);
  await allSettled(blockRemoved, { scope, params: 2 });
  await allSettled(blockRemoved, { scope, params: 1 });
  expect(shown(tab)?.blocks).toEqual([{ id: 1, type: "text", content: "un" }]);
});

it.each([
  ["article", "Article créé avec succès."],
  ["tip", "Tip créé avec succès."],
] as const)("[AD-12] creates the %s once, closes and starts afresh", async (kind, text) => {
  const tab = await contentTab();
  await open(tab);
  await type(tab, { kind, title: "Bonjour", isPublished: true });
  await Promise.all([press(tab), press(tab)]);
  expect(tab.created).toHaveLength(1);
  expect(tab.created[0]).toMatchObject({ kind, title: "Bonjour", isPublished: true, isRetry: false });
  expect(tab.titles()).toEqual([`Succès ! / ${text}`]);
  expect(shown(tab)).toBeNull();
  expect(tab.device.get(creationName)).toBe("");
  await open(tab);
  expect(shown(tab)).toEqual(emptyCreation);
});

it("proposes a tip's read time from its words, unless another was typed", async () => {
  const tab = await contentTab();
  const { scope } = tab;
  for (const readTime of ["", "8 min"]) {
    await open(tab);
    await type(tab, { kind: "tip", title: "Bonjour", readTime });
    await allSettled(blockTyped, { scope, params: { id: 1, content: "mot ".repeat(400) } });
    await press(tab);
  }
  expect(tab.created.map(({ readTime }) => readTime)).toEqual(["2 min", "8 min"]);
});

it("[AD-12] keeps all when it fails, and says on the next try that it is one", async () => {
  let isDown = true;
  const tab = await contentTab({ create: () => (isDown ? failing("unexpected")() : itemFor("new")) });
  await open(tab);
  await type(tab, { title: "Bonjour" });
  await press(tab);
  expect(tab.titles()[0]).toMatch(/^Une erreur est survenue lors de la création\./);
  expect(shown(tab)?.title).toBe("Bonjour");
  isDown = false;
  await press(tab);
  expect(tab.created.map(({ isRetry }) => isRetry)).toEqual([false, true]);
});

it("offers what the device kept, and writes nothing over it until that is said", async () => {
  const device = new Map<string, string>();
  const before = await contentTab({ device });
  await open(before);
  await type(before, { title: "À moitié", kind: "tip" });
  await rest(before);

  const tab = await contentTab({ device });
  await open(tab);
  await rest(tab);
  const kept = tab.scope.getState($kept);
  expect(kept).toMatchObject({ title: "À moitié", kind: "tip" });
  expect(device.get(creationName)).toContain("À moitié");
  await allSettled(creationResumed, { scope: tab.scope, params: kept ?? emptyCreation });
  expect(shown(tab)).toMatchObject({ title: "À moitié", kind: "tip" });
  expect(tab.scope.getState($kept)).toBeNull();
});

it("gives up what was kept for a new text, and what is discarded", async () => {
  const tab = await contentTab();
  const { scope, device } = tab;
  await open(tab);
  await type(tab, { title: "À moitié" });
  await rest(tab);
  await allSettled(createClosed, { scope });
  expect(device.get(creationName)).toContain("À moitié");
  await open(tab);
  await allSettled(creationBegunAnew, { scope });
  expect(shown(tab)).toEqual(emptyCreation);
  expect(device.get(creationName)).toBe("");
  await type(tab, { title: "Encore" });
  await rest(tab);
  await allSettled(createDiscarded, { scope });
  expect([shown(tab), device.get(creationName)]).toEqual([null, ""]);
});

it("shows somebody else's draft to nobody, and closes when the session ends", async () => {
  const tab = await contentTab();
  await open(tab);
  await type(tab, { title: "Secret" });
  await rest(tab);
  await tab.arrive(null);
  expect(shown(tab)).toBeNull();
  expect(tab.device.get(creationName)).toContain("Secret");
  tab.device.set(creationName, (tab.device.get(creationName) ?? "").replace("ines", "quelqu'un"));
  const other = await contentTab({ device: tab.device });
  await open(other);
  expect(other.scope.getState($kept)).toBeNull();
});

it.each(["{", "null", "[]", '{"member":"ines"}', '{"member":"ines","title":4,"blocks":{}}'])(
  "takes %j on the device for no draft",
  async (text) => {
    const tab = await contentTab({ device: new Map([[creationName, text]]) });
    await open(tab);
    expect([tab.scope.getState($kept), shown(tab)]).toEqual([null, emptyCreation]);
  },
);

it("[AD-11] shows the address as it would be", async () => {
  const tab = await contentTab();
  await open(tab);
  await type(tab, { title: "Équipe de l'été" });
  await rest(tab);
  expect(tab.scope.getState($slug)).toBe("equipe-de-l-ete");
});
