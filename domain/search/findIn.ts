import { mayHaveError, nearWords } from "./near.ts";
import { stem } from "./stem.ts";
import { searchedWords } from "./searchedWords.ts";
import type { Spelled } from "./spelled.ts";

/** What a text has: its words and their stems. */
export type Lexemes = ReadonlySet<string>;

/** Characters of a text that are searched. */
const longestSearched = 100_000;

export const lexemesOf = (text: string): Lexemes => {
  const words = searchedWords(text.slice(0, longestSearched));
  return new Set([...words, ...words.map(stem)]);
};

type Searched = { readonly inTitle: Lexemes; readonly inAll: Lexemes };

/** Which lexemes answer a word. */
type Answers = (has: Lexemes) => boolean;

const exact =
  (word: string, isLast: boolean): Answers =>
  (has) =>
    has.has(word) || has.has(stem(word)) || (isLast && [...has].some((one) => one.startsWith(word)));

/** Whether a text has all of these words, or other forms of them; the last may be the beginning of a word. */
export const hasWords = (has: Lexemes, words: readonly string[]): boolean =>
  words.every((word, at) => exact(word, at === words.length - 1)(has));

const nearly = (word: string): Answers => {
  const near = new Set(nearWords(word).flatMap((one) => [one, stem(one)]));
  return (has) => [...has].some((one) => near.has(one));
};

const anySpelling = ({ words, joined }: Spelled, isLast: boolean): Answers => {
  const each = words.map((word, at) => exact(word, isLast && at === words.length - 1));
  const asOne = joined === undefined ? undefined : exact(joined, isLast);
  return (has) => each.every((answers) => answers(has)) || asOne?.(has) === true;
};

/** Finds the items that have all that is asked for. A word that none has is taken for a typing error. */
export const findIn = <Item extends Searched>(items: readonly Item[], question: readonly Spelled[]) => {
  const asked = question.map((one, at) => {
    const answers = anySpelling(one, at === question.length - 1);
    const [word = ""] = one.words;
    const isMissing = one.joined === undefined && mayHaveError(word) && !items.some(({ inAll }) => answers(inAll));
    return { word, isMissing, answers: isMissing ? nearly(word) : answers };
  });
  const hasAll = (has: Lexemes) => asked.every(({ answers }) => answers(has));
  return {
    found: items.filter(({ inAll }) => hasAll(inAll)).map((item) => ({ ...item, isInTitle: hasAll(item.inTitle) })),
    near: asked.flatMap(({ word, isMissing }) => (isMissing ? [word] : [])),
  };
};
