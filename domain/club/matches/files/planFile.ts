import type { Clock } from "../../../shared/clock.ts";
import type { Refused, Result } from "../../../shared/result.ts";
import { done, refused } from "../../../shared/result.ts";
import { foldText } from "../../../shared/text.ts";
import type { MatchRepository } from "../ports.ts";
import { type Cells, type Column, joinedStart } from "./cells.ts";
import { listAllMatches } from "./listAll.ts";
import { type PlannedRow, planImport } from "./plan.ts";

/** A file that a member chose. */
export type TableFile = { readonly size: number; readonly read: () => Promise<Uint8Array<ArrayBuffer>> };

export type TableRow = {
  /** The line of the file where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotes don't fit. */
  readonly isBroken: boolean;
};

export type Table = {
  readonly header: readonly string[];
  /** Those after the header. */
  readonly count: number;
  /** The rows after the header, in pieces, between which the device does other work. Empty lines aren't among them. */
  readonly pieces: AsyncIterable<readonly TableRow[]>;
};

/** Reads CSV: UTF-8, UTF-16 or Windows-1252, with the separator under which `known` counts the most columns. */
export type ReadTable = (
  bytes: Uint8Array<ArrayBuffer>,
  known: (header: readonly string[]) => number,
) => Promise<Table>;

/** A column of a file. The start of a match may stand in two: its date, and its time. */
export type FileColumn = Column | "date" | "time";

/** How a file says columns and choices, by folded words: "debut", "termine". */
export type Vocabulary = {
  readonly columns: ReadonlyMap<string, FileColumn>;
  readonly choices: Readonly<Partial<Record<Column, ReadonlyMap<string, string>>>>;
};

/** A word as a vocabulary has it. */
export const foldWord = (word: string): string => foldText(word.replaceAll("’", "'")).trim().replace(/\s+/g, " ");

export type FileProblem =
  | { readonly kind: "too-large" }
  | { readonly kind: "too-many-rows"; readonly count: number }
  /** No column has a known name. */
  | { readonly kind: "no-columns" }
  | { readonly kind: "double-column"; readonly name: string }
  | { readonly kind: "no-rows" };

/** Bytes: 10 MB. */
export const largestFile = 10 * 1024 * 1024;
export const mostRows = 10_000;

/** A row whose cells can't be read. */
export type BrokenRow = {
  readonly kind: "broken";
  readonly line: number;
  readonly problem: "bad-quotes" | "too-many-cells";
};

export type FilePlan = {
  readonly rows: readonly (PlannedRow | BrokenRow)[];
  /** Columns of the file that aren't read. */
  readonly unknownColumns: readonly string[];
};

export type PlanFile = (wanted: {
  readonly file: TableFile;
  readonly vocabulary: Vocabulary;
  readonly zone: string;
  readonly progressed: (progress: { readonly done: number; readonly all: number }) => void;
}) => Promise<Result<FilePlan, FileProblem>>;

type Needs = { readonly readTable: ReadTable; readonly matches: MatchRepository; readonly clock: Clock };

const brokenRow = (row: TableRow, width: number): BrokenRow | undefined => {
  const { line, cells, isBroken } = row;
  if (isBroken) return { kind: "broken", line, problem: "bad-quotes" };
  return cells.slice(width).some((cell) => cell.trim() !== "")
    ? { kind: "broken", line, problem: "too-many-cells" }
    : undefined;
};

const problemOf = (table: Table, found: readonly (FileColumn | undefined)[]): Refused<FileProblem> | undefined => {
  if (found.every((column) => column === undefined)) return refused({ kind: "no-columns" });
  const double = found.findIndex((column, at) => column !== undefined && found.indexOf(column) < at);
  if (double !== -1) return refused({ kind: "double-column", name: table.header[double] ?? "" });
  if (table.count === 0) return refused({ kind: "no-rows" });
  return table.count > mostRows ? refused({ kind: "too-many-rows", count: table.count }) : undefined;
};

/** Compares a file with all matches. Writes nothing. */
export const planFile =
  ({ readTable, matches, clock }: Needs): PlanFile =>
  async ({ file, vocabulary, zone, progressed }) => {
    if (file.size > largestFile) return refused({ kind: "too-large" });
    const columnOf = (name: string) => vocabulary.columns.get(foldWord(name));
    const table = await readTable(await file.read(), (header) => header.filter(columnOf).length);
    const found = table.header.map(columnOf);
    const problem = problemOf(table, found);
    if (problem) return problem;
    const [all, teams, { now }] = await Promise.all([listAllMatches({ matches })(), matches.teams(), clock.tell()]);
    const plan = planImport({ matches: all, teams, zone, now });
    const cellsOf = (row: readonly string[]): Partial<Cells> => {
      const { date, time, ...cells }: Partial<Record<FileColumn, string>> = Object.fromEntries(
        found.flatMap((column, at) => {
          const cell = row[at];
          // Programs leave out empty cells at the end of a row.
          if (!column || cell === undefined) return [];
          const choices = column === "date" || column === "time" ? undefined : vocabulary.choices[column];
          return [[column, choices?.get(foldWord(cell)) ?? cell]];
        }),
      );
      return date === undefined && time === undefined
        ? cells
        : { ...cells, start: joinedStart([date, cells.start, time]) };
    };
    const rows: (PlannedRow | BrokenRow)[] = [];
    for await (const piece of table.pieces) {
      for (const row of piece) {
        rows.push(brokenRow(row, found.length) ?? plan({ line: row.line, cells: cellsOf(row.cells) }));
      }
      progressed({ done: rows.length, all: table.count });
    }
    const unknownColumns = table.header.filter((name, at) => !found[at] && name.trim() !== "");
    return done({ rows, unknownColumns });
  };
