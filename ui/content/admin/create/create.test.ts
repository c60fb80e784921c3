import { allSettled } from "effector";
import { describe, expect, it, vi } from "vitest";
import { signOutPressed } from "../../../accounts/session/session.ts";
import { panelLeft } from "../../../admin/access.ts";
import { contentTab, failing, heldBack, itemFor } from "../../../../tests/contentTab.ts";
import {
  $creation,
  createClosed,
  createDiscarded,
  createOpened,
  creationRested,
  creationTyped,
  creator,
} from "./create.ts";
import { contentSelectionOf } from "../address.ts";
import { $slug } from "./createSlug.ts";
import { $complaints, $isUnsaved, createPressed } from "./creating.ts";
import { $edit } from "../edit/edit.ts";
import { contents } from "../list/list.ts";
import { creationName, emptyCreation } from "./creationDraft.ts";
import { words } from "../editor/writingWords.ts";

type Tab = Awaited<ReturnType<typeof contentTab>>;

const open = ({ scope }: Tab) => allSettled(createOpened, { scope });
const type = ({ scope }: Tab, params: Parameters<typeof creationTyped>[0]) =>
  allSettled(creationTyped, { scope, params });
const press = ({ scope }: Tab) => allSettled(createPressed, { scope });
const rest = ({ scope }: Tab) => allSettled(creationRested, { scope });
const shown = ({ scope }: Tab) => scope.getState($creation);
const found = ({ scope }: Tab) => scope.getState(creator.$found);
const takeUp = async (tab: Tab, act: typeof creator.resumed) => {
  const params = found(tab);
  if (!params) throw new Error("Nothing was found on the device");
  await allSettled(act, { scope: tab.scope, params });
};

it("[AD-7] begins with an unpublished article of one empty text", async () => {
  const tab = await contentTab();
  await open(tab);
  expect(shown(tab)).toEqual(emptyCreation);
  expect(emptyCreation).toMatchObject({ kind: "article", isPublished: false, content: "" });
});

it.each(["", "   ", "\n\t"])("[AD-8] sends nothing with the title %j, and tells why", async (title) => {
  const tab = await contentTab();
  await open(tab);
  await type(tab, { title });
  await press(tab);
  expect(tab.created).toEqual([]);
  expect(tab.scope.getState($complaints)).toEqual({ title: "Le titre est requis." });
  await type(tab, { title: "A" });
  expect(tab.scope.getState($complaints)).toEqual({});
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

it.each([
  ["on the other tab", { kind: "tip" as const }, "/admin/contenu"],
  ["among others", { words: "Lille" }, "/admin/contenu"],
  ["where it stands first", {}, undefined],
])("[AD-12] links to a draft created %s, where the list doesn't show it", async (_, place, to) => {
  const tab = await contentTab();
  await allSettled(contents.wanted, { scope: tab.scope, params: { ...contentSelectionOf(""), ...place } });
  await open(tab);
  await type(tab, { title: "Bonjour" });
  await press(tab);
  expect(tab.said().map(({ link }) => link?.to)).toEqual([to]);
});

it("[AD-34] estimates a tip's read time from its text, unless another was typed", async () => {
  const tab = await contentTab();
  for (const readTime of ["", "8 min"]) {
    await open(tab);
    await type(tab, { kind: "tip", title: "Bonjour", readTime });
    await type(tab, { content: "mot ".repeat(400) });
    await press(tab);
  }
  expect(tab.created.map(({ readTime }) => readTime)).toEqual(["2 min", "8 min"]);
});

it("[AD-12] [AD-33] keeps the text after a failure, and marks the next request as a retry", async () => {
  let isDown = true;
  const tab = await contentTab({ create: () => (isDown ? failing("unexpected")() : itemFor("new")) });
  await open(tab);
  await type(tab, { title: "Bonjour" });
  await press(tab);
  expect(tab.titles()[0]).toMatch(/^Une erreur est survenue lors de la création\./);
  expect(shown(tab)?.title).toBe("Bonjour");
  isDown = false;
  await press(tab);
  expect(tab.titles()).toEqual(["Succès ! / Article créé avec succès."]);
  expect(tab.created.map(({ isRetry }) => isRetry)).toEqual([false, true]);
});

it("closes the toast of a failed creation when it is discarded", async () => {
  const tab = await contentTab({ create: failing("unexpected") });
  await open(tab);
  await type(tab, { title: "Bonjour" });
  await press(tab);
  expect(tab.titles()).toHaveLength(1);
  await allSettled(createDiscarded, { scope: tab.scope });
  expect(tab.titles()).toEqual([]);
});

it("offers the stored draft, and overwrites nothing before the choice", async () => {
  const device = new Map<string, string>();
  const before = await contentTab({ device });
  await open(before);
  await type(before, { title: "À moitié", kind: "tip" });
  await rest(before);

  const tab = await contentTab({ device });
  await open(tab);
  await rest(tab);
  expect(found(tab)?.draft).toMatchObject({ title: "À moitié", kind: "tip" });
  expect(device.get(creationName)).toContain("À moitié");
  await takeUp(tab, creator.resumed);
  expect(shown(tab)).toMatchObject({ title: "À moitié", kind: "tip" });
  expect(found(tab)).toBeNull();
  // The request may have been sent before the window closed without an answer.
  await press(tab);
  expect(tab.created[0]).toMatchObject({ title: "À moitié", isRetry: true });
});

it("deletes the stored draft for a new text and on discarding", async () => {
  const tab = await contentTab();
  const { scope, device } = tab;
  await open(tab);
  await type(tab, { title: "À moitié" });
  await rest(tab);
  await allSettled(createClosed, { scope });
  expect(device.get(creationName)).toContain("À moitié");
  await open(tab);
  await takeUp(tab, creator.begunAnew);
  expect(shown(tab)).toEqual(emptyCreation);
  expect(device.get(creationName)).toBe("");
  await type(tab, { title: "Encore" });
  await rest(tab);
  await allSettled(createDiscarded, { scope });
  expect([shown(tab), device.get(creationName)]).toEqual([null, ""]);
});

it("keeps the kind that the page asked for when the stored draft is given up", async () => {
  const device = new Map<string, string>();
  const before = await contentTab({ device });
  await open(before);
  await type(before, { title: "À moitié" });
  await rest(before);

  const tab = await contentTab({ device });
  await open(tab);
  await type(tab, { kind: "tip" });
  await takeUp(tab, creator.begunAnew);
  expect(shown(tab)).toEqual({ ...emptyCreation, kind: "tip" });
});

it("stores the last changes when the panel closes, as after a lost role", async () => {
  const tab = await contentTab();
  await open(tab);
  await type(tab, { title: "À moitié" });
  await allSettled(panelLeft, { scope: tab.scope });
  expect(shown(tab)).toBeNull();
  expect(tab.device.get(creationName)).toContain("À moitié");
});

it("shows a draft to its writer only, and closes when the session ends", async () => {
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
  expect(found(other)).toBeNull();
});

it("offers a draft that was stored as blocks, with its words and pictures", async () => {
  const blocks = [
    { id: 1, type: "heading", level: 3, content: "Un" },
    { id: 2, type: "text", content: "a < b\nc\n\nd" },
    { id: 3, type: "image", content: "https://x.fr/a.png" },
    { id: 4, type: "text", content: "2 * 3 * 4" },
  ];
  for (const [kind, content] of [
    [
      "article",
      '<h3>Un</h3>\n<p>a &lt; b<br>c</p>\n<p>d</p>\n<p><img src="https://x.fr/a.png" alt=""></p>\n<p>2 * 3 * 4</p>',
    ],
    ["tip", "### Un\n\na \\< b\nc\n\nd\n\n![](<https://x.fr/a.png>)\n\n2 \\* 3 \\* 4"],
  ] as const) {
    const stored = JSON.stringify({ version: 1, member: "ines", kind, title: "À moitié", blocks });
    const tab = await contentTab({ device: new Map([[creationName, stored]]) });
    await open(tab);
    expect(found(tab)?.draft).toMatchObject({ kind, title: "À moitié", content });
  }
});

it.each(["{", "null", "[]", '{"member":"ines"}', '{"member":"ines","title":4,"blocks":{}}'])(
  "takes %j on the device for no draft",
  async (text) => {
    const tab = await contentTab({ device: new Map([[creationName, text]]) });
    await open(tab);
    expect([found(tab), shown(tab)]).toEqual([null, emptyCreation]);
  },
);

it("[AD-11] shows the proposed address", async () => {
  const tab = await contentTab();
  await open(tab);
  await type(tab, { title: "Équipe de l'été" });
  await rest(tab);
  expect(tab.scope.getState($slug)).toBe("equipe-de-l-ete");
});

it("stores the last changes when the session expires, and none after a sign-out", async () => {
  for (const [end, isStored] of [
    ["by itself", true],
    ["left", false],
  ] as const) {
    const tab = await contentTab();
    await open(tab);
    await type(tab, { title: "À moitié" });
    if (end === "left") await allSettled(signOutPressed, { scope: tab.scope });
    await tab.arrive(null);
    expect([end, [...tab.device.values()].some((text) => text.includes("À moitié"))]).toEqual([end, isStored]);
  }
});

it("stores the drafts of two windows separately", async () => {
  const device = new Map<string, string>();
  const tabs = [await contentTab({ device }), await contentTab({ device })];
  for (const tab of tabs) await open(tab);
  for (const [at, tab] of tabs.entries()) {
    await type(tab, { title: `Fenêtre ${at}` });
    await rest(tab);
  }
  const [first] = tabs;
  if (first) await allSettled(createDiscarded, { scope: first.scope });
  expect([...device.values()].filter((text) => text !== "")).toEqual([expect.stringContaining("Fenêtre 1")]);
});

it("tells when the device refuses to store", async () => {
  const tab = await contentTab({ isFull: true });
  await open(tab);
  await type(tab, { title: "À moitié" });
  await rest(tab);
  expect(tab.scope.getState(creator.$isUnstored)).toBe(true);
});

it("continues with text typed during the request as an edit of the created item", async () => {
  const held = heldBack();
  const tab = await contentTab({
    create: async ({ title }) => (await held.promise, itemFor("new", {}, { title, content: "<p>Un</p>" })),
  });
  await open(tab);
  await type(tab, { title: " Bonjour " });
  await type(tab, { content: "<p>Un</p>" });
  const pressed = press(tab);
  await Promise.resolve();
  void type(tab, { excerpt: "Encore" });
  held.release();
  await pressed;
  expect(shown(tab)).toBeNull();
  expect(tab.scope.getState($edit)?.fields).toMatchObject({
    title: " Bonjour ",
    excerpt: "Encore",
    content: "<p>Un</p>",
  });
  expect(tab.titles()[0]).toMatch(/^Succès ! \/ Article créé avec succès\. /);
  expect(tab.created).toHaveLength(1);
});

it.each([
  ["featuredImage", words.insecureImage],
  ["content", words.insecureImageInText],
] as const)("[SE-55] tells beside its field that a picture is over http: %s", async (field, told) => {
  const tab = await contentTab({ create: () => Promise.reject({ kind: "insecure-image", field }) });
  await open(tab);
  await type(tab, { title: "Bonjour" });
  await press(tab);
  expect(tab.scope.getState($complaints)).toEqual({ [field]: told });
  expect(tab.titles()).toEqual([]);
});

it("shows a field's error until the field is changed", async () => {
  const tab = await contentTab({ create: () => Promise.reject({ kind: "bad-image", field: "featuredImage" }) });
  await open(tab);
  await type(tab, { title: "Bonjour", featuredImage: "javascript:alert(1)" });
  await press(tab);
  expect(tab.scope.getState($complaints)).toEqual({ featuredImage: "URL d'image invalide" });
  expect(tab.titles()).toEqual([]);
  await type(tab, { excerpt: "Un" });
  expect(tab.scope.getState($complaints)).not.toEqual({});
  await type(tab, { featuredImage: "" });
  expect(tab.scope.getState($complaints)).toEqual({});
});

it("shows too long texts beside their fields, and in a toast only if a field has no place", async () => {
  for (const [field, said] of [
    ["title", []],
    ["category", ["Une erreur est survenue lors de la création. / Catégorie : 2 caractères de trop."]],
  ] as const) {
    const tab = await contentTab({ create: () => Promise.reject({ kind: "too-long", fields: { [field]: 2 } }) });
    await open(tab);
    await type(tab, { title: "Bonjour" });
    await press(tab);
    expect(tab.scope.getState($complaints)).toEqual({ [field]: "2 caractères de trop." });
    expect(tab.titles()).toEqual(said);
  }
});

describe("a dialog that is closed during the request", () => {
  const sending = async () => {
    const held = heldBack();
    const tab = await contentTab({ create: async () => (await held.promise, itemFor("new")) });
    await open(tab);
    await type(tab, { title: "Bonjour", kind: "tip" });
    const pressed = press(tab);
    await vi.waitFor(() => expect(tab.created).toHaveLength(1));
    const answer = () => (held.release(), pressed);
    return { tab, answer };
  };
  const close = ({ scope }: Tab) => void allSettled(createClosed, { scope });
  const isOver = (tab: Tab) => expect([shown(tab), tab.device.get(creationName)]).toEqual([null, ""]);

  it("isn't confirmed, and leaves no stored draft after the answer", async () => {
    const { tab, answer } = await sending();
    expect(tab.scope.getState($isUnsaved)).toBe(false);
    close(tab);
    await answer();
    isOver(tab);
  });

  it("stores text typed since", async () => {
    const { tab, answer } = await sending();
    void type(tab, { excerpt: "Encore" });
    expect(tab.scope.getState($isUnsaved)).toBe(true);
    close(tab);
    await answer();
    expect(tab.device.get(creationName)).toContain("Encore");
  });

  it("and opened again drops the offered draft after the answer", async () => {
    const { tab, answer } = await sending();
    close(tab);
    void open(tab);
    await vi.waitFor(() => expect(found(tab)).not.toBeNull());
    await answer();
    expect([found(tab), shown(tab), tab.device.get(creationName)]).toEqual([null, emptyCreation, ""]);
  });

  it("and resumed sends nothing twice", async () => {
    const { tab, answer } = await sending();
    close(tab);
    void open(tab);
    await vi.waitFor(() => expect(found(tab)).not.toBeNull());
    void takeUp(tab, creator.resumed);
    await answer();
    isOver(tab);
    expect(tab.created).toHaveLength(1);
  });
});
