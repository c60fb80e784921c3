/** What a spreadsheet would take for a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula. */
const armedCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The cell that was meant: `armedCell` taken back. */
export const disarmedCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV as French spreadsheets open it: semicolons, and a mark of UTF-8 at its beginning. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(armedCell(cell))).join(";")}\r\n`).join("")}`;
