import { addRecord, saveRecord } from "../lists/editList.ts";
import type { Field, FieldProblem, TextsOf } from "../lists/recordFields.ts";
import { recordForm } from "../lists/recordForm.ts";
import { confirmed, doubtsIn, isUnsure } from "./doubts.ts";
import { standingsFields } from "./fields.ts";
import { cellProblems, isBlankRow, rowOf, rowsText, typedRow, typedRows } from "./rows.ts";
import { mostRows, type Standings, type StandingsRow } from "./standings.ts";

type OwnProblem = "bad-cells" | "unsure";
export type StandingsProblem = FieldProblem | OwnProblem;

const rowsIn = (text: string) => typedRows(text).filter((row) => !isBlankRow(row));

/** See rows.ts. `cellProblems` and `doubtsIn` tell the problems of the cells; what is unsure in stored rows was confirmed. */
const rows: Field<readonly StandingsRow[], StandingsProblem> = {
  kind: "own",
  isRequired: true,
  value: (text) => rowsIn(text).map(rowOf),
  problem(text) {
    const found = rowsIn(text);
    if (found.length === 0) return "required";
    if (found.length > mostRows) return "too-many";
    if (found.some((row) => Object.keys(cellProblems(row)).length > 0)) return "bad-cells";
    return doubtsIn(found, true).some(isUnsure) ? "unsure" : undefined;
  },
  text: (values) => rowsText(confirmed(values.map(typedRow))),
};

/** Standings as they are typed into a form. */
export type TypedStandings = TextsOf<typeof standingsFields> & { readonly rows: string };

export const standingsForm = recordForm<Standings, TypedStandings, OwnProblem>(standingsFields, {
  fields: { rows },
  details: (typed) => ({ rows: rows.value(typed.rows) }),
  textsOf: (standings) => ({ rows: rows.text(standings.rows) }),
});

export const addStandings = addRecord(standingsForm.read);
export const saveStandings = saveRecord(standingsForm.read);
