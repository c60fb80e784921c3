import { describe, expect, it } from "vitest";
import { pasteRows } from "./pasted.ts";
import { blankRow, columns, type TypedRow } from "./rows.ts";

const row = (name: string, more: Partial<TypedRow> = {}): TypedRow => ({ ...blankRow, name, ...more });
const at = { at: 0, column: "name" } as const;
const pasted = (text: string, rows: readonly TypedRow[] = [blankRow]) =>
  pasteRows(rows, at, text, ["Club Boréal", "BORÉAL"]);
/** The cells that aren't empty. */
const filledIn = (rows: readonly TypedRow[] | undefined) =>
  rows?.map((one) =>
    Object.fromEntries(columns.flatMap((column) => (one[column] === "" ? [] : [[column, one[column]]]))),
  );

describe("[ST-7] a table that is pasted", () => {
  it("is read by its headings, in any order and language", () => {
    const text = "#\tÉquipe\tPts\tJ\tG\tN\tP\n1\tBanquise\t12\t5\t4\t0\t1\n2\tLes Huards\t9\t5\t3\t0\t2\n";
    expect(filledIn(pasted(text))).toEqual([
      { name: "Banquise", played: "5", won: "4", drawn: "0", lost: "1", points: "12" },
      { name: "Les Huards", played: "5", won: "3", drawn: "0", lost: "2", points: "9" },
    ]);
    expect(filledIn(pasted("Team;P;W;D;L;Points\r\nBanquise;5;4;0;1;12"))).toEqual([
      { name: "Banquise", played: "5", won: "4", drawn: "0", lost: "1", points: "12" },
    ]);
    expect(filledIn(pasted("Rang\t\tJ.\tG.\tP.\tPts\n1\tBanquise\t5\t4\t1\t12"))).toEqual([
      { name: "Banquise", played: "5", won: "4", lost: "1", points: "12" },
    ]);
    expect(filledIn(pasted("Équipe\tM +\tM −\tPts\nBanquise\t8\t3\t12"))).toEqual([
      { name: "Banquise", mapsFor: "8", mapsAgainst: "3", points: "12" },
    ]);
    expect(filledIn(pasted("Club;Manches +;Manches −;Pts\nBanquise;8;3;12"))).toEqual([
      { name: "Banquise", mapsFor: "8", mapsAgainst: "3", points: "12" },
    ]);
  });

  it.each([
    ["Banquise\t12\nSolstice\t9", { points: "12" }],
    ["Banquise\t5\t12\nSolstice\t5\t9", { played: "5", points: "12" }],
    ["Banquise\t4-1\t12\nSolstice\t3-2\t9", { played: "5", won: "4", lost: "1", points: "12" }],
    ["1.\tBanquise\t5\t4\t1\t12\n2.\tSolstice\t5\t3\t2\t9", { played: "5", won: "4", lost: "1", points: "12" }],
    ['1er;"Banquise";5;4;0;1;12', { played: "5", won: "4", drawn: "0", lost: "1", points: "12" }],
    [
      "1\tBanquise\t5\t4\t0\t1\t8\t3\t12",
      { played: "5", won: "4", drawn: "0", lost: "1", mapsFor: "8", mapsAgainst: "3", points: "12" },
    ],
    ["Banquise\nSolstice", {}],
  ])("is read without headings: %j", (text, cells) => {
    expect(filledIn(pasted(text))?.[0]).toEqual({ name: "Banquise", ...cells });
  });

  it("marks the club's own team by its name", () => {
    expect(pasted("Banquise\t12\nboreal\t9")?.map(({ side }) => side)).toEqual(["", "club"]);
  });

  it("gives known teams their new numbers and order, and keeps all others", () => {
    const rows = [
      row("Banquise", { points: "9" }),
      row("BORÉAL", { side: "club:valorant", points: "9" }),
      row("Solstice", { points: "6" }),
      blankRow,
    ];
    const next = pasted("boréal\t12\nbanquise\t10\nNouveaux\t1", rows);
    expect(filledIn(next)).toEqual([
      { name: "boréal", side: "club:valorant", points: "12" },
      { name: "banquise", points: "10" },
      { name: "Nouveaux", points: "1" },
      { name: "Solstice", points: "6" },
    ]);
  });

  it("stands where it was pasted", () => {
    const rows = [row("Un", { points: "3" }), row("Quatre", { points: "0" })];
    const next = pasteRows(rows, { at: 1, column: "name" }, "Deux\t2\nTrois\t1", []);
    expect(next?.map(({ name }) => name)).toEqual(["Un", "Deux", "Trois", "Quatre"]);
  });

  it("of numbers alone is written from the cell on", () => {
    const rows = [row("Un"), row("Deux")];
    const next = pasteRows(rows, { at: 1, column: "won" }, "4\t0\n3\t1", []);
    expect(filledIn(next)).toEqual([{ name: "Un" }, { name: "Deux", won: "4", drawn: "0" }, { won: "3", drawn: "1" }]);
  });

  it("is none when it is a text for the cell", () => {
    for (const text of ["Banquise", "12", "Une équipe; une autre", ""]) expect(pasted(text)).toBeUndefined();
  });
});
