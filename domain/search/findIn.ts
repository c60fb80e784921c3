import { mayHaveError, nearWords } from "./near.ts";
import { stem } from "./stem.ts";
import { wordsIn } from "../shared/foldedWords.ts";
import type { SearchWords } from "./words.ts";

/** What a text has: its words and their stems. */
export type Lexemes = ReadonlySet<string>;

/** Characters of a text that are searched. */
const longestSearched = 100_000;

export const lexemesOf = (text: string): Lexemes => {
  const words = wordsIn(text.slice(0, longestSearched));
  return new Set([...words, ...words.map(stem)]);
};

type Searched = { readonly inTitle: Lexemes; readonly inAll: Lexemes };

/** Which lexemes answer a word. */
type Answers = (has: Lexemes) => boolean;

const exact =
  (word: string, isLast: boolean): Answers =>
  (has) =>
    has.has(word) || has.has(stem(word)) || (isLast && [...has].some((one) => one.startsWith(word)));

const nearly = (word: string): Answers => {
  const near = new Set(nearWords(word).flatMap((one) => [one, stem(one)]));
  return (has) => [...has].some((one) => near.has(one));
};

/** Finds the items that have all words. A word that none has is taken for a typing error. */
export const findIn = <Item extends Searched>(items: readonly Item[], words: SearchWords) => {
  const asked = words.map((word, at) => {
    const answers = exact(word, at === words.length - 1);
    const isMissing = mayHaveError(word) && !items.some(({ inAll }) => answers(inAll));
    return { word, isMissing, answers: isMissing ? nearly(word) : answers };
  });
  const hasAll = (has: Lexemes) => asked.every(({ answers }) => answers(has));
  return {
    found: items.filter(({ inAll }) => hasAll(inAll)).map((item) => ({ ...item, isInTitle: hasAll(item.inTitle) })),
    near: asked.flatMap(({ word, isMissing }) => (isMissing ? [word] : [])),
  };
};
