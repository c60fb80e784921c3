import { isDay } from "../../shared/parisDay.ts";
import { done } from "../../shared/result.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { addRecord, type ReadTyped, saveRecord } from "../lists/editList.ts";
import { oneLine, refusalOf, requiredProblem, textProblem, visibilityOf } from "../lists/fields.ts";
import type { Details } from "../lists/records.ts";
import { confirmed, doubtsIn, isUnsure } from "./doubts.ts";
import { cellProblems, isBlankRow, rowOf, rowsText, typedRow, typedRows } from "./rows.ts";
import { longestOfStandings, mostRows, type Standings } from "./standings.ts";

/** Standings as they are typed into a form. */
export type TypedStandings = {
  readonly competition: string;
  readonly title: string;
  /** "2026-11-12". */
  readonly asOf: string;
  /** See rows.ts. */
  readonly rows: string;
  readonly note: string;
  readonly visibility: string;
};

export type StandingsProblem = "required" | "too-long" | "bad-date" | "too-many" | "bad-cells" | "unsure";

/** Whether it is a day from 2000-01-01 to 2099-12-31, as in the table. */
export const isDayOfStandings = (text: string): boolean => isDay(text, 2000, 2099);

/** The details of standings as they are stored. Refuses with the problem of each field; `cellProblems` and `doubtsIn` tell those of the cells. */
export const readTypedStandings: ReadTyped<Standings, TypedStandings, StandingsProblem> = (typed) => {
  const [competition, title] = [oneLine(typed.competition), oneLine(typed.title)];
  const note = normalizeText(typed.note);
  const asOf = typed.asOf.trim();
  const rows = typedRows(typed.rows).filter((row) => !isBlankRow(row));
  const hasProblem = rows.some((row) => Object.keys(cellProblems(row)).length > 0);
  const rowsProblem = (): StandingsProblem | undefined => {
    if (rows.length === 0) return "required";
    if (rows.length > mostRows) return "too-many";
    if (hasProblem) return "bad-cells";
    return doubtsIn(rows, true).some(isUnsure) ? "unsure" : undefined;
  };
  const refusal = refusalOf<TypedStandings, StandingsProblem>({
    competition: requiredProblem(competition, longestOfStandings.competition),
    title: textProblem(title, longestOfStandings.title),
    asOf: asOf === "" ? "required" : isDayOfStandings(asOf) ? undefined : "bad-date",
    rows: rowsProblem(),
    note: textProblem(note, longestOfStandings.note),
  });
  if (refusal) return refusal;
  return done({
    competition,
    title: isBlank(title) ? "" : title,
    asOf,
    rows: rows.map(rowOf),
    note: isBlank(note) ? "" : note,
    isPublished: typed.visibility !== "draft",
  });
};

/** Standings as a form shows them. What is unsure in stored rows was confirmed. */
export const typedStandings = (standings: Details<Standings>): TypedStandings => ({
  competition: standings.competition,
  title: standings.title,
  asOf: standings.asOf,
  rows: rowsText(confirmed(standings.rows.map(typedRow))),
  note: standings.note,
  visibility: visibilityOf(standings),
});

export const addStandings = addRecord(readTypedStandings);
export const saveStandings = saveRecord(readTypedStandings);
