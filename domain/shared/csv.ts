/**
 * Cells that a spreadsheet may take for a formula: a cell that begins with a control character or a line's end, or with
 * an operator, also a wide one, behind spaces, quotes and characters that aren't seen.
 */
const formula =
  /^'*(?:[\p{Cc}\u2028\u2029]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}'"`‘’‚“”„«»‹›]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/** A cell that no spreadsheet takes for a formula. */
const armedCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The cell that was meant: `armedCell` taken back. */
export const disarmedCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (cell: string): string => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV as French spreadsheets open it: semicolons, and a mark of UTF-8 at its beginning. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(armedCell(cell))).join(";")}\r\n`).join("")}`;
