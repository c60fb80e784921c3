import { isBlank } from "../../../shared/text.ts";
import { kindOf } from "./cells.ts";

// A copied text as lines of cells: from a spreadsheet, a page, CSV or Markdown.

export type Lines = readonly (readonly string[])[];

const trimmed = (cell: string): string => cell.replace(/[^\S\n]+/g, " ").trim();

/** The cells between separators. A quoted one holds separators and line ends. */
const separated = (text: string, separator: string): Lines => {
  const cell = new RegExp(`"((?:[^"]|"")*)"(?=[^\\S\\n\\t]*(?:${separator}|\\n|$))|([^${separator}\\n]*)`, "y");
  const lines: string[][] = [[]];
  for (let at = 0; at <= text.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at;
    const [, quoted, bare = ""] = cell.exec(text) ?? [];
    lines.at(-1)?.push(trimmed(quoted?.replaceAll('""', '"') ?? bare));
    // Spaces between a quote and the separator.
    while (cell.lastIndex < text.length && text[cell.lastIndex] === " ") cell.lastIndex++;
    if (text[cell.lastIndex] === "\n") lines.push([]);
  }
  return lines;
};

/** Markdown has lines of bars, and one of dashes under its headings. */
const markdown = (text: string): Lines =>
  text
    .split("\n")
    .filter((line) => !/^[\s|:–-]*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => trimmed(cell.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*|__|`/g, ""))),
    );

const linesBy = (text: string): Lines => {
  const lines = text.split("\n").filter((line) => !isBlank(line));
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith("|"))) return markdown(text);
  if (text.includes("\t")) return separated(text, "\t");
  if (text.includes(";")) return separated(text, ";");
  const byCommas = separated(text, ",").filter((cells) => cells.some((cell) => cell !== ""));
  const [first = []] = byCommas;
  const isCsv = byCommas.length > 1 && first.length > 1 && byCommas.every((cells) => cells.length === first.length);
  return isCsv ? byCommas : separated(text, "\t");
};

/** The cells of a copied table; undefined for a text that is no table. */
export const cellsIn = (text: string): Lines | undefined => {
  const lines = linesBy(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")).filter((cells) =>
    cells.some((cell) => !isBlank(cell)),
  );
  const [first = []] = lines;
  const isTable =
    lines.length > 1 || (first.length > 1 && first.some((cell) => !["empty", "words", "other"].includes(kindOf(cell))));
  return isTable ? lines : undefined;
};
