import { type Content, type ReadHtml, withoutBadAddresses } from "../content/content.ts";

export type ReadPasted = (pasted: { readonly html: string }) => Promise<Content>;

/** The most that is read: a book. */
const longestPaste = 2_000_000;

/** What is worth taking over of HTML that a word processor or a page put on the clipboard: no pictures, and no links that lead astray. */
export const readPasted =
  ({ readClipboard }: { readonly readClipboard: ReadHtml }): ReadPasted =>
  async ({ html }) =>
    withoutBadAddresses(await readClipboard(html.slice(0, longestPaste)));
