import { foldText } from "./text.ts";

/** Letters from which a word may have one typing error, and two. */
const [oneError, twoErrors] = [4, 8];

const allowedIn = (word: string): number => (word.length >= twoErrors ? 2 : word.length >= oneError ? 1 : 0);

/** Changes of a letter, or of two neighbours, that turn one text into the other; `most + 1` for more than `most`. */
const errorsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    rows.push(now);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return Math.min(at(one.length, other.length), most + 1);
};

/** How well a word that is typed fits one of a text: 3 for the same, 2 for its beginning, 1 for one with typing errors; 0 for none. */
const fitOf = (typed: string, word: string): number => {
  if (word === typed) return 3;
  if (word.startsWith(typed)) return 2;
  const most = allowedIn(typed);
  if (most === 0) return 0;
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => typed.length - most + at);
  // What is typed may be the beginning of the word.
  const beginnings = [...new Set(lengths.map((length) => word.slice(0, length)))];
  return beginnings.some((beginning) => errorsBetween(typed, beginning, most) <= most) ? 1 : 0;
};

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How well a text answers what is typed: each word of it has to be in the text. Accents and capitals don't count, and longer words may
 * have typing errors. Higher is better; null when it doesn't fit. Without words every text fits.
 */
export const fuzzyScore = (typed: string, text: string): number | null => {
  const words = wordsOf(text);
  let score = 0;
  for (const one of wordsOf(typed)) {
    const fits = words.map((word, at) => fitOf(one, word) * (at === 0 ? 1.1 : 1));
    const best = Math.max(0, ...fits);
    if (best === 0) return null;
    score += best;
  }
  return score;
};

/** Those whose text fits, the best first; equal ones in their order. */
export const fuzzyFilter = <Item>(
  typed: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly Item[] =>
  items
    .flatMap((item) => {
      const score = fuzzyScore(typed, textOf(item));
      return score === null ? [] : [{ item, score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
