import { searchedWords } from "./searchedWords.ts";

/** French words that nearly every text has, folded. The database's `private.search_common` has the same. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    "au aux avec ce ces cet cette dans de des du elle elles en est et eux il ils je la le les leur leurs lui ma mais me mes moi mon ne nos " +
    "notre nous on ou par pas pour qu que qui sa se ses son sont sur ta te tes toi ton tu un une vos votre vous the of and"
  ).split(" "),
);

/** What is searched: words, folded; the last one may be the beginning of a word. */
export type SearchWords = readonly string[];

export type Question =
  | {
      readonly kind: "words";
      readonly words: SearchWords;
      /** More words were typed than are searched. */
      readonly isCut: boolean;
    }
  /** Nothing to look for, and why. */
  | { readonly kind: "empty" | "too-short" | "too-common" };

/** The most words that are searched, and the letters of each. */
export const mostWords = 8;
const longestWord = 40;

const isLetter = (word: string): boolean => /^[a-z]$/.test(word);

/** Whether a word says enough to be looked for. */
export const isTelling = (word: string): boolean => !isLetter(word) && !commonWords.has(word);

/** Reads what is typed. Quotes and operators separate words, as any sign does. */
export const readQuestion = (typed: string): Question => {
  const all = searchedWords(typed);
  if (all.length === 0) return { kind: "empty" };
  const words = [...new Set(all.filter(isTelling))].map((word) => [...word].slice(0, longestWord).join(""));
  if (words.length === 0) return { kind: all.every(isLetter) ? "too-short" : "too-common" };
  return { kind: "words", words: words.slice(0, mostWords), isCut: words.length > mostWords };
};
