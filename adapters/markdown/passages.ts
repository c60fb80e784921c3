import type { Passage } from "../../domain/content/versions/ports.ts";
import { blocksOf, isAvalanche, markedContent, tokensOf } from "./markedContent.ts";

/** Cuts markdown into its blocks. One that isn't read as it was typed is one passage. */
export const markdownPassages = (typed: string): readonly Passage[] => {
  const whole: readonly Passage[] = [{ from: 0, to: typed.length, content: markedContent(typed) }];
  if (isAvalanche(typed)) return whole;
  try {
    const tokens = tokensOf(typed);
    if (tokens.map(({ raw }) => raw).join("") !== typed) return whole;
    let from = 0;
    return tokens.map((token): Passage => {
      const start = from;
      from += token.raw.length;
      return { from: start, to: start + token.raw.trimEnd().length, content: blocksOf([token], 0) };
    });
  } catch {
    return whole;
  }
};
