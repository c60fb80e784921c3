import type { ReadClipboard } from "../../domain/content/editing/readPasted.ts";

/** Parses what word processors put on the clipboard: see ./wordProcessors.ts. Loaded with the first paste. */
export const pastedContent: ReadClipboard = async (html) => {
  const [{ isAvalanche, parsedContent }, { plainHtml }, { unreadIn }] = await Promise.all([
    import("./parsedContent.ts"),
    import("./wordProcessors.ts"),
    import("./unread.ts"),
  ]);
  return { content: parsedContent(isAvalanche(html) ? html : plainHtml(html)), unread: unreadIn(html) };
};
