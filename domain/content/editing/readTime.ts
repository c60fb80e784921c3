import type { DraftBlocks } from "./blocks.ts";
import { written } from "./written.ts";

/** The speed of an attentive reader. */
const wordsAMinute = 200;

/** A text such as "5 min", proposed from the number of words. Empty without words. */
export const readTimeOf = (blocks: DraftBlocks): string => {
  const words = written(blocks)
    .flatMap((block) => (block.type === "text" ? block.lines : block.type === "heading" ? [block.words] : []))
    .flatMap((line) => line.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
  return words === 0 ? "" : `${Math.max(1, Math.round(words / wordsAMinute))} min`;
};
