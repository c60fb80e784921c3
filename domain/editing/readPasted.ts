import { type Content, type ReadHtml, withoutBadAddresses } from "../content/content.ts";
import { clampedLevel } from "./blocks.ts";

export type ReadPasted = (pasted: { readonly html: string }) => Promise<Content>;

/** The most that is read: a book. */
const longestPaste = 2_000_000;

/** The page's title is its heading of the first level: where a text has such ones too, all of its headings are one level deeper. */
const underTitle = (content: Content): Content =>
  content.some((block) => block.kind === "heading" && block.level === 1)
    ? content.map((block) => (block.kind === "heading" ? { ...block, level: clampedLevel(block.level + 1) } : block))
    : content;

/** What is worth taking over of HTML that a word processor or a page put on the clipboard: no pictures, and no links that lead astray. */
export const readPasted =
  ({ readClipboard }: { readonly readClipboard: ReadHtml }): ReadPasted =>
  async ({ html }) =>
    underTitle(withoutBadAddresses(await readClipboard(html.slice(0, longestPaste))));
