import { describe, expect, it } from "vitest";
import { standingsRow } from "../../../tests/standingsFor.ts";
import { confirmed } from "./doubts.ts";
import { blankRow, cellProblems, rowsText, typedRow, typedRows } from "./rows.ts";
import { mostRows } from "./standings.ts";
import { standingsForm, type TypedStandings } from "./typed.ts";

const team = { ...blankRow, name: "Banquise", played: "5", won: "4", lost: "1", points: "12" };
const typed = (more: Partial<TypedStandings> = {}): TypedStandings => ({
  competition: "  Ligue  des Régions ",
  title: "",
  asOf: "2026-11-12",
  rows: rowsText([team]),
  note: "",
  visibility: "published",
  ...more,
});
const problemsOf = (more: Partial<TypedStandings>) => {
  const read = standingsForm.read(typed(more));
  return read.ok ? {} : read.refusal.fields;
};

describe("[ST-6] what is typed of standings", () => {
  it("is read with its rows, and without blank ones", () => {
    const ours = { ...team, name: "BORÉAL", side: "club:valorant", drawn: "0", mapsFor: "8", points: "−2" };
    const rows = confirmed([blankRow, team, blankRow, ours]);
    const read = standingsForm.read(typed({ rows: rowsText(rows) }));
    expect(read).toMatchObject({
      ok: true,
      value: { competition: "Ligue des Régions", asOf: "2026-11-12", title: "" },
    });
    expect(read.ok && read.value.rows).toEqual([
      standingsRow("Banquise"),
      expect.objectContaining({ isOurs: true, team: "valorant", drawn: 0, mapsFor: 8, mapsAgainst: null, points: -2 }),
    ]);
  });

  it("is the same when it is shown and read again", () => {
    const rows = rowsText([
      team,
      { ...team, name: "Nous", side: "club" },
      { ...team, name: "Nous aussi", side: "club:valorant" },
    ]);
    const read = standingsForm.read(typed({ rows, note: "Deux\nlignes" }));
    if (!read.ok) throw new Error("It is refused");
    expect(standingsForm.textsOf(read.value)).toEqual({
      ...typed({ rows, note: "Deux\nlignes" }),
      competition: "Ligue des Régions",
    });
    expect(typedRows(rows).map((row) => row.side)).toEqual(["", "club", "club:valorant"]);
    expect(read.value.rows.map(typedRow)).toEqual(typedRows(rows));
  });

  it("needs a competition, a day and a team", () => {
    expect(problemsOf({ competition: " ", asOf: "", rows: rowsText([blankRow]) })).toEqual({
      competition: "required",
      asOf: "required",
      rows: "required",
    });
    expect(problemsOf({ asOf: "2026-02-30" })).toEqual({ asOf: "bad-date" });
    expect(problemsOf({ title: "é".repeat(81), note: "é".repeat(401) })).toEqual({
      title: "too-long",
      note: "too-long",
    });
    expect(problemsOf({ rows: rowsText(Array.from({ length: mostRows + 1 }, () => team)) })).toEqual({
      rows: "too-many",
    });
    expect(problemsOf({ rows: rowsText(Array.from({ length: mostRows }, () => team)) })).toEqual({});
  });

  it.each([
    ["wins and losses alone", { won: "4", lost: "1" }, { played: null, won: 4, drawn: null, lost: 1, points: null }],
    ["points alone", { points: "1 234" }, { played: null, won: null, lost: null, points: 1234 }],
    ["names alone", {}, { played: null, won: null, drawn: null, lost: null, points: null, mapsFor: null }],
  ])("[ST-12] may be %s", (_, cells, stored) => {
    const read = standingsForm.read(typed({ rows: rowsText([{ ...blankRow, name: "Banquise", ...cells }]) }));
    expect(read.ok && read.value.rows).toEqual([expect.objectContaining(stored)]);
  });

  it("says which cells are wrong", () => {
    const wrong = { ...blankRow, name: "é".repeat(61), played: "x", won: "1,5", lost: "-1", mapsFor: "10000" };
    expect(problemsOf({ rows: rowsText([team, wrong]) })).toEqual({ rows: "bad-cells" });
    expect(cellProblems(wrong)).toEqual({
      name: "too-long",
      played: "bad-number",
      won: "bad-number",
      lost: "bad-number",
      mapsFor: "bad-number",
    });
    expect(cellProblems({ ...team, name: "" })).toEqual({ name: "required" });
    expect(cellProblems(team)).toEqual({});
    expect(cellProblems(blankRow)).toEqual({});
  });

  it("keeps its rows apart whatever is in a cell", () => {
    const odd = { ...team, name: "Une\téquipe\nsur deux lignes" };
    expect(typedRows(rowsText([odd, team]))).toEqual([{ ...team, name: "Une équipe sur deux lignes" }, team]);
    expect(typedRows("")).toEqual([]);
  });
});
