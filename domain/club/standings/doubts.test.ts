import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { confirmed, doubtsIn, isUnsure, withCell, withDoubts } from "./doubts.ts";
import { blankRow, rowsText, type TypedRow, typedRows } from "./rows.ts";

const row = (name: string, more: Partial<TypedRow> = {}): TypedRow => ({ ...blankRow, name, ...more });
const whole = (...rows: readonly TypedRow[]) => doubtsIn(rows, true);

describe("[ST-13] what is unsure in rows", () => {
  it.each([
    [{ played: "5", won: "4", lost: "2" }, ["played", "won", "lost"]],
    [{ played: "5", won: "3", drawn: "1", lost: "2" }, ["played", "won", "drawn", "lost"]],
    [{ played: "5", won: "6" }, ["played", "won"]],
    [{ played: "5", won: "4", drawn: "0", lost: "1" }, []],
    [{ played: "5", won: "4" }, []],
    [{ won: "4", lost: "2" }, []],
  ])("is what contradicts itself: %j", (cells, expected) => {
    const [found = {}] = doubtsIn([row("Banquise", cells)], false);
    expect(Object.entries(found)).toEqual(expected.map((column) => [column, "sum"]));
  });

  it("is a number that other teams have, once the rows are complete", () => {
    const rows = [row("Banquise", { won: "4", lost: "1" }), row("Les Huards", { won: "3" }), blankRow];
    expect(whole(...rows)).toEqual([{}, { lost: "missing" }, {}]);
    expect(doubtsIn(rows, false)).toEqual([{}, {}, {}]);
  });

  it("goes when its cell is typed, and stays over a reload", () => {
    const unsure = withDoubts(row("Banquise", { points: "12", mapsFor: "8", mapsAgainst: "3" }), {
      points: "guessed",
      mapsFor: "difference",
      mapsAgainst: "difference",
    });
    expect(typedRows(rowsText([unsure]))).toEqual([unsure]);
    expect(whole(withCell(unsure, "points", "11"))).toEqual([{ mapsFor: "difference", mapsAgainst: "difference" }]);
    expect(whole(withCell(unsure, "mapsFor", "9"))).toEqual([{ points: "guessed" }]);
    expect(whole(withCell(unsure, "side", "club"))).toEqual(whole(unsure));
  });

  it("is none once it is confirmed, until a number changes", () => {
    const off = row("Banquise", { played: "5", won: "4", lost: "2" });
    const [sure = blankRow, other] = confirmed([off, withDoubts(row("Les Huards"), { points: "absent" })]);
    expect(whole(sure)).toEqual([{}]);
    expect(whole(withCell(sure, "name", "Banquise 2"))).toEqual([{}]);
    expect(whole(withCell(sure, "points", "12")).some(isUnsure)).toBe(true);
    expect(other?.doubts).toBe("confirmed");
    expect(confirmed([row("Banquise", { points: "12" })])[0]?.doubts).toBe("");
  });

  it("takes nothing else for a doubt", () => {
    for (const doubts of ["points:odd", "odd:guessed", "side:", "::", "constructor:guessed", " "])
      expect(whole(row("Banquise", { doubts }))).toEqual([{}]);
  });

  const cell = fc.oneof(fc.constant(""), fc.nat(20).map(String));
  it("is always what contradicts itself", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), cell, fc.nat(20), (played, won, drawn, lost) => {
        const cells = { played: String(played), won: String(won), drawn, lost: String(lost) };
        expect(whole(row("Banquise", cells)).some(isUnsure)).toBe(won + Number(drawn) + lost !== played);
      }),
    );
  });
});
