import { describe, expect, it } from "vitest";
import { pasteRows } from "./pasteRows.ts";
import { blankRow, columns, type TypedRow } from "../rows.ts";

const row = (name: string, more: Partial<TypedRow> = {}): TypedRow => ({ ...blankRow, name, ...more });
const at = { at: 0, column: "name" } as const;
const pasted = (text: string, rows: readonly TypedRow[] = [blankRow]) =>
  pasteRows(rows, at, text, ["Club Boréal", "BORÉAL"])?.rows;
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
    expect(filledIn(pasted("Équipe\tM +\tM -\tPts\nBanquise\t8\t3\t12"))).toEqual([
      { name: "Banquise", mapsFor: "8", mapsAgainst: "3", points: "12" },
    ]);
    expect(filledIn(pasted("Club;Manches +;Manches −;Pts\nBanquise;8;3;12"))).toEqual([
      { name: "Banquise", mapsFor: "8", mapsAgainst: "3", points: "12" },
    ]);
  });

  it.each([
    ["Équipe\tP\tG\tN\tD\tPts", ["played", "won", "drawn", "lost", "points"]],
    ["Équipe\tJ\tG\tN\tD\tP", ["played", "won", "drawn", "lost", "points"]],
    ["Équipe\tJ\tG\tN\tP\tPts", ["played", "won", "drawn", "lost", "points"]],
    ["Équipe\tJ\tV\tN\tD\tPts", ["played", "won", "drawn", "lost", "points"]],
    ["Team\tP\tW\tD\tL\tPts", ["played", "won", "drawn", "lost", "points"]],
  ])("knows what P and D are by the other headings: %j", (head, cells) => {
    const numbers = ["5", "4", "0", "1", "12"];
    const read = Object.fromEntries(cells.map((cell, at) => [cell, numbers[at]]));
    expect(filledIn(pasted(`${head}\nBanquise\t${numbers.join("\t")}`))).toEqual([{ name: "Banquise", ...read }]);
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
    ["Banquise\t5\t4\t1\t+12\t12", { played: "5", won: "4", lost: "1", points: "12" }],
    ["Banquise\t5\t4\t1\t-3\t-12", { played: "5", won: "4", lost: "1" }],
    ["Banquise\nSolstice", {}],
    ["1. Banquise\t12\n2) Solstice\t9", { points: "12" }],
  ])("is read without headings: %j", (text, cells) => {
    expect(filledIn(pasted(text))?.[0]).toEqual({ name: "Banquise", ...cells });
  });

  it.each(["1", "1.", "1)", "1er", "1re", "1st", "2ND", "3rd", "4th", "2e", "2Ème", "2eme"])(
    "takes no rank for a name: %j",
    (rank) => {
      expect(filledIn(pasted(`${rank}\tBanquise\t12`))).toEqual([{ name: "Banquise", points: "12" }]);
    },
  );

  it("drops a rank before a name where it is the line's own", () => {
    const names = pasted("Équipe\tPts\n1. Banquise\t12\n2) Solstice\t9\n100. Rue\t3")?.map(({ name }) => name);
    expect(names).toEqual(["Banquise", "Solstice", "100. Rue"]);
  });

  it("keeps a line without a name, so that the form asks for it", () => {
    const read = [
      { name: "Banquise", played: "5", points: "12" },
      { played: "5", points: "9" },
    ];
    expect(filledIn(pasted("Équipe\tJ\tPts\nBanquise\t5\t12\n\t5\t9"))).toEqual(read);
    expect(filledIn(pasted("1\tBanquise\t5\t12\n2\t\t5\t9"))).toEqual(read);
    expect(filledIn(pasted("1\tBanquise\t5\t12\n2\t\t5\t9", [row("", { points: "3" })]))).toEqual([
      ...read,
      { points: "3" },
    ]);
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

  it("keeps the cells of a known team that it doesn't have", () => {
    const known = row("Banquise", { played: "4", drawn: "1", mapsFor: "8", points: "9" });
    expect(filledIn(pasted("Équipe\tJ\tN\tPts\nbanquise\t5\t\t12", [known]))).toEqual([
      { name: "banquise", played: "5", drawn: "1", mapsFor: "8", points: "12" },
    ]);
  });

  it("stands where it was pasted", () => {
    const rows = [row("Un", { points: "3" }), row("Quatre", { points: "0" })];
    const next = pasteRows(rows, { at: 1, column: "name" }, "Deux\t2\nTrois\t1", [])?.rows;
    expect(next?.map(({ name }) => name)).toEqual(["Un", "Deux", "Trois", "Quatre"]);
  });

  it("of numbers alone is written from the cell on", () => {
    const rows = [row("Un"), row("Deux")];
    const next = pasteRows(rows, { at: 1, column: "won" }, "4\t0\n3\t1", [])?.rows;
    expect(filledIn(next)).toEqual([{ name: "Un" }, { name: "Deux", won: "4", drawn: "0" }, { won: "3", drawn: "1" }]);
  });

  it("is none when it is a text for the cell", () => {
    for (const text of ["Banquise", "12", "Une équipe; une autre", ""]) expect(pasted(text)).toBeUndefined();
  });
});
