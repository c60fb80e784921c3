import type { ReadHtml } from "../../domain/content/body/content.ts";
import type { ReadClipboard } from "../../domain/content/editing/readPasted.ts";

/** Parses HTML with `htmlparser2`, which is loaded with the first article. */
export const htmlContent: ReadHtml = async (html) => (await import("./parsedContent.ts")).parsedContent(html);

/** Parses what word processors put on the clipboard: see ./wordProcessors.ts. Loaded with the first paste. */
export const pastedContent: ReadClipboard = async (html) => {
  const [{ isAvalanche, parsedContent }, { plainHtml }, { unreadIn }] = await Promise.all([
    import("./parsedContent.ts"),
    import("./wordProcessors.ts"),
    import("./unread.ts"),
  ]);
  return { content: parsedContent(isAvalanche(html) ? html : plainHtml(html)), unread: unreadIn(html) };
};
