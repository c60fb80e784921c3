import { wordsIn } from "../shared/foldedWords.ts";

const mostLetters = 60;
const fewestLetters = 3;
/** A telephone number has more. */
const mostDigits = 7;

const streets = /(?:^| )(?:rue|avenue|av|boulevard|bd|chemin|allee|impasse|quai|cours|route|residence)(?: |$)/;
const postcode = /(?:^| )\d{5}(?: |$)/;

const lettersIn = (text: string, others: RegExp): number => [...text.replace(others, "")].length;

/**
 * What a search that found nothing looked for, as it is kept: words, folded, with one space between two. Null for what is too short or
 * long, or looks like the address or the telephone number of a person. The database's `private.missed_words` has the same.
 */
export const missedWords = (typed: string): string | null => {
  const folded = wordsIn([...typed].slice(0, 200).join("")).join(" ");
  const isKept =
    [...folded].length <= mostLetters &&
    lettersIn(folded, /[ \d]/g) >= fewestLetters &&
    !typed.includes("@") &&
    lettersIn(folded, /\D/g) <= mostDigits &&
    !postcode.test(folded) &&
    !(/\d/.test(folded) && streets.test(folded));
  return isKept ? folded : null;
};
