// @vitest-environment jsdom
import { allSettled, type Scope } from "effector";
import { expect, it } from "vitest";
import { contentTab, heldBack, itemFor } from "../../../../tests/contentTab.ts";
import { $creation, blockAdded, blockRemoved, blockTyped, createClosed, createOpened } from "../create/create.ts";
import { $edit, editClosed, editOpened, editTyped } from "../edit/edit.ts";
import { blocksTopic } from "../outcomes.ts";
import { $rewritten, richPasted } from "./pasting.ts";
import { $toasts } from "../../../lib/feedback/toasts.ts";
import { undoPressed } from "../list/undoing.ts";

const html = "<h2>Titre</h2><p>Un <b>mot</b></p>";

it("makes blocks of formatted text that is pasted into a block", async () => {
  const { scope } = await contentTab();
  await allSettled(createOpened, { scope });
  await allSettled(blockTyped, { scope, params: { id: 1, content: "avant" } });
  await allSettled(richPasted, { scope, params: { html, block: 1, from: 5, to: 5 } });
  expect(scope.getState($creation)?.blocks).toMatchObject([
    { type: "text", content: "avant" },
    { type: "heading", level: 2, content: "Titre" },
    { type: "text", content: "Un mot" },
  ]);
  expect(scope.getState($rewritten)).toBeNull();
});

it("passes a paste that stays within its block to the control", async () => {
  const { scope } = await contentTab();
  await allSettled(createOpened, { scope });
  await allSettled(blockTyped, { scope, params: { id: 1, content: "avant" } });
  await allSettled(richPasted, { scope, params: { html: "<p>un</p><p>deux</p>", block: 1, from: 0, to: 5 } });
  expect(scope.getState($creation)?.blocks).toMatchObject([{ content: "avant" }]);
  expect(scope.getState($rewritten)).toEqual({ block: 1, text: "un\n\ndeux" });
  await allSettled(createClosed, { scope });
  expect(scope.getState($rewritten)).toBeNull();
});

it.each([
  ["article", "<p>avant</p>\n\n<h2>Titre</h2>\n<p>Un <strong>mot</strong></p>"],
  ["tip", "<p>avant</p>\n\n## Titre\n\nUn **mot**"],
] as const)("writes a paste into the source of an %s in its own format", async (kind, content) => {
  const { scope } = await contentTab({ open: ({ id }) => itemFor(id, { kind }) });
  await allSettled(editOpened, { scope, params: itemFor("a", { kind }) });
  await allSettled(editTyped, { scope, params: { content: "<p>avant</p>" } });
  await allSettled(richPasted, { scope, params: { html, block: null, from: 12, to: 12 } });
  expect(scope.getState($rewritten)).toEqual({ block: null, text: content });
});

it("drops a paste when another text has been opened meanwhile", async () => {
  const held = heldBack();
  const { scope } = await contentTab({ open: ({ id }) => itemFor(id), reading: held.promise });
  await allSettled(editOpened, { scope, params: itemFor("a") });
  const pasted = allSettled(richPasted, { scope, params: { html, block: null, from: 0, to: 0 } });
  void allSettled(editClosed, { scope });
  void allSettled(editOpened, { scope, params: itemFor("b") });
  held.release();
  await pasted;
  expect(scope.getState($rewritten)).toBeNull();
  expect(scope.getState($edit)?.fields.content).toBe(itemFor("b").fields.content);
});

it.each([html, "<p>un</p><p>deux</p>"])(
  "says that it isn't pasted when its block was removed meanwhile, and leaves what undoes that: %s",
  async (from) => {
    const held = heldBack();
    const { scope, titles, said } = await contentTab({ reading: held.promise });
    const contents = () => scope.getState($creation)?.blocks.map(({ content }) => content);
    await allSettled(createOpened, { scope });
    await allSettled(blockAdded, { scope, params: "text" });
    await allSettled(blockTyped, { scope, params: { id: 2, content: "avant" } });
    const pasted = allSettled(richPasted, { scope, params: { html: from, block: 2, from: 5, to: 5 } });
    void allSettled(blockRemoved, { scope, params: 2 });
    held.release();
    await pasted;
    expect(contents()).toEqual([""]);
    expect(scope.getState($rewritten)).toBeNull();
    expect(titles()).toEqual([
      "Bloc supprimé.",
      "Le texte n'a pas pu être collé / Le bloc où vous le colliez vient d'être supprimé. Collez-le dans un autre.",
    ]);
    expect(said()[0]?.act?.name).toBe(blocksTopic);
    await allSettled(undoPressed, { scope });
    expect(contents()).toEqual(["", "avant"]);
  },
);

const row = "<tr><td>a</td><td>b</td></tr>";
const table = `<table>${row}</table>`;
const noted = (scope: Scope) =>
  scope.getState($toasts).flatMap(({ tone, title, text }) => (tone === "note" ? [[title, text]] : []));

it.each([
  ["<p>un</p><ul><li>deux</li></ul>", []],
  [
    `<p>un</p>${table}<img src=a><img src=b>`,
    [
      "Collé sans : 1 tableau, 2 images.",
      "Le tableau est devenu des lignes. Ajoutez les images avec « Ajouter une image ».",
    ],
  ],
  [
    `${table}<p>et</p>${table}<blockquote>c</blockquote><p><a href="https://a.fr">l</a> <b>g</b></p><iframe></iframe>`,
    [
      "Collé sans : 2 tableaux, 1 contenu intégré, 1 citation, 1 lien, mise en forme.",
      "Les tableaux sont devenus des lignes. Les mots sont là : vous pourrez compléter après la création, avec « Modifier ».",
    ],
  ],
  ["<img src=a>", ["Pas collé : 1 image.", "Ajoutez l'image avec « Ajouter une image »."]],
  [
    '<h2>T</h2><p>Un <b>gras</b> <a href="https://x.example/">lien</a></p><img src=a>',
    [
      "Collé sans : 1 image, 1 lien, mise en forme.",
      "Ajoutez l'image avec « Ajouter une image ». Les mots sont là : vous pourrez compléter après la création, avec « Modifier ».",
    ],
  ],
  ["<p><u>un</u> <sub>deux</sub></p>", ["Collé sans : mise en forme.", expect.stringContaining("Les mots sont là")]],
  ["<p>un</p><video></video><video></video>", ["Collé sans : 2 contenus intégrés.", undefined]],
])("[CO-3] tells what a block left out of %s", async (pasted, words) => {
  const { scope } = await contentTab();
  await allSettled(createOpened, { scope });
  await allSettled(richPasted, { scope, params: { html: pasted, block: 1, from: 0, to: 0 } });
  expect(noted(scope)).toEqual(words.length > 0 ? [words] : []);
});

it.each([
  ["article", 'Ajoutez l\'image avec <img src="https://...">.'],
  ["tip", "Ajoutez l'image avec ![texte](https://...)."],
] as const)("[CO-3] tells only what the source of an %s left out", async (kind, text) => {
  const { scope } = await contentTab({ open: ({ id }) => itemFor(id, { kind }) });
  await allSettled(editOpened, { scope, params: itemFor("a", { kind }) });
  const params = { html: "<blockquote>c</blockquote><p><b>g</b> <img src=a></p>", block: null, from: 0, to: 0 };
  await allSettled(richPasted, { scope, params });
  expect(noted(scope)).toEqual([["Collé sans : 1 image.", text]]);
  await allSettled(richPasted, { scope, params: { ...params, html: "<p><u>un</u></p>" } });
  expect(noted(scope)).toEqual([["Collé sans : mise en forme.", undefined]]);
  await allSettled(richPasted, {
    scope,
    params: { ...params, html: "<p><a href='file:///c'>un</a> <a href='mailto:a'>deux</a></p>" },
  });
  expect(noted(scope)).toEqual([["Collé sans : 2 liens.", "Seules les adresses en http ou https sont gardées."]]);
});

it("[CO-3] closes the toast of a paste with the next paste and with the text", async () => {
  const { scope } = await contentTab();
  await allSettled(createOpened, { scope });
  for (const next of [
    () => allSettled(richPasted, { scope, params: { html: "<p>un</p>", block: 1, from: 0, to: 0 } }),
    () => allSettled(createClosed, { scope }),
  ]) {
    await allSettled(richPasted, { scope, params: { html: "<img src=a>", block: 1, from: 0, to: 0 } });
    expect(noted(scope)).toHaveLength(1);
    await next();
    expect(noted(scope)).toEqual([]);
  }
});

it("[CO-3] reports no loss of a paste whose block was removed", async () => {
  const held = heldBack();
  const { scope } = await contentTab({ reading: held.promise });
  await allSettled(createOpened, { scope });
  await allSettled(blockAdded, { scope, params: "text" });
  const pasted = allSettled(richPasted, { scope, params: { html: `un ${table}`, block: 1, from: 0, to: 0 } });
  void allSettled(blockRemoved, { scope, params: 1 });
  held.release();
  await pasted;
  expect(noted(scope)).toEqual([]);
});
