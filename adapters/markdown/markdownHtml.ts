import { parser } from "marked";
import { escapedHtml } from "../../domain/content/editing/htmlSource.ts";
import { isAvalanche, tokensOf } from "./markedContent.ts";

const asTyped = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`)
    .join("\n");

/** The HTML of a Markdown text, whose own HTML stays. What it can't parse stays as it was typed. */
export const markdownHtml = (text: string): string => {
  if (isAvalanche(text)) return asTyped(text);
  try {
    return parser(tokensOf(text)).trim();
  } catch {
    return asTyped(text);
  }
};
