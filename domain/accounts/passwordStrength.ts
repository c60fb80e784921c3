import { commonPasswords } from "./commonPasswords.ts";

/** From guessed at once to hardly ever guessed. */
export type PasswordStep = 1 | 2 | 3 | 4;
/** Why a password is easier to guess than it looks. */
export type PasswordWeakness = "common" | "personal" | "repeated" | "sequence" | "short";
export type PasswordStrength = { readonly step: PasswordStep; readonly weakness: PasswordWeakness | null };

/** Characters that follow each other: in the alphabet, among the digits, on keyboards. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(""))];

/** Characters that replace letters: "p@ssw0rd". */
const standIns: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};
const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Longer passwords are strong by their length alone. */
const longestRead = 128;
const shortestWord = 3;

const plain = (sign: string): string => [...sign.normalize("NFD").toLowerCase()][0] ?? sign;
const letterOf = (sign: string): string => standIns[sign] ?? sign;

/** The places of each occurrence of a word among the characters. */
const placesOf = (word: string, signs: readonly string[]): readonly number[] =>
  signs.flatMap((_, at) =>
    signs.slice(at, at + word.length).join("") === word ? [...word].map((_, inside) => at + inside) : [],
  );

const wordsIn = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .map((word) => [...word].map(plain).join(""))
    .filter((word) => word.length >= shortestWord);

const found = (words: readonly string[], signs: readonly string[]): ReadonlySet<number> =>
  new Set(words.flatMap((word) => [...placesOf(word, signs), ...placesOf(word, signs.map(letterOf))]));

const inSequence = (signs: readonly string[]): ReadonlySet<number> =>
  new Set(
    signs.flatMap((_, at) => {
      const three = signs.slice(at, at + 3).join("");
      return three.length === 3 && runs.some((run) => run.includes(three)) ? [at, at + 1, at + 2] : [];
    }),
  );

/** Characters without information: the same as the two before, or part of a repeated block. */
const said = (signs: readonly string[]): ReadonlySet<number> => {
  const block = /^(.+?)\1+$/su.exec(signs.join(""))?.[1];
  const size = block ? [...block].length : Infinity;
  return new Set(
    signs.flatMap((sign, at) => (at >= size || (sign === signs[at - 1] && sign === signs[at - 2]) ? [at] : [])),
  );
};

/** How many characters have to be guessed. A known stretch counts as one. */
const guessesIn = (signs: readonly string[], known: ReadonlySet<number>): number =>
  signs.filter((_, at) => !known.has(at) || !known.has(at - 1)).length;

const varietyOf = (password: string): number => classes.filter((kind) => kind.test(password)).length;

const stepOf = (worth: number): PasswordStep => (worth < 8 ? 1 : worth < 11 ? 2 : worth < 14 ? 3 : 4);

/**
 * How hard a password is to guess, and its main weakness. Common words, the member's own names and address, repeats and rows
 * of the keyboard hardly count.
 * @param own what others know of the member: names, e-mail
 */
export const strengthOf = (password: string, own: readonly string[]): PasswordStrength => {
  const whole = [...password].slice(0, longestRead);
  const signs = whole.map(plain);
  const weak: Readonly<Record<Exclude<PasswordWeakness, "short">, ReadonlySet<number>>> = {
    common: found(commonPasswords, signs),
    personal: found(wordsIn(own), signs),
    repeated: said(signs),
    sequence: inSequence(signs),
  };
  const guesses = guessesIn(signs, new Set(Object.values(weak).flatMap((places) => [...places])));
  // Ten digits are fewer to choose from than all letters.
  const isOfFigures = /^\p{N}*$/u.test(password);
  const step = stepOf(isOfFigures ? guesses * 0.7 : guesses + (varietyOf(password) - 1) / 2);
  const [weakness = "short"] = (Object.keys(weak) as (keyof typeof weak)[]).filter((kind) => weak[kind].size > 0);
  return { step, weakness: step < 3 || (step === 3 && weakness !== "short") ? weakness : null };
};
