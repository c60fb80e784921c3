import { foldText } from "../../../shared/text.ts";
import { oneLine } from "../../lists/fields.ts";
import { numberIn } from "../rows.ts";

// What stands in a cell of a copied table.

/** `words` can be a name. `signed`: a difference. `points`: a number with this unit. `rank`: "1.", "3=", "1er" or "▲ 2". */
export type Kind = "empty" | "number" | "signed" | "points" | "record" | "rank" | "words" | "other";

const arrows = "▲▼△▽▴▾⬆⬇↑↓→←↗↘=";
const rank = new RegExp(
  `^[${arrows}]?\\s*\\d{1,3}\\s*(?:er|re|e|[eè]me|st|nd|rd|th)?\\.?\\s*[.)=${arrows}]?\\s*\\d*$`,
  "iu",
);
/** "4-1" or "3–1–1": won and lost, with or without draws; or maps won and lost. */
const record = /^\d{1,3}(?:\s*[-−–—]\s*\d{1,3}){1,2}$/;
/** "4/1" and "8:3" are that under a heading that names the parts; elsewhere they are days, times and shares. */
const namedRecord = /^\d{1,3}(?:\s*[-−–—:/]\s*\d{1,3}){1,2}$/;
const dashes = /^[-−–—/.\s]*$/;
const withUnit = /^([+−–-]?\s*[\d\s,]*\d)\s*(?:pts?|points?)\.?$/i;
/** A footnote's mark behind a number. */
const footnote = /(?:\s*\[[^\]]{1,3}\]|\s*[*†‡¹²³])+$/u;
const signed = /^(?:[+−–-]\s*\d|±\s*0$)/;
/** "4V 1D": letters behind numbers. */
const lettered = /^(?:\d+\s*\p{L}{1,2}[\s,/–-]*){2,}$/u;

const plain = (cell: string): string => oneLine(cell).replace(footnote, "");

/** "1,234": thousands in English, and decimals in French. */
const withComma = /\d,\d/;

/** The number of a cell, without its unit and its footnote; a comma stands before thousands. */
export const numberOf = (cell: string): number | undefined => {
  const text = plain(cell);
  return numberIn((withUnit.exec(text)?.[1] ?? text).replace(/(?<=\d),(?=\d{3}(?!\d))/g, ""));
};

/** Whether the number of a cell can also be one with decimals. */
export const hasComma = (cell: string): boolean => numberOf(cell) !== undefined && withComma.test(cell);

/** The two or three numbers of a record. @param areNamed whether its heading names them */
export const recordOf = (cell: string, areNamed = false): readonly number[] | undefined => {
  const text = plain(cell);
  return (areNamed ? namedRecord : record).test(text) ? text.split(/[-−–—:/]/).map(Number) : undefined;
};

export const kindOf = (cell: string): Kind => {
  const text = plain(cell);
  if (dashes.test(text)) return "empty";
  if (signed.test(text)) return "signed";
  if (withUnit.test(text)) return "points";
  if (numberOf(cell) !== undefined) return "number";
  if (recordOf(cell)) return "record";
  if (rank.test(text)) return "rank";
  return /\p{L}/u.test(text) && !lettered.test(text) ? "words" : "other";
};

/** The kind of most cells that aren't empty. */
export const kindOfMost = (cells: readonly string[]): Kind => {
  const counts = new Map<Kind, number>();
  for (const kind of cells.map(kindOf)) if (kind !== "empty") counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [[most] = ["empty" as const]] = [...counts].toSorted(([, one], [, other]) => other - one);
  // One sign is enough: a difference that isn't below 0 has none on some sites.
  return most === "number" && counts.has("signed") ? "signed" : most;
};

/** Marks of a table's legend: qualified, champion, relegated and the like. "(B)" and "[B]" are second teams. */
const legend = /\s*(?:\[(?![AB]\])[^\]]{1,3}\]|\((?:[CDEHOPQRTXYZ]|[cehpqrxyz]|\d{1,2})\)|[*†‡¹²³])+$/u;
/** "(2)": a note, or a second team. */
const numbered = /[([]\d{1,2}[)\]]/;
const picture = /^(?:logo|[eé]cusson|blason|crest|embl[eè]me)\s+(?:(?:of|de|du|des)\s+|d')?/iu;

/** A text that is only the words of a picture: "Logo Banquise". */
export const isPicture = (cell: string): boolean => picture.test(oneLine(cell));
export const withoutPicture = (name: string): string => name.replace(picture, "");

const halves = (text: string): readonly string[] => {
  const words = text.split(" ");
  const [first, second] = [words.slice(0, words.length / 2).join(" "), words.slice(words.length / 2).join(" ")];
  return words.length % 2 === 0 && foldText(first) === foldText(second) ? [first, second] : [];
};

/** "Banquise" of "Logo Banquise Banquise". */
const withoutCrest = (name: string): string => (isPicture(name) && halves(withoutPicture(name))[1]) || name;

/** The name that stands in a text twice, as the words of its crest and as itself. */
export const twiceIn = (text: string): string | undefined => halves(oneLine(text))[1];

/** The name in a cell, and whether it is all that a reader would call the name. */
export type Name = { readonly name: string; readonly isSure: boolean };

const withoutRank = (line: string, at: number): string => {
  const name = oneLine(line).replace(new RegExp(`^[${arrows}]\\s*\\d*\\s+`, "u"), "");
  const [start = "", number] = /^(\d+)[.)] /.exec(name) ?? [];
  const own = Number(number) === at + 1 ? name.slice(start.length) : name;
  return withoutCrest(own);
};

const withoutMarks = (line: string, at: number): Name => {
  const own = withoutRank(line, at);
  const [marks = ""] = legend.exec(own) ?? [];
  const name = own.slice(0, own.length - marks.length);
  return name === "" ? { name: own, isSure: true } : { name, isSure: !numbered.test(marks) };
};

/** A short name beside the whole one: "BNQ". */
export const isShort = (line: string): boolean => /^[\p{Lu}\d]{2,5}$/u.test(line);

/**
 * The name in a cell without its rank, its notes and its crest's words.
 * @param at the place of the line: "2. Banquise" has its own rank on the second one alone
 * @param known whether a name is known: of two lines, that one is taken
 */
export const nameOf = (cell: string, at: number, known: (name: string) => boolean): Name => {
  if (kindOf(cell) === "empty") return { name: "", isSure: true };
  const all = cell.split("\n").map((line) => withoutMarks(line, at));
  const isWhole = all.every(({ isSure }) => isSure);
  const lines = [...new Set(all.map(({ name }) => name).filter((line) => kindOf(line) === "words"))];
  const [first = withoutMarks(cell, at).name, second] = lines;
  if (second === undefined) return { name: first, isSure: isWhole };
  const whole = lines.filter((line) => !isShort(line));
  const name = lines.find(known) ?? whole[0] ?? first;
  return { name, isSure: isWhole && (known(name) || (lines.length === 2 && whole.length === 1)) };
};
