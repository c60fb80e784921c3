import { allSettled } from "effector";
import { expect, it } from "vitest";
import { contentTab, heldBack, itemFor } from "../../../tests/contentTab.ts";
import { $creation, blockAdded, blockRemoved, blockTyped, createClosed, createOpened } from "./create.ts";
import { $edit, editClosed, editOpened, editTyped } from "./edit.ts";
import { blocksTopic } from "./outcomes.ts";
import { $rewritten, richPasted } from "./pasting.ts";
import { undoPressed } from "./undoing.ts";

const html = "<h2>Titre</h2><p>Un <b>mot</b></p>";

it("makes blocks of what is pasted into one", async () => {
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

it("leaves it to the control to write what stays within one block, as if it were typed", async () => {
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
] as const)("writes what is pasted into the source of an %s in its own way", async (kind, content) => {
  const { scope } = await contentTab({ open: ({ id }) => itemFor(id, { kind }) });
  await allSettled(editOpened, { scope, params: itemFor("a", { kind }) });
  await allSettled(editTyped, { scope, params: { content: "<p>avant</p>" } });
  await allSettled(richPasted, { scope, params: { html, block: null, from: 12, to: 12 } });
  expect(scope.getState($rewritten)).toEqual({ block: null, text: content });
});

it("puts it into no other text, when somebody has gone on meanwhile", async () => {
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
