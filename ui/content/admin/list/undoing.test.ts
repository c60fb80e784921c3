// @vitest-environment jsdom
import { allSettled } from "effector";
import { expect, it } from "vitest";
import { contentTab } from "../../../../tests/contentTab.ts";
import { toastActed } from "../../../lib/feedback/toasts.ts";
import {
  $creation,
  blockAdded,
  blockRemoved,
  blockTyped,
  createClosed,
  createOpened,
  creationTyped,
} from "../create/create.ts";
import { richPasted } from "../editor/pasting.ts";
import { undoPressed } from "./undoing.ts";

/** A staff member who writes three texts. */
const begin = async () => {
  const tab = await contentTab();
  const { scope } = tab;
  await allSettled(createOpened, { scope });
  for (const [at, content] of ["un", "deux", "trois"].entries()) {
    if (at > 0) await allSettled(blockAdded, { scope, params: "text" });
    await allSettled(blockTyped, { scope, params: { id: at + 1, content } });
  }
  return {
    ...tab,
    texts: () => scope.getState($creation)?.blocks.map(({ content }) => content),
    remove: (id: number) => allSettled(blockRemoved, { scope, params: id }),
    type: (id: number, content: string) => allSettled(blockTyped, { scope, params: { id, content } }),
    paste: () => allSettled(richPasted, { scope, params: { html: "<h2>A</h2><p>b</p>", block: 2, from: 0, to: 4 } }),
    undoByKeys: () => allSettled(undoPressed, { scope }),
    async undo() {
      const act = tab.said().find(({ act }) => act)?.act;
      if (!act) throw new Error("Nothing is offered");
      await allSettled(toastActed, { scope, params: act });
    },
  };
};

it("restores a block in its place and keeps later changes", async () => {
  const { remove, type, undo, texts, titles } = await begin();
  await remove(2);
  expect([texts(), titles()]).toEqual([["un", "trois"], ["Bloc supprimé."]]);
  await type(1, "un, et plus");
  await undo();
  expect([texts(), titles()]).toEqual([["un, et plus", "deux", "trois"], []]);
});

it("shows no toast for an empty block", async () => {
  const { type, remove, titles } = await begin();
  await type(2, " ");
  await remove(2);
  expect(titles()).toEqual([]);
});

it("[AD-24] undoes pasted blocks until a block is changed", async () => {
  const { paste, type, undo, texts, titles, scope } = await begin();
  await paste();
  expect([texts(), titles()]).toEqual([["un", "A", "b", "trois"], ["Texte collé en 2 blocs."]]);
  await allSettled(creationTyped, { scope, params: { title: "Titre" } });
  await undo();
  expect([texts(), titles()]).toEqual([["un", "deux", "trois"], []]);
  await paste();
  await type(1, "encore");
  expect(titles()).toEqual([]);
});

it("undoes the last change by the shortcut, unless text was typed since", async () => {
  const { paste, remove, undoByKeys, texts, scope } = await begin();
  await paste();
  await undoByKeys();
  expect(texts()).toEqual(["un", "deux", "trois"]);
  await remove(1);
  await undoByKeys();
  expect(texts()).toEqual(["un", "deux", "trois"]);
  await remove(1);
  await allSettled(creationTyped, { scope, params: { title: "Titre" } });
  await undoByKeys();
  expect(texts()).toEqual(["deux", "trois"]);
});

it("offers no undo after the dialog is closed", async () => {
  const { remove, titles, scope } = await begin();
  await remove(2);
  await allSettled(createClosed, { scope });
  expect(titles()).toEqual([]);
});
