import { describe, expect, it } from "vitest";
import { sourcePassages } from "../../../adapters/sourcePassages.ts";
import type { ContentKind } from "../editing/contentItem.ts";
import { comparePassages } from "./compare.ts";
import { takeBack } from "./takeBack.ts";

const sourceOf = async (kind: ContentKind, text: string) => ({ text, passages: await sourcePassages(kind, text) });

type Texts = readonly [before: string, after: string, current?: string];

/** The source after each change is undone, by itself. */
const undone = async (kind: ContentKind, [before, after, current = after]: Texts) => {
  const [old, fresh] = [await sourceOf(kind, before), await sourceOf(kind, after)];
  const sources = { before: old, after: fresh, current: await sourceOf(kind, current) };
  return comparePassages(old.passages, fresh.passages).flatMap(({ is }, at) =>
    is === "same" ? [] : [takeBack(kind, sources, at) ?? null],
  );
};

describe("[NW-42] a passage that is taken back", () => {
  it.each<[string, ContentKind, Texts, readonly (string | null)[]]>([
    [
      "a changed one",
      "article",
      ["<p>Le match de samedi</p>", "<p>Le match de dimanche</p>"],
      ["<p>Le match de samedi</p>"],
    ],
    [
      "a removed one",
      "article",
      ["<p>Un</p>\n<h2>Deux</h2>\n<p>Trois</p>", "<p>Un</p>\n<p>Trois</p>"],
      ["<p>Un</p>\n<h2>Deux</h2>\n<p>Trois</p>"],
    ],
    ["a removed first one", "tip", ["Un\n\nDeux", "Deux"], ["Un\n\nDeux"]],
    ["a removed last one", "tip", ["Un\n\nDeux", "Un"], ["Un\n\nDeux"]],
    ["the only one", "tip", ["Un", ""], ["Un"]],
    ["an added one", "tip", ["Un", "Un\n\n## Deux"], ["Un\n\n"]],
    [
      "one of several",
      "tip",
      ["Le match de samedi\n\nUn\n\nLa fin du match", "Le match de lundi\n\nUn\n\nLa fin de tout"],
      ["Le match de samedi\n\nUn\n\nLa fin de tout", "Le match de lundi\n\nUn\n\nLa fin du match"],
    ],
    [
      "one with its marks, into a later text",
      "article",
      ["<p>Le <b>match</b> de samedi</p>", "<p>Le match de lundi</p>", "<h2>Neuf</h2><p>Le match de lundi</p>"],
      ["<h2>Neuf</h2><p>Le <b>match</b> de samedi</p>"],
    ],
    [
      "one that was changed again",
      "article",
      ["<p>Le match de samedi</p>", "<p>Le match de lundi</p>", "<p>Le match de mardi</p>"],
      [null],
    ],
    ["one after a passage that is gone", "tip", ["Un\n\nDeux", "Un", "Trois"], [null]],
  ])("%s", async (_, kind, texts, expected) => {
    expect(await undone(kind, texts)).toEqual(expected);
  });

  it("isn't found at a place without a change", async () => {
    const source = await sourceOf("tip", "Un");
    expect(takeBack("tip", { before: source, after: source, current: source }, 1)).toBeUndefined();
  });
});
