import type { Row } from "./budgets.ts";

/** A plain-text table whose columns are as wide as their content. */
export const tableWith = <Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [Name in Column]?: string }[],
): string => {
  const cells = [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

export const tableOf = (rows: readonly Row[]): string =>
  tableWith(["what", "measured", "beside", "ratio", "budget", "verdict"], rows);
