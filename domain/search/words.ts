/** Marks above and below letters: Latin, Hebrew and Arabic ones. The database's `private.search_folded` has the same. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

/** Letters that decompose into none, and what stands for each. */
const lettersFor: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", ς: "σ" };

/** A text without accents and capitals. Everything between its words stays. */
const foldForSearch = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(/[œæøßłđς]/g, (letter) => lettersFor[letter] ?? letter);

/**
 * All that separates words: control characters, punctuation, symbols and emoji. By numbers and not by Unicode's classes, so that the
 * database, whose `private.search_text` has the same, separates alike.
 */
const between =
  "\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u0600-\\u061f\\u0640\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u303f\\ud800-\\udfff\\ue000-\\uf8ff\\ufe00-\\ufe4f\\uff00-\\uff0f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{e01ff}";
const wordsOfText = new RegExp(`[^${between}]+`, "gu");

/** The words of a text, folded. */
export const wordsIn = (text: string): readonly string[] => foldForSearch(text).match(wordsOfText) ?? [];

/** A text in pieces: each is a word, or what stands between two. */
export const piecesOf = (text: string): readonly { readonly text: string; readonly isWord: boolean }[] => {
  const pieces: { readonly text: string; readonly isWord: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordsOfText)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isWord: false });
    pieces.push({ text: word, isWord: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWord: false });
  return pieces;
};

/** French words that nearly every text has, folded. */
const common = new Set(
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

/** Reads what is typed. Quotes and operators separate words, as any sign does. */
export const readQuestion = (typed: string): Question => {
  const all = wordsIn(typed);
  if (all.length === 0) return { kind: "empty" };
  const words = [...new Set(all.filter((word) => !isLetter(word) && !common.has(word)))].map((word) =>
    [...word].slice(0, longestWord).join(""),
  );
  if (words.length === 0) return { kind: all.every(isLetter) ? "too-short" : "too-common" };
  return { kind: "words", words: words.slice(0, mostWords), isCut: words.length > mostWords };
};
