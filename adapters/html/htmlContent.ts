import type { ReadHtml } from "../../domain/content/body/content.ts";

/** Parses HTML with `htmlparser2`, which is loaded with the first article. */
export const htmlContent: ReadHtml = async (html) => (await import("./parsedContent.ts")).parsedContent(html);
