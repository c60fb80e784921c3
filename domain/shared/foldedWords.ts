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
export const betweenWords =
  "\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u0600-\\u061f\\u0640\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u303f\\ud800-\\udfff\\ue000-\\uf8ff\\ufe00-\\ufe4f\\uff00-\\uff0f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{e01ff}";
const wordsOfText = new RegExp(`[^${betweenWords}]+`, "gu");

/** The words of a text, folded. */
export const wordsIn = (text: string): readonly string[] => foldForSearch(text).match(wordsOfText) ?? [];

/** A text in pieces: each is a word, or what stands between two. `words`: matches each word. */
export const piecesOf = (
  text: string,
  words = wordsOfText,
): readonly { readonly text: string; readonly isWord: boolean }[] => {
  const pieces: { readonly text: string; readonly isWord: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isWord: false });
    pieces.push({ text: word, isWord: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWord: false });
  return pieces;
};
