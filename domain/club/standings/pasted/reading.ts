import { isBlank } from "../../../shared/text.ts";
import { oneLine } from "../../lists/fields.ts";
import type { Doubt } from "../doubts.ts";
import type { Column } from "../rows.ts";
import { numberColumns, type NumberColumn } from "../standings.ts";
import { isPicture, isShort, kindOf, kindOfMost, recordOf } from "./cells.ts";
import { guess } from "./guess.ts";
import { isOfAll, isSection, isSum, type Meaning, meaningsIn, recordUnder } from "./headings.ts";
import type { Lines } from "./text.ts";

/** Where a row's cell stands in a line: as a whole cell, or as a part of a record. */
export type Source = {
  readonly column: Column;
  readonly at: number;
  readonly part: number;
  /** How many parts the cell has. */
  readonly parts: number;
  /** Whether its heading names them. */
  readonly areNamed: boolean;
  readonly doubt: Doubt | null;
};

/** How a copied table is to be read. */
export type Reading = {
  readonly lines: Lines;
  readonly sources: readonly Source[];
  /** What is unsure in each row, though no column of the table has it. */
  readonly doubts: Readonly<Partial<Record<Column, Doubt>>>;
  /** The column with the difference of maps. */
  readonly differenceAt: number | undefined;
  /** What fills nothing: headings, "" for a column without one, and lines. */
  readonly left: { readonly columns: readonly string[]; readonly lines: readonly string[] };
};

const isCount = (cell: string): boolean => ["number", "signed", "points", "record"].includes(kindOf(cell));
const wordsIn = (cells: readonly string[]): number => cells.filter((cell) => kindOf(cell) === "words").length;
const knownIn = (cells: readonly string[]): number =>
  new Set(meaningsIn(cells).flatMap((meaning) => (meaning ? [JSON.stringify(meaning)] : []))).size;
const isOf = (meaning: Meaning | undefined, column: Column): boolean =>
  meaning?.kind === "columns" && meaning.columns.includes(column);

/** A line of words above numbers is one of headings, and so is one of known headings. */
const isHeading = (cells: readonly string[], others: Lines): boolean => {
  const known = knownIn(cells);
  const named = meaningsIn(cells).some((meaning) => meaning?.kind === "rank" || isOf(meaning, "name"));
  if (cells.some(isCount)) return named && known > 2;
  if (known > 1) return true;
  if (cells.length === 1) return isOf(meaningsIn(cells)[0], "name");
  return (
    wordsIn(cells) > 1 && !cells.some((cell) => /^[-−–—]+$/.test(cell)) && others.some((line) => line.some(isCount))
  );
};

const columnOf = (lines: Lines, at: number): readonly string[] => lines.map((cells) => cells[at] ?? "");
const widthOf = (lines: Lines): number => Math.max(0, ...lines.map((cells) => cells.length));

/** Two lines of headings whose cells don't stand above one another: the second has what some neighbours of the first are divided into. */
const divided = (upper: readonly string[], lower: readonly string[], width: number): readonly string[] | undefined => {
  const count = upper.length + lower.length - width;
  if (count < 1 || count > upper.length) return undefined;
  const tried = Array.from({ length: upper.length - count + 1 }, (_, at) => upper.toSpliced(at, count, ...lower));
  const best = Math.max(...tried.map(knownIn));
  const [found, other] = tried.filter((one) => knownIn(one) === best);
  return other ? undefined : found;
};

type Headings = { readonly own: readonly string[]; readonly groups: readonly string[]; readonly body: Lines };

/** The headings of a table, one line or two, and what is below them. */
const headingsIn = (lines: Lines): Headings | undefined => {
  const at = lines.findIndex((cells, place) => isHeading(cells, lines.slice(place + 1)));
  const above = lines.slice(0, Math.max(at, 0));
  const own = lines[at];
  if (!own || above.some((cells) => cells.length > 1 && cells.some(isCount))) return undefined;
  const rest = lines.slice(at + 1);
  const [lower = []] = rest;
  const isSecond =
    lower.length > 1 &&
    !lower.some(isCount) &&
    (knownIn(lower) > 1 || (knownIn(own) < 2 && isHeading(lower, rest.slice(1))));
  if (!isSecond) return { own, groups: [], body: rest };
  const body = rest.slice(1);
  if (lower.length >= own.length && lower.length >= widthOf(body)) {
    const both = lower.map((cell, place) => (isBlank(cell) ? (own[place] ?? "") : cell));
    return { own: both, groups: own, body };
  }
  return { own: divided(own, lower, widthOf(body)) ?? lower, groups: [], body };
};

/** Lines of teams that a page broke inside their names are joined again, when it broke most of them. */
const joined = (lines: Lines, width: number): Lines => {
  const whole: (readonly string[])[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [cells = [], next = []] = [lines[at], lines[at + 1]];
    const [end = "", start = ""] = [cells.at(-1), next[0]];
    const isBroken =
      cells.length + next.length - 1 === width &&
      kindOf(end) === "words" &&
      kindOf(start) === "words" &&
      !isSection(end);
    whole.push(isBroken ? [...cells.slice(0, -1), `${end}\n${start}`, ...next.slice(1)] : cells);
    if (isBroken) at++;
  }
  return whole.length <= lines.length * 0.75 ? whole : lines;
};

/** The column of the names: the first one with the most of them. Pictures and codes ("FR") are none where another column has words. */
const nameColumn = (
  lines: Lines,
  isAllowed: (at: number) => boolean,
): { readonly at: number; readonly isOnly: boolean } => {
  const all = Array.from({ length: widthOf(lines) }, (_, at) => at).filter(
    (at) => isAllowed(at) && kindOfMost(columnOf(lines, at)) === "words",
  );
  const without = (columns: readonly number[], isNone: (cell: string) => boolean) => {
    const others = columns.filter((at) => !columnOf(lines, at).every((cell) => isBlank(cell) || isNone(cell)));
    return others.length > 0 ? others : columns;
  };
  const found = without(all, isPicture);
  const different = (at: number) => new Set(columnOf(lines, at).filter((cell) => kindOf(cell) === "words")).size;
  const words = without(found, (cell) => isShort(oneLine(cell)));
  const most = Math.max(...words.map(different));
  const at = words.find((one) => different(one) === most) ?? -1;
  const isSame = (one: number) => lines.every((cells) => cells[one] === cells[at]);
  return { at, isOnly: found.every((one) => one === at || isSame(one)) };
};

/** Whether a column says nothing beside that of the names: it is empty, has their crests, or has them once more. */
const isBesideNames = (lines: Lines, at: number, nameAt: number): boolean =>
  lines.every((cells) => {
    const cell = cells[at] ?? "";
    return isBlank(cell) || isPicture(cell) || cell === (cells[nameAt] ?? "");
  });
/** Without a heading, left of the names: the rank. */
const isRank = (lines: Lines, at: number, nameAt: number): boolean =>
  at < nameAt && kindOfMost(columnOf(lines, at)) !== "words";

/** Lines of sums and between groups, and headings that come again, have no team. */
const withoutOthers = (
  lines: Lines,
  own: readonly string[],
): { readonly body: Lines; readonly gone: readonly string[] } => {
  const width = widthOf(lines);
  const gone: string[] = [];
  const body = lines.filter((cells) => {
    const texts = [...new Set(cells.filter((cell) => !isBlank(cell)).map(oneLine))];
    const [first = ""] = texts;
    if (own.length > 1 && cells.join("\t") === own.join("\t")) return false;
    const words = cells.find((cell) => kindOf(cell) === "words");
    const isAlone = width > 1 && texts.length === 1 && kindOf(first) === "words";
    const isOther =
      (words !== undefined && isSum(words)) ||
      (isAlone && ((cells.length > 2 && cells.every((cell) => oneLine(cell) === first)) || isSection(first)));
    if (isOther) gone.push(words ?? first);
    return !isOther;
  });
  return { body, gone };
};

const sourcesOf = (
  columns: readonly Column[],
  at: number,
  doubtOf: (column: Column) => Doubt | null,
  areNamed = false,
): readonly Source[] =>
  columns.map((column, part) => ({ column, at, part, parts: columns.length, areNamed, doubt: doubtOf(column) }));

/** The text that a source has in a line. */
export const textOf = ({ at, part, parts, areNamed }: Source, cells: readonly string[]): string => {
  const cell = cells[at] ?? "";
  if (parts === 1) return cell;
  const found = recordOf(cell, areNamed);
  return found?.length === parts ? String(found[part]) : kindOf(cell) === "empty" ? "" : cell;
};

/** A record without parts in its heading. Of three numbers, the draws are the second or the third. */
const sourcesOfRecord = (at: number, cells: readonly string[], kind: "matches" | "maps"): readonly Source[] => {
  if (kind === "maps") return sourcesOf(["mapsFor", "mapsAgainst"], at, () => null);
  const found = cells.flatMap((cell) => (recordOf(cell) ? [recordOf(cell) ?? []] : []));
  if (found.every(({ length }) => length === 2)) return sourcesOf(["won", "lost"], at, () => null);
  const isSame = found.every(([, second, third]) => second === third);
  return sourcesOf(["won", "drawn", "lost"], at, (column) => (isSame || column === "won" ? null : "heading"));
};

/** What a column has under its heading; none when it fills nothing. */
const sourcesUnder = (
  heading: string,
  meaning: Meaning | undefined,
  at: number,
  cells: readonly string[],
): readonly Source[] => {
  const isRecord = kindOfMost(cells) === "record";
  const columns = meaning?.kind === "columns" ? meaning.columns : [];
  const isSure = meaning?.kind === "columns" && meaning.isSure;
  const isNamedRecord = cells.some((cell) => recordOf(cell, true)?.length === columns.length);
  if (columns.length > 1 ? isNamedRecord : columns.length > 0 && !isRecord)
    return sourcesOf(columns, at, () => (isSure ? null : "heading"), true);
  const kind = isRecord ? recordUnder(heading) : undefined;
  return kind ? sourcesOfRecord(at, cells, kind) : [];
};

/** Of several sources of one column: the sure one, that of all matches, or any where they say the same. */
const oneOf = (all: readonly Source[], groups: readonly string[], lines: Lines): Source | undefined => {
  const sure = all.filter(({ doubt }) => doubt === null);
  const found = sure.length > 0 ? sure : all;
  const ofAll = found.filter(({ at }) => isOfAll(groups[at] ?? ""));
  const [first] = ofAll.length === 1 ? ofAll : found;
  const isSame = (one: Source) =>
    first !== undefined && lines.every((cells) => textOf(one, cells) === textOf(first, cells));
  return ofAll.length === 1 || found.every(isSame) ? first : undefined;
};

const headed = ({ own, groups, body }: Headings): Reading => {
  const { body: lines, gone } = withoutOthers(joined(body, own.length), own);
  const meanings = meaningsIn(own);
  const named = meanings.findIndex((meaning) => isOf(meaning, "name"));
  const free = nameColumn(lines, (at) => meanings[at] === undefined);
  // Without a heading of the names: they stand in the column that has some.
  const isNamed = named >= 0 && columnOf(lines, named).some((cell) => kindOf(cell) === "words");
  const nameAt = isNamed || free.at < 0 ? named : free.at;
  const isSure = isNamed || free.isOnly;
  const found = own.flatMap((heading, at) =>
    at === nameAt || isOf(meanings[at], "name") ? [] : sourcesUnder(heading, meanings[at], at, columnOf(lines, at)),
  );
  const doubts: Partial<Record<Column, Doubt>> = {};
  const sources = numberColumns.flatMap((column): readonly Source[] => {
    const all = found.filter((source) => source.column === column);
    const one = oneOf(all, groups, lines);
    if (!one && all.length > 0) doubts[column] = "twice";
    return one ? [one] : [];
  });
  const used = new Set([nameAt, ...sources.map(({ at }) => at)]);
  const isLeft = (at: number) => {
    const isKnown = meanings[at] !== undefined && meanings[at].kind !== "columns";
    const isUntold = isBlank(own[at] ?? "") && (isRank(lines, at, nameAt) || isBesideNames(lines, at, nameAt));
    return !used.has(at) && !isKnown && !isUntold && columnOf(lines, at).some((cell) => !isBlank(cell));
  };
  const left = Array.from({ length: widthOf(lines) }, (_, at) => at).filter(isLeft);
  const names = nameAt < 0 ? [] : sourcesOf(["name"], nameAt, () => (isSure ? null : "heading"));
  const heading = (at: number) => {
    const [group = "", text = ""] = [groups[at], own[at]].map((one) => oneLine(one ?? ""));
    return group === text ? text : [group, text].filter((part) => part !== "").join(" ");
  };
  return {
    lines,
    sources: [...names, ...sources],
    doubts,
    differenceAt: meanings.findIndex((meaning) => meaning?.kind === "difference"),
    left: {
      columns: [...new Set(left.map(heading))],
      lines: gone,
    },
  };
};

const headless = (all: Lines): Reading => {
  const start =
    widthOf(all) > 1
      ? Math.max(
          0,
          all.findIndex((cells) => cells.length > 1),
        )
      : 0;
  const titles = all.slice(0, start);
  const { body: lines, gone } = withoutOthers(all.slice(start), []);
  const { at: nameAt, isOnly } = nameColumn(lines, () => true);
  const read = guess(lines, nameAt + 1);
  const found = (read?.is ?? []).flatMap((columns, place) =>
    sourcesOf(columns, read?.at[place] ?? 0, (column) => (read?.sure.has(column as NumberColumn) ? null : "guessed")),
  );
  const counted = Array.from({ length: widthOf(lines) }, (_, at) => at).filter(
    (at) => at > nameAt && ["number", "record", "points"].includes(kindOfMost(columnOf(lines, at))),
  );
  const signedAt = Array.from({ length: widthOf(lines) }, (_, at) => at).find(
    (at) => at > nameAt && kindOfMost(columnOf(lines, at)) === "signed",
  );
  const used = new Set([nameAt, signedAt, ...found.map(({ at }) => at)]);
  const isLeft = (at: number) => !used.has(at) && !isRank(lines, at, nameAt) && !isBesideNames(lines, at, nameAt);
  const hasPoints = found.some(({ column }) => column === "points");
  return {
    lines,
    sources: [...(nameAt < 0 ? [] : sourcesOf(["name"], nameAt, () => (isOnly ? null : "guessed"))), ...found],
    doubts: counted.length > 0 && !hasPoints ? { points: "absent" } : {},
    differenceAt: undefined,
    left: {
      columns: Array.from({ length: widthOf(lines) }, (_, at) => at).some(isLeft) ? [""] : [],
      lines: [
        ...titles
          .flat()
          .filter((cell) => !isBlank(cell))
          .map(oneLine),
        ...gone,
      ],
    },
  };
};

export const readingOf = (lines: Lines): Reading => {
  const headings = headingsIn(lines);
  return headings ? headed(headings) : headless(lines);
};
