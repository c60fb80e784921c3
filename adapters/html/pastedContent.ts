import type { ReadHtml } from "../../domain/content/content.ts";

/** Reads what word processors put on the clipboard: see ./wordProcessors.ts. It is fetched with the first paste. */
export const pastedContent: ReadHtml = async (html) => {
  const [{ parsedContent }, { plainNodes }] = await Promise.all([
    import("./parsedContent.ts"),
    import("./wordProcessors.ts"),
  ]);
  return parsedContent(html, plainNodes);
};
