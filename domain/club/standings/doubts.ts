import { isBlank } from "../../shared/text.ts";
import { type Column, columns, isBlankRow, numberIn, type TypedRow } from "./rows.ts";
import { type NumberColumn, numberColumns } from "./standings.ts";

// What is unsure in the rows of standings. The staff corrects it or confirms it before the rows are stored.

/** Why a cell is unsure. The first ones are known of a pasted table alone, so that the row keeps them; the others show in the rows. */
const pastedDoubts = [
  /** Read by its place: the table has no headings. */
  "guessed",
  /** The heading can mean it, or something else. */
  "heading",
  /** The table doesn't have it. */
  "absent",
  /** The row's own number is an older one: the table doesn't have it. */
  "kept",
  /** No whole number stands there. */
  "unreadable",
  /** Its comma stands before thousands, or before decimals. */
  "comma",
  /** A number with a sign is a difference. */
  "signed",
  /** Two columns have it, and differ. */
  "twice",
  /** It isn't the difference of the table. */
  "difference",
  /** The name is a part of what stands in the table. */
  "shortened",
] as const;
type PastedDoubt = (typeof pastedDoubts)[number];

/** `missing`: other teams have this number. `sum`: won, drawn and lost aren't played. */
export type Doubt = PastedDoubt | "missing" | "sum";
export type Doubts = Readonly<Partial<Record<Column, Doubt>>>;

/** In place of doubts: the staff has confirmed the row as it is. */
const confirmation = "confirmed";

const known: readonly string[] = [...pastedDoubts, "missing"];

const doubtsText = (doubts: Doubts): string =>
  columns.flatMap((column) => (doubts[column] ? [`${column}:${doubts[column]}`] : [])).join(" ");

const keptDoubts = ({ doubts }: TypedRow): Doubts => {
  const pairs = doubts.split(" ").map((pair) => pair.split(":"));
  return Object.fromEntries(
    pairs.filter(([column, doubt = ""]) => columns.includes(column as Column) && known.includes(doubt)),
  );
};

/** A row with doubts beside those that it has. */
export const withDoubts = (row: TypedRow, doubts: Doubts): TypedRow => ({
  ...row,
  doubts: doubtsText({ ...keptDoubts(row), ...doubts }),
});

/** Won, drawn and lost that aren't played. Draws that aren't told are none. */
const isContradiction = (row: TypedRow): boolean => {
  const [played, won, drawn, lost] = [row.played, row.won, row.drawn, row.lost].map(numberIn);
  const sum = (won ?? 0) + (drawn ?? 0) + (lost ?? 0);
  if (played === undefined) return false;
  return won !== undefined && lost !== undefined ? sum !== played : sum > played;
};

const contradicting: readonly NumberColumn[] = ["played", "won", "drawn", "lost"];

const marked = (those: readonly NumberColumn[], doubt: Doubt): Doubts =>
  Object.fromEntries(those.map((column) => [column, doubt]));

/** The numbers that some rows have, but not this one. */
const missingIn = (row: TypedRow, rows: readonly TypedRow[]): readonly NumberColumn[] =>
  numberColumns.filter((column) => isBlank(row[column]) && rows.some((other) => !isBlank(other[column])));

const shownIn = (row: TypedRow): Doubts =>
  isContradiction(row)
    ? marked(
        contradicting.filter((column) => !isBlank(row[column])),
        "sum",
      )
    : {};

/** Also what is missing: it is no doubt while the rows are being typed. */
const allIn = (row: TypedRow, rows: readonly TypedRow[]): Doubts =>
  isBlankRow(row) ? {} : { ...marked(missingIn(row, rows), "missing"), ...keptDoubts(row), ...shownIn(row) };

/**
 * What is unsure in each row and isn't confirmed.
 * @param isWhole whether the rows are complete, so that a missing number is unsure too
 */
export const doubtsIn = (rows: readonly TypedRow[], isWhole: boolean): readonly Doubts[] =>
  rows.map((row) => {
    if (row.doubts === confirmation) return {};
    return isWhole ? allIn(row, rows) : { ...keptDoubts(row), ...shownIn(row) };
  });

export const isUnsure = (doubts: Doubts): boolean => Object.keys(doubts).length > 0;

/** The rows as they are, confirmed. Only those that still show a doubt keep that they are. */
export const confirmed = (rows: readonly TypedRow[]): readonly TypedRow[] =>
  rows.map((row) => ({ ...row, doubts: isUnsure(allIn({ ...row, doubts: "" }, rows)) ? confirmation : "" }));

/** A row with another text in a cell: neither what was unsure there nor a confirmation holds. */
export const withCell = (row: TypedRow, column: Column, text: string): TypedRow => {
  const next = { ...row, [column]: text };
  if (column === "side" || (column === "name" && row.doubts === confirmation)) return next;
  const { [column]: gone, ...others } = keptDoubts(row);
  const still = Object.entries(others).filter(([, doubt]) => doubt !== "difference" || gone !== doubt);
  return { ...next, doubts: doubtsText(Object.fromEntries(still)) };
};
