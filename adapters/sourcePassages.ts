import { withCheckedAddresses, withoutBadAddresses } from "../domain/content/body/content.ts";
import type { ReadPassages } from "../domain/content/versions/ports.ts";

/** Cuts a source into the passages that readers see. Its parsers are loaded with the first comparison. */
export const sourcePassages: ReadPassages = async (kind, source) => {
  const passages =
    kind === "article"
      ? (await import("./html/passages.ts")).htmlPassages(source)
      : (await import("./markdown/passages.ts")).markdownPassages(source);
  const check = kind === "article" ? withoutBadAddresses : withCheckedAddresses;
  return passages
    .map(({ content, ...range }) => ({ ...range, content: check(content) }))
    .filter(({ content }) => content.length > 0);
};
