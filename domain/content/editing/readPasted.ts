import { type Content, type Inline, withoutBadAddresses } from "../body/content.ts";
import { clampedLevel } from "./blocks.ts";
import type { ReadText, Unread } from "./leftOut.ts";

/** Reads HTML that a word processor or a page put on the clipboard, and says what it couldn't read. */
export type ReadClipboard = (html: string) => Promise<{ readonly content: Content; readonly unread: Unread }>;

export type ReadPasted = (pasted: { readonly html: string }) => Promise<ReadText>;

/** The most that is read: a book. */
const longestPaste = 2_000_000;

/** The page's title is its heading of the first level: where a text has such ones too, all of its headings are one level deeper. */
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

/** What is worth taking over of HTML from the clipboard, and what isn't there: pictures, tables as such, links that lead astray. */
export const readPasted =
  ({ readClipboard }: { readonly readClipboard: ReadClipboard }): ReadPasted =>
  async ({ html }) => {
    const read = await readClipboard(html.slice(0, longestPaste));
    const content = underTitle(withoutBadAddresses(read.content));
    return { content, unread: read.unread, badLinks: linksIn(read.content) - linksIn(content) };
  };
