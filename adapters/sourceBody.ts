import type { ReadSource } from "../domain/content/editing/readBody.ts";

/** Parses a source to be edited. Its parsers are loaded with the first one. */
export const sourceBody: ReadSource = async ({ kind, content }) =>
  kind === "article"
    ? (await import("./html/htmlBody.ts")).htmlBody(content)
    : (await import("./markdown/markdownBody.ts")).markdownBody(content);
