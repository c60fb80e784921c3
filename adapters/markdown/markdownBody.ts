import { type Token, type Tokens, walkTokens } from "marked";
import { legendsIn } from "../../domain/content/body/parts.ts";
import { tidyContent } from "../../domain/content/body/tidy.ts";
import type { EditableBody, Loss } from "../../domain/content/editing/readBody.ts";
import { blocksOf, isAvalanche, markedContent, tokensOf } from "./markedContent.ts";

const cellsIn = (row: string): number =>
  row
    .replace(/\\[^]/g, "")
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|").length;

const lossOf = (token: Token): Loss["kind"] | undefined => {
  switch (token.type) {
    case "link":
      return (token as Tokens.Link).title ? "link-title" : undefined;
    case "table": {
      const { header, align, raw } = token as Tokens.Table;
      // No reader sees cells beyond the head's.
      if (raw.split("\n").some((row) => cellsIn(row) > header.length)) return "table";
      return align.some((one) => one !== null) ? "alignment" : undefined;
    }
    case "def":
      return "definition";
    default:
      return undefined;
  }
};

/** Parses markdown to be edited: a diagram stays code in its language. */
export const markdownBody = (typed: string): EditableBody => {
  if (isAvalanche(typed)) return { body: markedContent(typed), losses: [{ kind: "layout" }] };
  try {
    const tokens = tokensOf(typed);
    const kinds = new Set<Loss["kind"]>();
    let titles = 0;
    walkTokens(tokens, (token) => {
      const kind = lossOf(token);
      if (kind) kinds.add(kind);
      if (token.type === "image" && (token as Tokens.Image).title) titles += 1;
    });
    const body = blocksOf(tokens, 0, ({ lang, text }) => ({ kind: "code", text, ...(lang && { language: lang }) }));
    // Only a picture that is alone in its paragraph keeps its title, as its caption.
    if (titles > legendsIn(tidyContent(body))) kinds.add("link-title");
    return { body, losses: [...kinds].map((kind) => ({ kind }) as Loss) };
  } catch {
    return { body: markedContent(typed), losses: [{ kind: "layout" }] };
  }
};
