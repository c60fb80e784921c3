import { cellsOf, columns } from "../../../../../domain/club/matches/files/cells.ts";
import { writeCsv } from "../../../../../domain/shared/csv.ts";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import type { TextFile } from "../../../../../domain/shared/ports.ts";
import { clubZone } from "../../../../lib/page/now.ts";
import { cellText, columnWords } from "./words.ts";

export type ExportKind = "csv" | "json";

const csvOf = (matches: readonly Match[]): string => {
  const rows = matches.map((match) => {
    const cells = cellsOf(match, clubZone);
    return columns.map((column) => cellText(column, cells[column]));
  });
  return writeCsv([columns.map((column) => columnWords[column]), ...rows]);
};

/** The file of all matches. A CSV has the columns of the import. */
export const exportedFile = (kind: ExportKind, matches: readonly Match[]): TextFile =>
  kind === "csv"
    ? { name: "matchs.csv", text: csvOf(matches), type: "text/csv" }
    : { name: "matchs.json", text: `${JSON.stringify({ version: 1, matches }, null, 2)}\n` };
