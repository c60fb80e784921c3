import { shareCard } from "../tokens/parts/shareCard.ts";

type Sizes = readonly (readonly [mostLetters: number, size: number])[];

const { title } = shareCard;

/** The font size of a share card's title: small enough for its length and for its longest word. */
export const titleSize = (text: string, sizes: Sizes = title.sizes, column: number = shareCard.column): number => {
  const longestWord = Math.max(...text.split(" ").map((word) => [...word].length));
  const byLength = sizes.find(([mostLetters]) => [...text].length <= mostLetters)?.[1] ?? title.smallest;
  const byWord = column / (longestWord * title.letter);
  return Math.max(title.smallest, Math.floor(Math.min(byLength, byWord)));
};
