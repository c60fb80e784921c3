import { foldText, isBlank } from "../../../shared/text.ts";
import { oneLine } from "../../lists/fields.ts";
import { type Doubt, type Doubts, withCell, withDoubts } from "../doubts.ts";
import { blankRow, type Column, isBlankRow, numberIn, type TypedRow } from "../rows.ts";
import { numberColumns, type NumberColumn } from "../standings.ts";
import { hasComma, isPicture, kindOf, nameOf, numberOf, twiceIn, withoutPicture } from "./cells.ts";
import { type Reading, readingOf, textOf } from "./reading.ts";
import { cellsIn, type Lines } from "./text.ts";

// A table that is copied from a spreadsheet or a website, as rows of standings.

type PastedRow = { readonly row: TypedRow; readonly doubts: Doubts };

/** A number as a row has it; what is no number stays as it is, to be seen. */
const cellOf = (text: string): { readonly cell: string; readonly doubt?: Doubt } => {
  const kind = kindOf(text);
  if (kind === "empty") return { cell: "" };
  const number = numberOf(text);
  if (number === undefined) return { cell: oneLine(text), doubt: "unreadable" };
  return {
    cell: String(number),
    ...(hasComma(text) && { doubt: "comma" as const }),
    ...(kind === "signed" && text.trim().startsWith("+") && { doubt: "signed" as const }),
  };
};

/** The row of a line. */
const rowIn = ({ sources, doubts, differenceAt = -1 }: Reading, cells: readonly string[]): PastedRow => {
  const found: Partial<Record<Column, Doubt>> = { ...doubts };
  const row: Record<Column | "doubts", string> = { ...blankRow };
  for (const source of sources) {
    const { column, doubt } = source;
    const text = textOf(source, cells);
    const read = column === "name" ? { cell: text } : cellOf(text);
    row[column] = read.cell;
    const why = read.doubt ?? doubt;
    if (why && read.cell !== "") found[column] = why;
  }
  const [won, lost, drawn] = [row.won, row.lost, row.drawn].map(numberIn);
  const isRecord = sources.some(({ column, parts }) => column === "won" && parts > 1);
  const isPlayed = sources.some(({ column }) => column === "played");
  if (isRecord && !isPlayed && won !== undefined && lost !== undefined) {
    row.played = String(won + (drawn ?? 0) + lost);
    if (found.won) found.played = found.won;
  }
  const difference = numberOf(cells[differenceAt] ?? "");
  const [mapsFor, mapsAgainst] = [row.mapsFor, row.mapsAgainst].map(numberIn);
  if (
    difference !== undefined &&
    mapsFor !== undefined &&
    mapsAgainst !== undefined &&
    mapsFor - mapsAgainst !== difference
  ) {
    found.mapsFor = found.mapsAgainst = "difference";
  }
  return { row, doubts: found };
};

/** Names without what all of them have: the words of a crest, alone or before the name. */
const withoutCrests = (names: readonly string[]): readonly string[] => {
  const texts = names.filter((name) => name !== "");
  if (texts.length < 2) return names;
  if (texts.every(isPicture)) return names.map(withoutPicture);
  return texts.every((name) => twiceIn(name) !== undefined) ? names.map((name) => twiceIn(name) ?? name) : names;
};

/** The rows with the names that a reader would call the teams. */
const named = (rows: readonly PastedRow[], known: (name: string) => boolean): readonly PastedRow[] => {
  const found = rows.map(({ row }, at) => nameOf(row.name, at, known));
  const names = withoutCrests(found.map(({ name }) => name));
  const count = (name: string) => names.filter((one) => foldText(one) === foldText(name)).length;
  return rows.map(({ row, doubts }, at) => {
    const name = names[at] ?? "";
    // "Banquise" and "Banquise (R)" are two teams.
    if (name !== "" && count(name) > 1) return { row: { ...row, name: oneLine(row.name) }, doubts };
    return { row: { ...row, name }, doubts: found[at]?.isSure === false ? { ...doubts, name: "shortened" } : doubts };
  });
};

/** Numbers that other rows of the table have are missing. */
const withMissing = (rows: readonly PastedRow[]): readonly PastedRow[] =>
  rows.map(({ row, doubts }) => {
    const missing = numberColumns.filter(
      (column) => row[column] === "" && rows.some((other) => other.row[column] !== ""),
    );
    return { row, doubts: { ...Object.fromEntries(missing.map((column) => [column, "missing" as const])), ...doubts } };
  });

const rowsIn = (reading: Reading, known: (name: string) => boolean): readonly PastedRow[] =>
  withMissing(
    named(
      reading.lines.map((cells) => rowIn(reading, cells)),
      known,
    ),
  ).filter(({ row }) => !isBlankRow(row));

/** Writes a block of numbers over the cells from one on. Rows are added for those beyond the last. */
const filled = (rows: readonly TypedRow[], at: number, from: Column, lines: Lines): readonly TypedRow[] => {
  const first = numberColumns.indexOf(from as NumberColumn);
  const names = numberColumns.slice(Math.max(first, 0));
  const end = Math.max(rows.length, at + lines.length);
  return Array.from({ length: end }, (_, index) => {
    const row = rows[index] ?? blankRow;
    const cells = lines[index - at];
    if (!cells) return row;
    const written = names.slice(0, cells.length).map((column, number) => ({ column, ...cellOf(cells[number] ?? "") }));
    const next = written.reduce((so, { column, cell }) => withCell(so, column, cell), row);
    return withDoubts(
      next,
      Object.fromEntries(written.flatMap(({ column, doubt }) => (doubt ? [[column, doubt]] : []))),
    );
  });
};

type Cell = { readonly at: number; readonly column: Column };

const keyOf = ({ name }: TypedRow): string => foldText(oneLine(name));

/** A known row with what was pasted of it. Numbers that it keeps are older than the others. */
const mergedInto = (before: TypedRow, { row, doubts }: PastedRow): TypedRow => {
  const given = Object.entries(row).filter(([, cell]) => cell !== "");
  const kept = numberColumns.filter((column) => row[column] === "" && before[column] !== "");
  const isNumbered = numberColumns.some((column) => row[column] !== "");
  const older: Doubts = isNumbered ? Object.fromEntries(kept.map((column) => [column, "kept"])) : {};
  return withDoubts({ ...before, ...Object.fromEntries(given), doubts: "" }, { ...doubts, ...older });
};

export type Pasted = {
  readonly rows: readonly TypedRow[];
  /** What filled nothing: the headings of columns, "" for some without any, and lines. */
  readonly left: Reading["left"];
};

/**
 * The rows after a table was pasted into a cell. Teams that stand there already take the pasted numbers and order; all others stay, and so
 * do cells that the table doesn't have. Numbers alone are written from the cell on. Undefined for a text that is no table: it belongs into
 * the cell.
 * @param ours what the club's teams are called
 */
export const pasteRows = (
  rows: readonly TypedRow[],
  { at, column }: Cell,
  text: string,
  ours: readonly string[],
): Pasted | undefined => {
  const lines = cellsIn(text);
  if (!lines) return undefined;
  if (lines.every((cells) => cells.every((cell) => ["empty", "number", "signed"].includes(kindOf(cell))))) {
    return { rows: filled(rows, at, column, lines), left: { columns: [], lines: [] } };
  }
  const names = new Set(ours.map(foldText));
  const known = new Map(rows.filter(({ name }) => !isBlank(name)).map((row) => [keyOf(row), row]));
  const reading = readingOf(lines);
  const isKnown = (name: string) => known.has(foldText(name)) || names.has(foldText(name));
  const found = rowsIn(reading, isKnown);
  if (!reading.sources.some((source) => source.column === "name")) {
    // Numbers without names belong to the rows from the cell on.
    const end = Math.max(rows.length, at + found.length);
    const both = Array.from({ length: end }, (_, index) => {
      const [row = blankRow, one] = [rows[index], found[index - at]];
      return one ? mergedInto(row, one) : row;
    });
    return { rows: both, left: reading.left };
  }
  const pasted = found.map(({ row, doubts }): TypedRow => {
    const before = known.get(keyOf(row));
    if (before) return mergedInto(before, { row, doubts });
    return withDoubts({ ...row, side: names.has(keyOf(row)) ? "club" : "" }, doubts);
  });
  const taken = new Set(pasted.map(keyOf).filter((key) => known.has(key)));
  const stays = (row: TypedRow) => !isBlankRow(row) && !taken.has(keyOf(row));
  return {
    rows: [...rows.slice(0, at).filter(stays), ...pasted, ...rows.slice(at).filter(stays)],
    left: reading.left,
  };
};
