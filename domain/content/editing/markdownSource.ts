import type { Block, Cell, Content, Inline, Table } from "../body/content.ts";
import { titleOf } from "../body/image.ts";
import { numberOf, ticks } from "../body/list.ts";
import { separator } from "../body/separator.ts";

/** Signs with a meaning in markdown: marks, HTML, tables, and texts that become links. */
const marks = /[\\`*_[\]<>~|&@]|(?<=https?|ftp):|(?<=www)\./gi;
/** Signs with a meaning at the beginning of a line: headings, lists, rules, underlines of headings, tables. */
const beginning = /^[#=+:-]|(?<=^\d+)[.)]/;

const escapedWords = (words: string): string => words.replace(marks, (mark) => `\\${mark}`);

/** Within a link, "](" would end it, escaped or not. */
const escapedLinkWords = (words: string): string =>
  words
    .split(/([()])/)
    .map((part) => (/^[()]$/.test(part) ? `\\${part}` : escapedWords(part)))
    .join("");

/** A line escaped for markdown. */
const escapedLine = (line: string): string => escapedWords(line).replace(beginning, (mark) => `\\${mark}`);

/** What stands beside an inline in its line; empty at the line's ends. */
type Beside = { readonly before: string; readonly after: string };

/** What isn't a space or punctuation. */
const isLetter = (sign: string): boolean => sign !== "" && /[^\s\p{P}\p{S}]/u.test(sign);
/** To the parser, beside a mark, "~" isn't punctuation, and neither is half of a picture character, which it sees. */
const isLetterBeside = (sign: string): boolean => sign.length > 1 || sign === "~" || isLetter(sign);
const firstOf = (text: string): string => /^./su.exec(text.slice(0, 2))?.[0] ?? "";
const lastOf = (text: string): string => /.$/su.exec(text.slice(-2))?.[0] ?? "";

/** Emphasis has another sign than what is bold: the parser takes rows of one sign wrong. */
const signs = { strong: "**", emphasis: "_", struck: "~~" } as const;

/** A mark around words, apart from what would keep its signs from being read as such. */
const marked = (kind: "strong" | "emphasis" | "struck", words: string, { before, after }: Beside): string => {
  const sign = signs[kind];
  const seam = (isNeeded: boolean) => (isNeeded ? separator : "");
  const inside = seam(firstOf(words) === sign[0]) + words + seam(lastOf(words) === sign[0]);
  const needsSeam = (inner: string, outer: string) =>
    outer === sign[0] || (isLetterBeside(outer) && (kind === "emphasis" || !isLetter(inner)));
  return seam(needsSeam(firstOf(inside), before)) + sign + inside + sign + seam(needsSeam(lastOf(inside), after));
};

/** A text between more back quotes than it has in a row. */
const codeOf = (text: string): string => {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const sign = "`".repeat(longest + 1);
  const gap = /^`|`$/.test(text) ? " " : "";
  return sign + gap + text + gap + sign;
};

const addressOf = (address: string): string => `<${address.replace(/[\\<>]/g, (sign) => `\\${sign}`)}>`;

/** Within a cell, each "|" has to be escaped, in code too. Code is cut before one, where a sign of its own would escape it. */
const barsEscaped = (source: string): string => source.replaceAll("|", "\\|");
const codeInCell = (text: string): string =>
  text
    .split(/(?<=\\)(?=\|)/)
    .map((part) => barsEscaped(codeOf(part)))
    .join(separator);
const addressIn = ({ isInCell }: Pick<Line, "isInCell">, address: string): string =>
  isInCell ? barsEscaped(addressOf(address)) : addressOf(address);

/** What an inline begins or ends with, as far as its neighbours need to know. */
const edgeOf = (inline: Inline | undefined, end: "first" | "last"): string => {
  if (!inline) return "";
  switch (inline.kind) {
    case "text":
      return end === "first" ? firstOf(inline.text) : lastOf(inline.text);
    case "line-break":
      return "\n";
    case "code":
      return "`";
    case "strong":
      return "*";
    case "struck":
      return "~";
    case "emphasis":
      return "_";
    case "link":
      return end === "first" ? "[" : ")";
    default:
      return end === "first" ? "!" : ")";
  }
};

/** Within a link, markdown reads no square brackets and backslashes in a description, escaped or not. */
const rounded = (description: string): string =>
  description.replaceAll("[", "(").replaceAll("]", ")").replaceAll("\\", "/");

type Line = {
  readonly inlines: readonly Inline[];
  readonly isAtStart: boolean;
  readonly isInLink: boolean;
  readonly isInCell: boolean;
} & Beside;

const lineOf = ({ inlines, isAtStart, isInLink, isInCell, before, after }: Line): string => {
  let line = "";
  for (const [at, inline] of inlines.entries()) {
    const [left, right] = [inlines[at - 1], inlines[at + 1]];
    const beside = {
      before: line.endsWith(separator) ? ">" : left ? edgeOf(left, "last") : before,
      after: right ? edgeOf(right, "first") : after,
    };
    const isNew = left ? left.kind === "line-break" : isAtStart;
    line += inlineOf(inline, { ...beside, isInLink, isInCell, isAtStart: isNew, isAfterBreak: line.endsWith("\n") });
  }
  return line;
};

type Place = Omit<Line, "inlines"> & { readonly isAfterBreak: boolean };

const inlineOf = (inline: Inline, place: Place): string => {
  switch (inline.kind) {
    case "text": {
      const escape = place.isInLink ? escapedLinkWords : escapedWords;
      const words = place.isAtStart ? escape(inline.text).replace(beginning, "\\$&") : escape(inline.text);
      return place.after === "[" ? words.replace(/!$/, "\\!") : words;
    }
    case "code":
      // Within a link, markdown reads no code that has such a sign.
      if (place.isInLink && /[`[\]\\]/.test(inline.text)) return escapedWords(inline.text);
      return place.isInCell ? codeInCell(inline.text) : codeOf(inline.text);
    case "line-break":
      if (place.isInCell) return "<br>";
      return place.isAfterBreak ? "\\\n" : "\n";
    case "link": {
      const { inlines, address } = inline;
      const { isInCell } = place;
      return `[${lineOf({ inlines, isAtStart: false, isInLink: true, isInCell, before: "[", after: "]" })}](${addressIn(place, address)})`;
    }
    case "image": {
      const { description, address } = inline;
      const title = titleOf(inline).replace(/[\\"]/g, "\\$&");
      const quoted = title && ` "${title}"`;
      return `![${escapedWords(place.isInLink ? rounded(description) : description)}](${addressIn(place, address)}${quoted})`;
    }
    case "strong":
    case "emphasis":
    case "struck": {
      const words = lineOf({
        inlines: inline.inlines,
        isAtStart: false,
        isInLink: place.isInLink,
        isInCell: place.isInCell,
        before: "",
        after: "",
      });
      return marked(inline.kind, words, place);
    }
    default:
      return "";
  }
};

const wholeLine = (inlines: readonly Inline[]): string =>
  lineOf({ inlines, isAtStart: true, isInLink: false, isInCell: false, before: "", after: "" });

const indented = (lines: string, by: string): string => lines.replace(/\n(?!\n|$)/g, `\n${by}`);

const isQuoted = ({ kind }: Block): boolean => kind === "quote" || kind === "callout";

/** What stands between two blocks: lists and quotes that follow each other would be one. */
export const markdownSeam = (before: Block, block: Block): string =>
  (before.kind === "list" && block.kind === "list") || (isQuoted(before) && isQuoted(block))
    ? `\n\n${separator}\n\n`
    : "\n\n";

const cellOf = ({ inlines }: Cell): string =>
  lineOf({ inlines, isAtStart: false, isInLink: false, isInCell: true, before: "", after: "" });
const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The head is required: without one it is empty. */
const tableOf = ({ hasHead, rows }: Table): string => {
  const [first = []] = rows;
  const lines = rows.map((row) => rowOf(row.map(cellOf)));
  const head = hasHead ? lines.slice(0, 1) : [rowOf(first.map(() => ""))];
  return [...head, rowOf(first.map(() => "---")), ...(hasHead ? lines.slice(1) : lines)].join("\n");
};

const quoted = (source: string): string => source.replace(/^/gm, "> ").replace(/^> $/gm, ">");

const blocksOf = (blocks: Content): string =>
  blocks
    .map((block, at) => {
      const before = blocks[at - 1];
      return (before ? markdownSeam(before, block) : "") + markdownBlock(block);
    })
    .join("");

/** Items of a paragraph, or of one and a list, stand on lines without a gap. Only a list from 1 can follow a line. */
const isTight = (item: Content): boolean =>
  item.every((block, at) =>
    at === 0 ? block.kind === "paragraph" : at === 1 && block.kind === "list" && block.start === undefined,
  );

/** A tick that words follow is a task's. */
const tick = new RegExp(`^(${ticks.done}|${ticks.open})(?=\\S)`);

const itemOf = (sign: string, item: Content): string => {
  const plain = isTight(item) ? item.map(markdownBlock).join("\n") : blocksOf(item);
  const lines = plain.replace(tick, (sign) => (sign === ticks.done ? "[x] " : "[ ] "));
  return sign + indented(lines, " ".repeat(sign.length));
};

/** A block of a tidy body as markdown. */
export const markdownBlock = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
      return wholeLine(block.inlines);
    case "heading":
      // Signs at its end would be taken for its frame.
      return `${"#".repeat(block.level)} ${wholeLine(block.inlines).replace(/(?<!\\)#+$/, "\\$&")}`;
    case "list": {
      const items = block.items.map((item, at) => itemOf(block.isOrdered ? `${numberOf(block, at)}. ` : "- ", item));
      return items.join(block.items.every(isTight) ? "\n" : "\n\n");
    }
    case "quote":
      return quoted(blocksOf(block.blocks));
    case "callout": {
      const gap = block.blocks[0]?.kind === "paragraph" ? "\n" : "\n\n";
      return quoted(`[!${block.tone.toUpperCase()}]${gap}${blocksOf(block.blocks)}`);
    }
    case "table":
      return tableOf(block);
    case "code": {
      const longest = Math.max(2, ...(block.text.match(/`{3,}/g) ?? []).map(({ length }) => length));
      const sign = "`".repeat(longest + 1);
      return `${sign}${block.language ?? ""}\n${block.text}\n${sign}`;
    }
    case "diagram":
      return escapedLine(block.caption);
    case "rule":
      return "***";
  }
};
