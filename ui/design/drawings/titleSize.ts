import { shareCard } from "../tokens/parts/shareCard.ts";

type Sizes = readonly (readonly [mostLetters: number, size: number])[];

const { title } = shareCard;

/** How large a title is set on a share card: as its letters allow, and as its longest word fits into the column. */
export const titleSize = (text: string, sizes: Sizes = title.sizes, column: number = shareCard.column): number => {
  const longestWord = Math.max(...text.split(" ").map((word) => [...word].length));
  const byLength = sizes.find(([mostLetters]) => [...text].length <= mostLetters)?.[1] ?? title.smallest;
  const byWord = column / (longestWord * title.letter);
  return Math.max(title.smallest, Math.floor(Math.min(byLength, byWord)));
};
