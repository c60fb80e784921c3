import { type Club, longestShortName } from "../../../domain/club/club.ts";

/** The most characters of each part of the name in the top bar. */
const widest = 10;

const lengthOf = (text: string): number => [...text].length;
const fits = (text: string): boolean => lengthOf(text) <= widest;

/** Words that say nothing of the club. */
const small = new Set(["a", "à", "au", "aux", "d", "de", "des", "du", "en", "et", "l", "la", "le", "les", "of", "the"]);

const isSmall = (word: string): boolean => small.has(word.toLocaleLowerCase("fr"));

/** Words with which many clubs' names begin: alone they name none. */
const common = new Set(["ac", "as", "association", "club", "équipe", "esport", "fc", "sc", "team", "us"]);

const isCommon = (word: string): boolean => isSmall(word) || common.has(word.toLocaleLowerCase("fr"));

/** The words with a letter or a figure, without the small ones where others are left. */
const wordsOf = (name: string): readonly string[] => {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const large = words.filter((word) => !isSmall(word));
  return large.length > 0 ? large : words;
};

/** The first letter with its accents, as a capital. */
const initialOf = (word: string): string => {
  const [letter = ""] = /^.\p{M}*/u.exec(word) ?? [];
  const capital = letter.toLocaleUpperCase("fr");
  return lengthOf(capital.normalize("NFC")) === 1 ? capital.normalize("NFC") : letter;
};

/** Up to three initials of the words that matter; empty for a name of signs. */
export const initialsOf = (name: string): string => wordsOf(name).slice(0, 3).map(initialOf).join("");

const cut = (text: string, most: number): string =>
  lengthOf(text) <= most
    ? text
    : `${[...text]
        .slice(0, most - 1)
        .join("")
        .trim()}…`;

/** The first words, from all but one to the first alone, that end with a word of weight and name a club. */
const beginningsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words
    .map((_, at) => words.slice(0, words.length - at))
    .slice(1)
    .filter((some) => !isSmall(some.at(-1) ?? "") && !some.every(isCommon));

/** Words in two parts; undefined where they have no room. */
const splitOf = (words: readonly string[]): Club["wordmark"] | undefined => {
  if (fits(words.join(" "))) return { strong: words.join(" "), light: "" };
  return words
    .map((_, at) => ({ strong: words.slice(0, at).join(" "), light: words.slice(at).join(" ") }))
    .findLast(({ strong, light }) => strong !== "" && fits(strong) && fits(light));
};

/** The name in two parts for the top bar: whole if it fits, else its first words, its initials, or cut. */
export const wordmarkOf = (name: string): Club["wordmark"] => {
  const words = name.split(/\s+/);
  const found = [words, ...beginningsOf(words)].map(splitOf).find((parts) => parts !== undefined);
  if (found) return found;
  const initials = wordsOf(name).map(initialOf).join("");
  return { strong: lengthOf(initials) > 1 && fits(initials) ? initials : cut(name, widest), light: "" };
};

/** The name beside an opponent: whole if it is short, else its first words, or cut. */
export const newShortName = (name: string): string => {
  const words = name.split(/\s+/);
  const short = [words, ...beginningsOf(words)]
    .map((some) => some.join(" "))
    .find((some) => lengthOf(some) <= longestShortName);
  return short ?? cut(name, longestShortName);
};
