import { EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import type { Inline } from "../../../../../../domain/content/body/content.ts";
import { contentOf, documentOf } from "./document.ts";
import { renameFile, selectedFile } from "./fileBlock.ts";

const address = "/storage/v1/object/public/fichiers/01234567-89ab-4cde-8f01-23456789abcd_1234567/reglement.pdf";
const link = (...inlines: readonly Inline[]): Inline => ({ kind: "link", address, inlines });
const text = (words: string): Inline => ({ kind: "text", text: words });

const at = (...inlines: readonly Inline[]) => {
  const doc = documentOf([
    { kind: "paragraph", inlines: [text("Avant")] },
    { kind: "paragraph", inlines },
  ]);
  const state = EditorState.create({ doc });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, doc.content.size - 1)));
};

it("[NW-153] gives the file with the cursor another name, and keeps its address", () => {
  let state = at(link(text("Règlement"), { kind: "strong", inlines: [text(" 3")] }));
  expect(selectedFile(state)).toMatchObject({ name: "Règlement 3", size: 1_234_567, extension: "pdf" });
  const rename = (name: string) => renameFile(name)(state, (transaction) => void (state = state.apply(transaction)));
  rename("R");
  rename("Les règles : [v2]");
  expect(selectedFile(state)?.name).toBe("Les règles : [v2]");
  expect(contentOf(state.doc)[1]).toEqual({ kind: "paragraph", inlines: [link(text("Les règles : [v2]"))] });
});

it.each([
  ["words beside the link", [link(text("Règlement")), text(" ici")]],
  ["another link", [{ ...link(text("Règlement")), address: "https://club.example/a.pdf" } as Inline]],
  ["no link", [text("Règlement")]],
])("[NW-153] is no file: %s", (_, inlines) => {
  const state = at(...inlines);
  expect(selectedFile(state)).toBeUndefined();
  expect(renameFile("Autre")(state)).toBe(false);
});
