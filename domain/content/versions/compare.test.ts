import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noFields } from "../editing/fields.ts";
import type { Block } from "../body/content.ts";
import { textOf } from "./blockText.ts";
import { compareFields, comparePassages, type PassageChange } from "./compare.ts";
import type { Passage } from "./ports.ts";
import { wordRuns, wordsOf } from "./wordRuns.ts";

const passage = (text: string, kind: "paragraph" | "heading" = "paragraph"): Passage => {
  const inlines = [{ kind: "text", text }] as const;
  return { from: 0, to: 0, content: [kind === "heading" ? { kind, level: 2, inlines } : { kind, inlines }] };
};
const passages = (...texts: readonly string[]) => texts.map((text) => passage(text));
const told = (changes: readonly PassageChange[]) =>
  changes.map((change) => `${change.is} ${textOf((change.is === "removed" ? change.before : change.after).content)}`);
const oldSide = (changes: readonly PassageChange[]) =>
  changes.flatMap((one) => (one.is === "added" ? [] : [one.before]));
const newSide = (changes: readonly PassageChange[]) =>
  changes.flatMap((one) => (one.is === "removed" ? [] : [one.after]));

const words = fc.constantFrom(
  "le",
  "match",
  "de",
  "samedi",
  "l'équipe",
  "gagne",
  "perd",
  "2",
  ":",
  "…",
  "\n",
  "🔥",
  "שלום",
);
const text = fc.array(words, { maxLength: 12 }).map((all) => all.join(" "));
const texts = fc.array(fc.tuple(text, fc.constantFrom("paragraph" as const, "heading" as const)), { maxLength: 10 });
const made = texts.map((all) => all.map(([one, kind]) => passage(one, kind)));

describe("[NW-41] a comparison", () => {
  it("tells which passages are the same, changed, removed and added", () => {
    const before = passages("Un début", "Le match de samedi a été reporté", "La fin", "Un mot de trop");
    const after = passages("Un début", "Le match de dimanche a été reporté", "Tout autre chose", "La fin");
    expect(told(comparePassages(before, after))).toEqual([
      "same Un début",
      "changed Le match de dimanche a été reporté",
      "added Tout autre chose",
      "same La fin",
      "removed Un mot de trop",
    ]);
  });

  it("takes a heading for no changed paragraph, and other words for no changed passage", () => {
    expect(told(comparePassages([passage("Le match")], [passage("Le match", "heading")]))).toEqual([
      "removed Le match",
      "added Le match",
    ]);
  });

  it("tells of a passage whose marks alone changed that its words are the same", () => {
    const strong: Block = {
      kind: "paragraph",
      inlines: [{ kind: "strong", inlines: [{ kind: "text", text: "Le match" }] }],
    };
    expect(comparePassages([passage("Le match")], [{ from: 0, to: 0, content: [strong] }])).toMatchObject([
      { is: "changed", runs: null },
    ]);
  });

  it("has the first text on its old side, and the second on its new one", () => {
    fc.assert(
      fc.property(made, made, (before, after) => {
        const changes = comparePassages(before, after);
        expect(oldSide(changes)).toEqual(before);
        expect(newSide(changes)).toEqual(after);
      }),
    );
  });

  it("of a text with itself finds nothing", () => {
    fc.assert(
      fc.property(made, (all) => {
        expect(comparePassages(all, structuredClone(all)).every(({ is }) => is === "same")).toBe(true);
      }),
    );
  });

  it("of two long texts without a common passage ends soon", () => {
    const long = (sign: string) => Array.from({ length: 3_000 }, (_, at) => passage(`${sign} ${at}`));
    expect(comparePassages(long("a"), long("b"))).toHaveLength(6_000);
  });

  it("names the fields that differ, without the body", () => {
    const before = { ...noFields, title: "Le match", category: "news", content: "Un" };
    expect(compareFields(before, { ...before, title: "Le grand match", category: "club", content: "Deux" })).toEqual([
      {
        field: "title",
        before: "Le match",
        after: "Le grand match",
        runs: [
          { is: "same", text: "Le " },
          { is: "added", text: "grand " },
          { is: "same", text: "match" },
        ],
      },
      { field: "category", before: "news", after: "club", runs: null },
    ]);
  });
});

describe("[NW-41] the words of two texts", () => {
  const side = (before: string, after: string, without: "added" | "removed") =>
    (wordRuns(before, after) ?? []).flatMap((run) => (run.is === without ? [] : [run.text])).join("");

  it("are the texts again", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: "binary" })), fc.oneof(text, fc.string()), (before, after) => {
        expect(wordsOf(before).join("")).toBe(before);
        expect(side(before, after, "added")).toBe(before);
        expect(side(before, after, "removed")).toBe(after);
        expect((wordRuns(before, before) ?? []).every(({ is }) => is === "same")).toBe(true);
      }),
    );
  });

  it("change together where a space alone stands between them", () => {
    expect(wordRuns("un deux trois", "un quatre cinq trois")).toEqual([
      { is: "same", text: "un " },
      { is: "removed", text: "deux" },
      { is: "added", text: "quatre cinq" },
      { is: "same", text: " trois" },
    ]);
  });

  it("of two long texts are left to the reader", () => {
    expect(wordRuns("a ".repeat(1_000), "b ".repeat(1_000) + "c")).toBeNull();
  });
});

it("[NW-41] reads the words of any block, also of an unknown one", () => {
  expect(textOf([{ kind: "list", isOrdered: false, items: [passage("a").content, passage("b").content] }])).toBe(
    "a\nb",
  );
  const unknown = { kind: "table", rows: [[{ inlines: passage("a").content }], [{ caption: "b" }]] } as never;
  expect(textOf([unknown, { kind: "rule" }])).toBe("a\nb");
});
