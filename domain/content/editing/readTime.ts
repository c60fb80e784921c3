import type { DraftBlocks } from "./blocks.ts";
import { written } from "./written.ts";

/** What somebody reads in a minute who wants to remember it. */
const wordsAMinute = 200;

/** Free text such as "5 min", proposed from the words of a text. Nothing for a text without words. */
export const readTimeOf = (blocks: DraftBlocks): string => {
  const words = written(blocks)
    .flatMap((block) => (block.type === "text" ? block.lines : block.type === "heading" ? [block.words] : []))
    .flatMap((line) => line.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
  return words === 0 ? "" : `${Math.max(1, Math.round(words / wordsAMinute))} min`;
};
