import { linkedContent } from "../domain/content/body/shownContent.ts";
import type { ReadPassages } from "../domain/content/versions/ports.ts";

/** Cuts a source into the passages that readers see, with videos and posts as links. Its parsers are loaded with the first comparison. */
export const sourcePassages: ReadPassages = async (kind, source) => {
  const passages =
    kind === "article"
      ? (await import("./html/passages.ts")).htmlPassages(source)
      : (await import("./markdown/passages.ts")).markdownPassages(source);
  return passages
    .map(({ content, ...range }) => ({ ...range, content: linkedContent(kind, content) }))
    .filter(({ content }) => content.length > 0);
};
