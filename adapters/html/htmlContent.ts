import type { ReadHtml } from "../../domain/content/body/content.ts";

/** Reads HTML with `htmlparser2`, which is fetched when the first article is read. */
export const htmlContent: ReadHtml = async (html) => (await import("./parsedContent.ts")).parsedContent(html);
