import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diagramOf, planOf } from "./diagram.ts";

const words = "légende Chacun couvre la porte.\ndescription Deux défenseurs, une porte.";
const read = (...lines: readonly string[]) => diagramOf([...lines, words].join("\n"));

it("[TP-15] reads each sign into its place on the plan", () => {
  const diagram = read(
    "mur 0 0 96 4",
    "site 56 12 28 24",
    "porte 35 23",
    "nous 81 9",
    "eux 6 10",
    "départ 81 40",
    "regard 81 9 > 39 23, 13",
    "trajet eux 6 10 > 24 10 > 26 20",
    "trajet nous 81 40 > 81 31",
  );
  expect(diagram).toMatchObject({ caption: "Chacun couvre la porte.", description: "Deux défenseurs, une porte." });
  expect(planOf(diagram?.drawing ?? "")).toEqual({
    walls: [{ x: 0, y: 0, width: 960, height: 40 }],
    site: { x: 560, y: 120, width: 280, height: 240 },
    spot: [350, 230],
    us: [[810, 90]],
    them: [[60, 100]],
    left: [[810, 400]],
    sights: [{ from: [810, 90], towards: [390, 230], angle: 13 }],
    movements: [
      {
        side: "them",
        path: [
          [60, 100],
          [240, 100],
          [260, 200],
        ],
      },
      {
        side: "us",
        path: [
          [810, 400],
          [810, 310],
        ],
      },
    ],
  });
});

it("takes what a hand writes otherwise for the same", () => {
  const tidy = read("départ 81 40", "trajet nous 81 40 > 71 31");
  expect(diagramOf(`  Depart  81,40\n\n${words}\n\tTRAJET nous 81 40>71 31\n`)).toEqual(tidy);
  expect(diagramOf("nous 1 2\nLegende : Ici.\nDESCRIPTION: Là.")).toEqual({
    drawing: "nous,1,2",
    caption: "Ici.",
    description: "Là.",
  });
});

it("reads words whose accents are signs of their own", () => {
  expect(diagramOf(`nous 1 2\n${words}`.normalize("NFD"))).toEqual(diagramOf(`nous 1 2\n${words}`));
});

it("[TP-25] tells a plan step by step: what stands above the first step is on each", () => {
  const diagram = read(
    "mur 0 0 96 4",
    "étape Ils entrent.",
    "eux 6 10",
    "Etape: On recule.",
    "eux 47 24",
    "nous 68 31",
  );
  expect(diagram).toMatchObject({
    drawing: "mur,0,0,96,4;eux,6,10",
    steps: [
      { text: "Ils entrent.", drawing: "mur,0,0,96,4;eux,6,10" },
      { text: "On recule.", drawing: "mur,0,0,96,4;eux,47,24;nous,68,31" },
    ],
  });
  const times = (count: number) => read(...Array.from({ length: count }, () => ["étape Ici.", "nous 1 2"]).flat());
  expect([1, 2, 8, 9].map((count) => times(count)?.steps?.length)).toEqual([undefined, 2, 8, undefined]);
  expect(read("étape Ici.", "nous 1 2", "étape Rien.")).toBeUndefined();
  expect(read("étape", "nous 1 2", "étape Là.", "nous 1 2")).toBeUndefined();
});

describe("a plan is none", () => {
  it.each([
    ["a word that nobody knows", "tour 1 2"],
    ["a number too few", "nous 1"],
    ["a number too many", "eux 1 2 3"],
    ["a place beside the field", "nous 97 0"],
    ["a place below the field", "porte 0 49"],
    ["a place before the field", "nous -1 3"],
    ["half a step", "nous 1.5 3"],
    ["a wall without a width", "mur 1 1 0 5"],
    ["a wall that reaches beyond", "mur 90 0 7 1"],
    ["a look all around", "regard 1 1 > 5 5, 360"],
    ["a look that is closed", "regard 1 1 > 5 5, 0"],
    ["a way to nowhere", "trajet nous 1 1"],
    ["a way that ends between two", "trajet nous 1 1 > 2 2 > 3"],
    ["nobody's way", "trajet 1 1 > 2 2"],
    ["words among the numbers", "nous 1 deux"],
    ["what every object has", "constructor 1 2"],
  ])("with %s", (_, line) => {
    expect(read("eux 1 2", line)).toBeUndefined();
  });

  it("with two sites, or two doors", () => {
    expect(read("site 1 1 5 5", "site 9 9 5 5")).toBeUndefined();
    expect(read("porte 1 1", "porte 2 2")).toBeUndefined();
  });

  it("without a sign, a caption or a description, or with two of them", () => {
    expect(read()).toBeUndefined();
    expect(diagramOf("nous 1 2\nlégende Ici.")).toBeUndefined();
    expect(diagramOf("nous 1 2\ndescription Ici.")).toBeUndefined();
    expect(diagramOf("nous 1 2\nlégende\ndescription Ici.")).toBeUndefined();
    expect(read("nous 1 2", "légende Encore.")).toBeUndefined();
  });

  it("when there is too much on it for an address", () => {
    const often = (line: string, times: number) => read(...Array.from({ length: times }, () => line));
    expect(often("nous 1 2", 40)).toBeDefined();
    expect(often("nous 1 2", 41)).toBeUndefined();
    expect(often(`trajet nous ${"10 10 > ".repeat(30)}1 1`, 10)).toBeUndefined();
  });
});

it("makes an address of whatever it takes, and a plan of numbers on the field", () => {
  const word = fc.constantFrom("mur", "site", "porte", "nous", "eux", "départ", "regard", "trajet nous", "trajet eux");
  const number = fc.integer({ min: 0, max: 60 });
  const sign = fc.tuple(word, fc.array(number, { minLength: 1, maxLength: 6 }));
  const line = fc.oneof(
    { weight: 9, arbitrary: sign.map(([name, numbers]) => `${name} ${numbers.join(" ")}`) },
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const diagram = read(...lines);
      if (!diagram) return;
      expect(diagram.drawing).toMatch(/^[a-z0-9,;]+$/);
      const numbers = JSON.stringify(planOf(diagram.drawing)).match(/(?<=[[:,])[^[\]{},":]+/g) ?? [];
      expect(numbers.filter((text) => !(Number(text) >= 0 && Number(text) <= 960))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it("throws for no text in an address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii", maxLength: 80 }), (text) => {
      expect(() => [planOf(text), diagramOf(`${text}\n${words}`)]).not.toThrow();
    }),
  );
});
