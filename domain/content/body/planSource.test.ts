import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diagramOf } from "./diagram.ts";
import {
  type PlanPoint,
  placeOn,
  planProblems,
  planSourceOf,
  planText,
  planTools,
  type PlanTool,
  shownLines,
  signLine,
  withoutSign,
  withSign,
} from "./planSource.ts";

const tools = Object.keys(planTools) as readonly PlanTool[];
const point: fc.Arbitrary<PlanPoint> = fc.record({
  x: fc.integer({ min: 0, max: 96 }),
  y: fc.integer({ min: 0, max: 48 }),
});
const empty = planSourceOf("légende Ici\ndescription Là");

describe("[NW-149] a plan that is drawn by hand", () => {
  it("is a plan, whatever is drawn on the field", () => {
    fc.assert(
      fc.property(fc.constantFrom(...tools), fc.array(point, { minLength: 2, maxLength: 5 }), (tool, points) => {
        const line = signLine(tool, points);
        fc.pre(line !== null);
        expect(diagramOf(planText(withSign(empty, 0, tool, line)))).toBeDefined();
      }),
    );
  });

  it("loses no line of a source, and is written the same again", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "nous 1 2",
        "étape Un",
        "ETAPE : deux",
        "Légende : Ici.",
        "description Là.",
        "porte",
        "",
        "  mur 0 0 1 1 ",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const source = planText(planSourceOf(lines.join("\n")));
        expect(planText(planSourceOf(source))).toBe(source);
        const kept = lines.flatMap((one) => one.split("\n")).map((one) => one.trim());
        for (const sign of planSourceOf(lines.join("\n")).parts.flatMap(({ signs }) => signs))
          expect(kept).toContain(sign);
      }),
    );
  });

  it("waits for the points that a sign takes", () => {
    const [from, to] = [
      { x: 10, y: 20 },
      { x: 4, y: 30 },
    ];
    expect(signLine("nous", [from])).toBe("nous 10 20");
    expect(signLine("mur", [from])).toBeNull();
    expect(signLine("mur", [from, to])).toBe("mur 4 20 6 10");
    expect(signLine("mur", [from, { x: 10, y: 30 }])).toBeNull();
    expect(signLine("trajet eux", [from, to, from])).toBe("trajet eux 10 20 > 4 30 > 10 20");
    expect(signLine("regard", [from, to])).toBe("regard 10 20 > 4 30, 30");
    expect(placeOn({ x: -3, y: 99.6 })).toEqual({ x: 0, y: 48 });
  });

  it("has one site and one door at a time", () => {
    const twoSteps = planSourceOf("site 1 1 2 2\nétape Un\nporte 1 1\nétape Deux\nporte 2 2");
    const doors = withSign(twoSteps, 1, "porte", "porte 5 5");
    expect(doors.parts.map(({ signs }) => signs)).toEqual([["site 1 1 2 2"], ["porte 5 5"], ["porte 2 2"]]);
    expect(withSign(doors, 0, "porte", "porte 9 9").parts.map(({ signs }) => signs)).toEqual([
      ["site 1 1 2 2", "porte 9 9"],
      [],
      [],
    ]);
    expect(shownLines(doors, 2)).toEqual(["site 1 1 2 2", "porte 2 2"]);
    expect(withoutSign(doors, 2, 0).parts[2]?.signs).toEqual([]);
  });

  it("has one site also beside one that was typed otherwise", () => {
    const typed = planSourceOf("SITE 1,1,2,2\nétape Un\nPorte 1 1\nétape Deux");
    expect(withSign(typed, 0, "site", "site 5 5 1 1").parts[0]?.signs).toEqual(["site 5 5 1 1"]);
    expect(withSign(typed, 1, "porte", "porte 5 5").parts[1]?.signs).toEqual(["porte 5 5"]);
  });

  const texts = "légende Ici\ndescription Là";
  const many = (count: number, line: string) => Array.from({ length: count }, () => line).join("\n");

  it.each([
    ["nous 1 2\ndescription Là", ["no-caption"]],
    ["nous 1 2\nlégende Ici", ["no-description"]],
    [`nous 1 2\nlégende Un\n${texts}`, ["two-texts"]],
    [texts, ["no-sign"]],
    [`étape Un\nnous 1 2\nétape Deux\n${texts}`, ["no-sign"]],
    [`nous 1 2\nétape Un\n${texts}`, ["one-step"]],
    [`nous 1 2\n${many(9, "étape Un")}\n${texts}`, ["many-steps"]],
    [`${many(41, "nous 1 2")}\n${texts}`, ["many-signs"]],
    [
      `trajet nous ${many(200, "1 2").replaceAll("\n", " > ")}\ntrajet eux ${many(200, "1 2").replaceAll("\n", " > ")}\n${texts}`,
      ["many-signs"],
    ],
    [`site 1 1 2 2\nSite 5 5 2 2\n${texts}`, ["two-sites"]],
    [`porte 1 1\nétape Un\nporte 2 2\nétape Deux\n${texts}`, ["two-doors"]],
    [`nous 1 2\nnous\n${texts}`, ["unknown-line"]],
  ])("says what keeps it from being a plan: %#", (source, kinds) => {
    expect(diagramOf(source)).toBeUndefined();
    expect(planProblems(source).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("always says why a source is no plan", () => {
    const line = fc.constantFrom(
      "nous 1 2",
      "SITE 1 1 2 2",
      "porte 3 3",
      "étape Un",
      "légende Ici",
      "description Là",
      "nous",
      ";",
      "",
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const source = lines.join("\n");
        expect(planProblems(source).length > 0).toBe(diagramOf(source) === undefined);
      }),
    );
  });
});
