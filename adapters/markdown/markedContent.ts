import { lexer, type Token, type Tokens } from "marked";
import type { Block, Cell, Content, Inline, ReadContent, Tone } from "../../domain/content/body/content.ts";
import { diagramOf, isPlanName } from "../../domain/content/body/diagram.ts";
import { mostColumns } from "../../domain/content/body/table.ts";
import { listOf, ticked } from "../../domain/content/body/list.ts";
import { imageOf, legendOf } from "../../domain/content/body/image.ts";
import { separator } from "../../domain/content/body/separator.ts";

/** Markup nested deeper than this isn't parsed: the stack is limited. */
const deepest = 12;

const text = (words: string): Inline => ({ kind: "text", text: words });

/** An address that stands in the text without marks: the domain makes links of those. */
const isBare = ({ type, raw }: Token): boolean => type === "link" && /^(?:(?:https?|ftp):\/\/|[^[<\s]+@)/i.test(raw);

const inlinesOf = (tokens: readonly Token[] | undefined, depth: number): readonly Inline[] =>
  (tokens ?? []).flatMap((token) => inlineOf(token, depth + 1));

/** The words of a picture's description, without its signs. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      "tokens" in token && token.tokens?.length ? wordsOf(token.tokens) : "text" in token ? token.text : "",
    )
    .join("");

const inlineOf = (token: Token, depth: number): readonly Inline[] => {
  if (depth > deepest || isBare(token)) return [text(token.raw)];
  switch (token.type) {
    case "strong":
      return [{ kind: "strong", inlines: inlinesOf(token.tokens, depth) }];
    case "em":
      return [{ kind: "emphasis", inlines: inlinesOf(token.tokens, depth) }];
    case "del":
      return [{ kind: "struck", inlines: inlinesOf(token.tokens, depth) }];
    case "codespan":
      return [{ kind: "code", text: (token as Tokens.Codespan).text }];
    case "checkbox":
      // `itemOf` reads it.
      return [];
    case "br":
      return [{ kind: "line-break" }];
    case "link":
      return [{ kind: "link", address: (token as Tokens.Link).href, inlines: inlinesOf(token.tokens, depth) }];
    case "image": {
      const { href, text, title, tokens } = token as Tokens.Image;
      return [imageOf(href, tokens ? wordsOf(tokens) : text, legendOf(title ?? ""))];
    }
    case "html":
      return token.raw.trim() === separator ? [] : [text(token.raw)];
    case "escape":
      return [text((token as Tokens.Escape).text)];
    case "text":
      return token.tokens?.length ? inlinesOf(token.tokens, depth) : [text((token as Tokens.Text).text)];
    default:
      return [text(token.raw)]; // Inline HTML is shown as it was typed.
  }
};

/** How a code block is read. */
type ReadCode = (code: Tokens.Code) => Block;

/** A plan in a code block; an invalid one stays code. */
const shownCode: ReadCode = ({ lang, text }) => {
  const diagram = isPlanName(lang ?? "") && diagramOf(text);
  return diagram ? { kind: "diagram", ...diagram } : { kind: "code", text };
};

const tones: Readonly<Record<string, Tone>> = {
  note: "note",
  tip: "tip",
  important: "important",
  warning: "warning",
  caution: "warning",
};

/** The tone of a quote whose first line is "[!NOTE]", and what stands below that line. */
export const calloutOf = ({ tokens: [first, ...others] }: Tokens.Blockquote): [Tone, Token[]] | undefined => {
  const [sign, end, ...line] = (first?.type === "paragraph" && first.tokens) || [];
  const [, name = ""] = (sign?.type === "text" && /^\[!([a-z]+)\]\s*$/i.exec(sign.raw)) || [];
  const tone = tones[name.toLowerCase()];
  if (!first || !tone || (end && end.type !== "br")) return undefined;
  return [tone, line.length > 0 ? [{ ...first, tokens: line } as Token, ...others] : others];
};

const cellOf = ({ tokens }: Tokens.TableCell): Cell => ({ inlines: inlinesOf(tokens.map(withBreak), 0) });
/** A cell stands on one line: its breaks are HTML. */
const withBreak = (token: Token): Token => {
  if (token.type === "html" && /^<br ?\/?>$/i.test(token.raw)) return { type: "br", raw: token.raw };
  return "tokens" in token && token.tokens ? ({ ...token, tokens: token.tokens.map(withBreak) } as Token) : token;
};

/** A head is required: an empty one is none. */
const tableOf = ({ header, rows }: Tokens.Table): Block => {
  const hasHead = header.some(({ text }) => text !== "");
  return { kind: "table", hasHead, rows: (hasHead ? [header, ...rows] : rows).map((row) => row.map(cellOf)) };
};

export const blocksOf = (tokens: readonly Token[] | undefined, depth: number, readCode = shownCode): Content =>
  (tokens ?? []).flatMap((token) => blockOf(token, depth, readCode));

const blockOf = (token: Token, depth: number, readCode: ReadCode): readonly Block[] => {
  if (depth > deepest) return [{ kind: "paragraph", inlines: [text(token.raw)] }];
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "heading":
      return [{ kind: "heading", level: (token as Tokens.Heading).depth, inlines: inlinesOf(token.tokens, 0) }];
    case "hr":
      return [{ kind: "rule" }];
    case "code":
      return [readCode(token as Tokens.Code)];
    case "blockquote": {
      const [tone, inside] = calloutOf(token as Tokens.Blockquote) ?? [];
      const blocks = blocksOf(inside ?? token.tokens, depth + 1, readCode);
      return [tone ? { kind: "callout", tone, blocks } : { kind: "quote", blocks }];
    }
    case "table":
      return [tableOf(token as Tokens.Table)];
    case "list": {
      const { ordered, start, items } = token as Tokens.List;
      const read = items.map((item) => itemOf(item, depth + 1, readCode));
      return [listOf(ordered, read, Number(start))];
    }
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", inlines: inlineOf({ ...token, type: "text" } as Token, 0) }];
    default:
      return token.raw.trim() === separator ? [] : [{ kind: "paragraph", inlines: [text(token.raw.trim())] }];
  }
};

const itemOf = (item: Tokens.ListItem, depth: number, readCode: ReadCode): Content => {
  const blocks = blocksOf(
    item.tokens.filter(({ type }) => type !== "checkbox"),
    depth,
    readCode,
  );
  if (!item.task) return blocks;
  return ticked(blocks, item.checked === true);
};

const asTyped = (typed: string): Content =>
  typed.split(/\n\s*\n/).map((paragraph) => ({ kind: "paragraph", inlines: [text(paragraph)] }));

/** More marks than any tip has: pairing them takes quadratic time, and so does following quotes. */
const mostMarks = 2_000;
const deepQuote = /^(?:[ \t]*>){40}/m;
/** Every row gets as many cells as the head has: a wide head above many rows would fill the memory. */
const isWideHead = (line: string): boolean => /^[\s>|:-]*$/.test(line) && line.split("|").length > mostColumns + 2;
/** Escaped characters are paired with nothing. */
const escapes = /\\[^]/g;
export const isAvalanche = (typed: string): boolean =>
  (typed.replace(escapes, "").match(/[*_]+/g)?.length ?? 0) > mostMarks ||
  deepQuote.test(typed) ||
  typed.split("\n").some(isWideHead);

/** Longer gaps than any text has: reading them takes quadratic time. */
const longGap = /[ \t]{200,}/g;

export const tokensOf = (typed: string) => lexer(typed.replace(longGap, " "), { gfm: true, breaks: true });

/** Parses markdown with `marked`. What it can't parse is shown as it was typed. */
export const markedContent: ReadContent = (typed) => {
  if (isAvalanche(typed)) return asTyped(typed);
  try {
    return blocksOf(tokensOf(typed), 0);
  } catch {
    return asTyped(typed);
  }
};
