import { lexer, type Token, type Tokens } from "marked";
import type { Block, Content, Inline, ReadContent } from "../../domain/tips/content.ts";

/** Deeper than this, quotes and lists in each other are no longer read: nobody could, and the stack ends somewhere. */
const deepest = 12;

const text = (words: string): Inline => ({ kind: "text", text: words });

const inlinesOf = (tokens: readonly Token[] | undefined): readonly Inline[] => (tokens ?? []).flatMap(inlineOf);

const inlineOf = (token: Token): readonly Inline[] => {
  switch (token.type) {
    case "strong":
      return [{ kind: "strong", inlines: inlinesOf(token.tokens) }];
    case "em":
      return [{ kind: "emphasis", inlines: inlinesOf(token.tokens) }];
    case "del":
      return [{ kind: "struck", inlines: inlinesOf(token.tokens) }];
    case "codespan":
      return [{ kind: "code", text: (token as Tokens.Codespan).text }];
    case "br":
      return [{ kind: "line-break" }];
    case "link":
      return [{ kind: "link", address: (token as Tokens.Link).href, inlines: inlinesOf(token.tokens) }];
    case "image":
      return [{ kind: "image", address: (token as Tokens.Image).href, description: (token as Tokens.Image).text }];
    case "escape":
      return [text((token as Tokens.Escape).text)];
    case "checkbox":
      return [text((token as Tokens.Checkbox).checked ? "☑ " : "☐ ")];
    case "text":
      return token.tokens?.length ? inlinesOf(token.tokens) : [text((token as Tokens.Text).text)];
    default:
      return [text(token.raw)]; // HTML among it: shown as it was typed.
  }
};

const blocksOf = (tokens: readonly Token[] | undefined, depth: number): Content =>
  (tokens ?? []).flatMap((token) => blockOf(token, depth));

const blockOf = (token: Token, depth: number): readonly Block[] => {
  if (depth > deepest) return [{ kind: "paragraph", inlines: [text(token.raw)] }];
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "heading":
      return [{ kind: "heading", level: (token as Tokens.Heading).depth, inlines: inlinesOf(token.tokens) }];
    case "hr":
      return [{ kind: "rule" }];
    case "code":
      return [{ kind: "code", text: (token as Tokens.Code).text }];
    case "blockquote":
      return [{ kind: "quote", blocks: blocksOf(token.tokens, depth + 1) }];
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: "list", isOrdered: ordered, items: items.map((item) => blocksOf(item.tokens, depth + 1)) }];
    }
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", inlines: inlineOf({ ...token, type: "text" } as Token) }];
    default:
      return [{ kind: "paragraph", inlines: [text(token.raw.trim())] }];
  }
};

const asTyped = (typed: string): Content =>
  typed.split(/\n\s*\n/).map((paragraph) => ({ kind: "paragraph", inlines: [text(paragraph)] }));

/** More open marks in a row than any text has. Pairing them takes time that grows with their square. */
const avalanche = /(?:[*_][^\s*_]{0,40}){120}/;

/** Reads markdown with `marked`. What it can't read is shown as it was typed. */
export const markedContent: ReadContent = (typed) => {
  if (avalanche.test(typed)) return asTyped(typed);
  try {
    return blocksOf(lexer(typed, { gfm: true, breaks: true }), 0);
  } catch {
    return asTyped(typed);
  }
};
