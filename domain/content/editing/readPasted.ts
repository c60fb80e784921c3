import { type Content, withoutBadAddresses } from "../body/content.ts";
import { linksIn } from "../body/parts.ts";
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

/** The content of HTML from the clipboard, and what is missing of it: pictures, tables as such, invalid links. */
export const readPasted =
  ({ readClipboard }: { readonly readClipboard: ReadClipboard }): ReadPasted =>
  async ({ html }) => {
    const read = await readClipboard(html.slice(0, longestPaste));
    const content = underTitle(withoutBadAddresses(read.content));
    return { content, unread: read.unread, badLinks: linksIn(read.content) - linksIn(content) };
  };
