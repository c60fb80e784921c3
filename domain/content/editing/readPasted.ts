import { type Content, type Inline, withoutBadAddresses } from "../body/content.ts";
import { clampedLevel } from "./blocks.ts";
import type { ReadText, Unread } from "./leftOut.ts";

/** Parses HTML from the clipboard, and counts what it couldn't parse. */
export type ReadClipboard = (html: string) => Promise<{ readonly content: Content; readonly unread: Unread }>;

export type ReadPasted = (pasted: { readonly html: string }) => Promise<ReadText>;

/** The most characters that are read. */
const longestPaste = 2_000_000;

/** The page's title is its heading of level 1. In a text with such headings all become one level deeper. */
const underTitle = (content: Content): Content =>
  content.some((block) => block.kind === "heading" && block.level === 1)
    ? content.map((block) => (block.kind === "heading" ? { ...block, level: clampedLevel(block.level + 1) } : block))
    : content;

const linksOfLine = (inlines: readonly Inline[]): number =>
  inlines.reduce(
    (sum, inline) => sum + Number(inline.kind === "link") + ("inlines" in inline ? linksOfLine(inline.inlines) : 0),
    0,
  );

const linksIn = (content: Content): number =>
  content.reduce((sum, block) => {
    if ("inlines" in block) return sum + linksOfLine(block.inlines);
    if (block.kind === "quote") return sum + linksIn(block.blocks);
    return sum + (block.kind === "list" ? linksIn(block.items.flat()) : 0);
  }, 0);

/** The content of HTML from the clipboard, and what is missing of it: pictures, tables as such, invalid links. */
export const readPasted =
  ({ readClipboard }: { readonly readClipboard: ReadClipboard }): ReadPasted =>
  async ({ html }) => {
    const read = await readClipboard(html.slice(0, longestPaste));
    const content = underTitle(withoutBadAddresses(read.content));
    return { content, unread: read.unread, badLinks: linksIn(read.content) - linksIn(content) };
  };
