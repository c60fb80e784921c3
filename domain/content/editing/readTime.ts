import type { ContentKind } from "./contentItem.ts";

/** The speed of an attentive reader. */
const wordsAMinute = 200;

/** How many words a text has. Signs that stand alone are none. */
export const countWords = (text: string): number => (text.match(/[\p{L}\p{N}]\S*/gu) ?? []).length;

/** A text such as "5 min", proposed from the number of words of a source. Empty without words. */
export const readTimeOf = (kind: ContentKind, source: string): string => {
  const words = countWords(
    kind === "article" ? source.replace(/<[^>]*>/g, " ") : source.replace(/\]\(<[^>]*>\)/g, " "),
  );
  return words === 0 ? "" : `${Math.max(1, Math.round(words / wordsAMinute))} min`;
};
