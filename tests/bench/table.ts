import type { Row } from "./budgets.ts";

const columns = ["what", "measured", "beside", "ratio", "budget", "verdict"] as const;

/** Rows as plain text, each column as wide as it has to be. */
export const tableOf = (rows: readonly Row[]): string => {
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
