import { type Content, withoutBadAddresses } from "../body/content.ts";
import { withUnwrappedLinks } from "../body/wrappedLink.ts";
import { linksIn } from "../body/parts.ts";
import type { ReadText, Unread } from "./leftOut.ts";

/** Parses HTML from the clipboard, and counts what it couldn't parse. */
export type ReadClipboard = (html: string) => Promise<{ readonly content: Content; readonly unread: Unread }>;

export type ReadPasted = (pasted: { readonly html: string }) => Promise<ReadText>;

/** The most characters of HTML that are read: a word processor writes ten for each letter. */
const longestPaste = 2_000_000;

export const isTooLongToPaste = (html: string): boolean => html.length > longestPaste;

const deepestLevel = 6;

/** The page's title is its heading of level 1. In a text with such headings all become one level deeper. */
const underTitle = (content: Content): Content =>
  content.some((block) => block.kind === "heading" && block.level === 1)
    ? content.map((block) =>
        block.kind === "heading" ? { ...block, level: Math.min(deepestLevel, block.level + 1) } : block,
      )
    : content;

/**
 * The content of HTML from the clipboard, and what is missing of it: pictures, tables as such, invalid links. Of a text that is too long
 * (`isTooLongToPaste`) nothing is read.
 */
export const readPasted =
  ({ readClipboard }: { readonly readClipboard: ReadClipboard }): ReadPasted =>
  async ({ html }) => {
    const read = await readClipboard(isTooLongToPaste(html) ? "" : html);
    const content = underTitle(withoutBadAddresses(withUnwrappedLinks(read.content)));
    return { content, unread: read.unread, badLinks: linksIn(read.content) - linksIn(content) };
  };
