import { readFileSync, writeFileSync } from "node:fs";
import type { Row } from "./budgets.ts";

const [begin, end] = ["<!-- The table of the last run: npm run bench writes it. -->", "<!-- End of the table. -->"];
const columns = ["what", "measured", "beside", "ratio", "budget", "verdict"] as const;

const cell = (text: string | undefined): string => (text ?? "").replaceAll("|", "\\|");
const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const markdownOf = (rows: readonly Row[]): string =>
  [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((name) => cell(row[name])))),
  ].join("\n");

/** A text with its table replaced. Throws when the text has no place for one. */
export const withTable = (text: string, rows: readonly Row[], machine: string): string => {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error("The text has no place for the table");
  return `${before}${begin}\n\n${machine}\n\n${markdownOf(rows)}\n\n${end}${after}`;
};

/** Writes the table into a document. */
export const writeReport = (file: string, rows: readonly Row[], machine: string): void =>
  writeFileSync(file, withTable(readFileSync(file, "utf8"), rows, machine));
