import { foldText, isBlank } from "../../shared/text.ts";
import { oneLine } from "../lists/fields.ts";
import {
  blankRow,
  type Column,
  columns,
  isBlankRow,
  numberColumns,
  type NumberColumn,
  numberIn,
  type TypedRow,
} from "./rows.ts";

// A table that is copied from a spreadsheet or a website, as rows of standings.

/** How the headings of columns are abbreviated, without capitals and accents. "p" and "d" depend on the others: see `columnIn`. */
const headings: Readonly<Record<string, readonly string[]>> = {
  name: ["equipe", "equipes", "nom", "name", "team", "club", "participant"],
  played: ["j", "mj", "joues", "joue", "matchs", "matches", "played", "mp", "gp"],
  won: ["g", "v", "w", "gagnes", "victoires", "wins", "won"],
  drawn: ["n", "nul", "nuls", "draws", "drawn"],
  lost: ["l", "perdus", "defaites", "losses", "lost"],
  points: ["pts", "points", "score"],
  mapsFor: ["+", "m+", "pour", "bp", "manches+", "manches gagnees", "maps won"],
  mapsAgainst: ["-", "m-", "contre", "bc", "manches-", "manches perdues", "maps lost"],
};

const headingIn = (text: string): string =>
  foldText(oneLine(text))
    .replace(/[.:]/g, "")
    .replace(/\s*([-−–+])/g, (_, sign: string) => (sign === "+" ? "+" : "-"));

/**
 * What a column with this heading has. "P" and "D" are losses in French, "D" where both are there; "P" is then played, or points where no
 * other column has them. Beside another column of losses, "P" is played, "D" drawn.
 */
const columnIn = (heading: string, all: readonly string[]): Column | undefined => {
  const has = (column: Column) => all.some((one) => headings[column]?.includes(one));
  if (heading === "d") return has("lost") ? "drawn" : "lost";
  if (heading !== "p") return columns.find((column) => headings[column]?.includes(heading));
  if (has("lost")) return "played";
  if (!all.includes("d")) return "lost";
  return has("points") ? "played" : "points";
};

/** The columns of a line of headings; undefined for a line of the table. */
const columnsIn = (cells: readonly string[]): readonly (Column | undefined)[] | undefined => {
  const texts = cells.map(headingIn);
  const found = texts.map((text) => columnIn(text, texts));
  const isTable = cells.some((cell) => numberIn(cell) !== undefined);
  return !isTable && found.filter((column) => column !== undefined).length >= 2 ? found : undefined;
};

/** Which numbers stand behind a name when no headings tell it, by how many there are. */
const usual: readonly (readonly NumberColumn[])[] = [
  [],
  ["points"],
  ["played", "points"],
  ["won", "lost", "points"],
  ["played", "won", "lost", "points"],
  ["played", "won", "drawn", "lost", "points"],
  ["played", "won", "lost", "mapsFor", "mapsAgainst", "points"],
  ["played", "won", "drawn", "lost", "mapsFor", "mapsAgainst", "points"],
];

/** "4-1", which many sites write for four won and one lost. */
const record = /^\d{1,3}\s*[-–:]\s*\d{1,3}$/;
const isNumeric = (cell: string): boolean => numberIn(cell) !== undefined || record.test(cell);
/** "+12" or "-3", a difference of maps or goals: rows have none. */
const difference = /^[+−–-]\s*\d/;
const rankWords = /^\d+\s*(?:er|re|e|[eè]me|st|nd|rd|th)\.?$/i;
/** No number and no rank: "1.", "1er" or "2nd". */
const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !rankWords.test(cell);

/** A name without the line's own rank: "2. Banquise" on the second one. */
const nameIn = (cell: string, line: number): string => {
  const name = oneLine(cell);
  const [start = "", rank] = /^(\d+)[.)] /.exec(name) ?? [];
  return Number(rank) === line + 1 ? name.slice(start.length) : name;
};

const rowBy = (cells: readonly string[], names: readonly (Column | undefined)[]): TypedRow => ({
  ...blankRow,
  ...Object.fromEntries(names.flatMap((column, at) => (column ? [[column, cells[at] ?? ""]] : []))),
});

/** The row of a line without headings: a rank or none, the name, the numbers. Without a name, they follow the place where others have it. */
const rowIn = (cells: readonly string[], usualAt: number): TypedRow => {
  const own = cells.findIndex(isName);
  const at = own < 0 ? usualAt : own;
  const found = cells
    .slice(at + 1)
    .filter(isNumeric)
    // The last may be points, which can be below 0.
    .filter((cell, number, all) => !difference.test(cell) || number === all.length - 1)
    .flatMap((cell) => (record.test(cell) ? cell.split(/[-–:]/) : [cell]))
    .map((cell) => cell.trim());
  const names = usual[found.length] ?? [];
  const row = rowBy(found, names);
  const isCounted = row.played === "" && row.won !== "";
  return {
    ...row,
    name: own < 0 ? "" : (cells[own] ?? ""),
    ...(isCounted && { played: String(Number(row.won) + Number(row.lost)) }),
  };
};

const unquoted = (cell: string): string =>
  oneLine(
    cell
      .trim()
      .replace(/^"(.*)"$/s, "$1")
      .replaceAll('""', '"'),
  );

/** The cells of a copied table; undefined for a text that is no table. */
const cellsIn = (text: string): readonly (readonly string[])[] | undefined => {
  const lines = text.split(/\r\n?|\n/).filter((line) => !isBlank(line));
  const separator = [";", "\t"].findLast((one) => lines.some((line) => line.includes(one)));
  const cells = lines.map((line) => (separator === undefined ? [line] : line.split(separator)).map(unquoted));
  const [first = []] = cells;
  const isText = lines.length < 2 && (first.length < 2 || !first.some(isNumeric));
  return isText ? undefined : cells;
};

const rowsIn = (lines: readonly (readonly string[])[]): readonly TypedRow[] => {
  const names = columnsIn(lines[0] ?? []);
  if (!names) {
    const usualAt = lines.map((cells) => cells.findIndex(isName)).find((at) => at >= 0) ?? -1;
    return lines.map((cells) => rowIn(cells, usualAt));
  }
  // Without a heading of the names: they stand in the first column without a heading that has some.
  const [, first = []] = lines;
  const free = names.findIndex((column, at) => column === undefined && isName(first[at] ?? ""));
  const whole = names.includes("name") || free < 0 ? names : names.with(free, "name");
  return lines.slice(1).map((cells) => rowBy(cells, whole));
};

/** Writes a block of numbers over the cells from one on. Rows are added for those beyond the last. */
const filled = (
  rows: readonly TypedRow[],
  at: number,
  from: Column,
  lines: readonly (readonly string[])[],
): readonly TypedRow[] => {
  const first = numberColumns.indexOf(from as NumberColumn);
  const names = numberColumns.slice(Math.max(first, 0));
  const end = Math.max(rows.length, at + lines.length);
  return Array.from({ length: end }, (_, place) => {
    const row = rows[place] ?? blankRow;
    const cells = lines[place - at];
    if (!cells) return row;
    const written = names.flatMap((column, number) => (number < cells.length ? [[column, cells[number] ?? ""]] : []));
    return { ...row, ...Object.fromEntries(written) };
  });
};

type Place = { readonly at: number; readonly column: Column };

const keyOf = ({ name }: TypedRow): string => foldText(oneLine(name));

/** A known row with what was pasted of it. */
const mergedInto = (before: TypedRow, pasted: TypedRow): TypedRow => ({
  ...before,
  ...Object.fromEntries(Object.entries(pasted).filter(([, cell]) => cell !== "")),
});

/**
 * The rows after a table was pasted into a cell. Teams that stand there already take the pasted numbers and order; all others stay, and so
 * do cells that the table doesn't have. Numbers alone are written from the cell on. Undefined for a text that is no table: it belongs into
 * the cell.
 * @param ours what the club's teams are called
 */
export const pasteRows = (
  rows: readonly TypedRow[],
  { at, column }: Place,
  text: string,
  ours: readonly string[],
): readonly TypedRow[] | undefined => {
  const lines = cellsIn(text);
  if (!lines) return undefined;
  if (lines.every((cells) => cells.every((cell) => cell === "" || numberIn(cell) !== undefined))) {
    return filled(rows, at, column, lines);
  }
  const names = new Set(ours.map(foldText));
  const known = new Map(rows.filter(({ name }) => !isBlank(name)).map((row) => [keyOf(row), row]));
  const pasted = rowsIn(lines)
    .map((row, line) => ({ ...row, name: nameIn(row.name, line) }))
    .filter((row) => !isBlankRow(row))
    .map((row) => {
      const before = known.get(keyOf(row));
      return before ? mergedInto(before, row) : { ...row, side: names.has(keyOf(row)) ? "club" : "" };
    });
  const taken = new Set(pasted.map(keyOf).filter((key) => known.has(key)));
  const stays = (row: TypedRow) => !isBlankRow(row) && !taken.has(keyOf(row));
  return [...rows.slice(0, at).filter(stays), ...pasted, ...rows.slice(at).filter(stays)];
};
