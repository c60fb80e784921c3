import { isBlank } from "../../shared/text.ts";
import { oneLine, requiredProblem } from "../lists/fields.ts";
import { eachNumber, limitsOf, longestName, type NumberColumn, numberColumns, type StandingsRow } from "./standings.ts";

// The rows of standings as they are typed: one on a line, with a tab between two cells.

/** The cells of a row, in their order. `side`: empty for another club's team. */
export const columns = ["name", "side", "played", "won", "drawn", "lost", "points", "mapsFor", "mapsAgainst"] as const;
export type Column = (typeof columns)[number];

/** The cells, and what is unsure about them: see doubts.ts. */
export type TypedRow = Readonly<Record<Column | "doubts", string>>;
export type CellProblem = "required" | "too-long" | "bad-number";

const written = [...columns, "doubts"] as const;

export const blankRow = Object.fromEntries(written.map((column) => [column, ""])) as TypedRow;

/** The `side` of a team of the club; with its slug where it is told which. */
const ours = "club";
export const sideOf = ({ isOurs, team }: Pick<StandingsRow, "isOurs" | "team">): string =>
  isOurs ? [ours, team].filter(Boolean).join(":") : "";

const cell = (text: string): string => text.replace(/[\t\r\n]+/g, " ");

/** The rows as one text. */
export const rowsText = (rows: readonly TypedRow[]): string =>
  rows.map((row) => written.map((column) => cell(row[column])).join("\t")).join("\n");

/** The rows of such a text. */
export const typedRows = (text: string): readonly TypedRow[] =>
  text === ""
    ? []
    : text.split("\n").map((line) => {
        const cells = line.split("\t");
        return { ...blankRow, ...Object.fromEntries(written.map((column, at) => [column, cells[at] ?? ""])) };
      });

export const isBlankRow = (row: TypedRow): boolean => columns.every((column) => isBlank(row[column]));

const groupOfThousands = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/** A whole number as it is typed or copied: "12", "+3", "−2" with any minus, "1 234". */
export const numberIn = (text: string): number | undefined => {
  const plain = text
    .trim()
    .replace(groupOfThousands, "")
    .replace(/^([+−–-])\s*/, (_, sign: string) => (sign === "+" ? "+" : "-"));
  return /^[+-]?\d{1,5}$/.test(plain) ? Number(plain) : undefined;
};

const numberProblem = (column: NumberColumn, text: string): CellProblem | undefined => {
  const [lowest, highest] = limitsOf[column];
  if (isBlank(text)) return undefined;
  const number = numberIn(text);
  return number !== undefined && number >= lowest && number <= highest ? undefined : "bad-number";
};

/** What is wrong with the cells of a row. A blank one is left out, so nothing is. */
export const cellProblems = (row: TypedRow): Readonly<Partial<Record<Column, CellProblem>>> => {
  if (isBlankRow(row)) return {};
  const name = requiredProblem(oneLine(row.name), longestName);
  const found = numberColumns.map((column) => [column, numberProblem(column, row[column])] as const);
  return Object.fromEntries([["name", name] as const, ...found].filter(([, problem]) => problem !== undefined));
};

/** A row without problems, as it is stored. */
export const rowOf = (row: TypedRow): StandingsRow => {
  const [side, team = null] = row.side.split(":");
  return {
    name: oneLine(row.name),
    isOurs: side === ours,
    team: side === ours ? team : null,
    ...eachNumber((column) => numberIn(row[column]) ?? null),
  };
};

/** A stored row as a form shows it. */
export const typedRow = (row: StandingsRow): TypedRow => ({
  ...blankRow,
  name: row.name,
  side: sideOf(row),
  ...eachNumber((column) => String(row[column] ?? "")),
});
