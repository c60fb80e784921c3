import { isNear } from "./near.ts";
import { stem } from "./stem.ts";
import { searchedPieces, searchedWords } from "./searchedWords.ts";
import type { SearchWords } from "./words.ts";

/** A part of a text. The marked ones are what is looked for. */
export type TextPart = { readonly text: string; readonly isMarked: boolean };

type IsFound = (word: string) => boolean;

/** Whether a word of a text answers one of those that are looked for. `near`: those with a typing error. */
export const finderOf = (words: SearchWords, near: SearchWords): IsFound => {
  const last = words.at(-1);
  const stems = new Set(words.map(stem));
  const isOne = (word: string) =>
    stems.has(stem(word)) ||
    (last !== undefined && word.startsWith(last)) ||
    near.some((one) => isNear(one, word) || isNear(one, stem(word)));
  // A folded piece can have two words: "½" is "1⁄2".
  return (piece) => searchedWords(piece).some(isOne);
};

const joined = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.reduce<readonly TextPart[]>((all, part) => {
    const last = all.at(-1);
    if (last?.isMarked !== part.isMarked) return [...all, part];
    return [...all.slice(0, -1), { text: last.text + part.text, isMarked: part.isMarked }];
  }, []);

/** A text with the words marked that are found. */
export const markWords = (text: string, isFound: IsFound): readonly TextPart[] =>
  joined(searchedPieces(text).map(({ text: piece, isWord }) => ({ text: piece, isMarked: isWord && isFound(piece) })));

/** Characters of a passage, and of those before its first found word. */
const longestPassage = 180;
const longestBefore = 60;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Where a passage begins that is cut at `from`: at a word, but not after the found one at `first`. */
const wordStart = (text: string, from: number, first: number): number => {
  if (from <= 0) return 0;
  const space = text.indexOf(" ", from);
  return space < 0 || space >= first ? from : space + 1;
};

/** Where one ends that is cut at `to`. */
const wordEnd = (text: string, from: number, to: number): number => {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(" ", to);
  return space > from ? space : to;
};

/** Between two fields of a searched text: excerpt, text, category. A passage is of one of them. */
export const fieldEnd = "\u001f";

/** The field of a text that has the first found word, or its first one. */
const fieldWith = (text: string, isFound: IsFound) => {
  const fields = text.split(fieldEnd);
  const hasFound = (field: string) => searchedPieces(field).some(({ text: piece, isWord }) => isWord && isFound(piece));
  const at = Math.max(0, fields.findIndex(hasFound));
  return { field: fields[at] ?? "", isFirst: at === 0 };
};

/** The part of a text around its first found word, marked; its beginning when no word is found. `isTail`: more text stands before it. */
export const passageIn = (text: string, isFound: IsFound, isTail = false): readonly TextPart[] => {
  const { field, isFirst } = fieldWith(text, isFound);
  const line = oneLine(field);
  let first = 0;
  let at = 0;
  for (const { text: piece, isWord } of searchedPieces(line)) {
    if (isWord && isFound(piece)) {
      first = at;
      break;
    }
    at += piece.length;
  }
  const start = wordStart(line, first - longestBefore, first);
  const end = wordEnd(line, start, start + longestPassage);
  const before = start > 0 || (isTail && isFirst) ? "… " : "";
  const after = end < line.length ? " …" : "";
  if (line === "") return [];
  return markWords(`${before}${line.slice(start, end)}${after}`, isFound);
};

/** Characters of the window that backends give of a long text, and of those before the first found word. */
const longestWindow = 420;
const windowBefore = 120;

/** A backend's window in a text: around its first found word. */
export const windowIn = (text: string, isFound: IsFound): { readonly text: string; readonly isTail: boolean } => {
  const words = searchedPieces(text);
  let at = 0;
  for (const { text: piece, isWord } of words) {
    if (isWord && isFound(piece)) break;
    at += piece.length;
  }
  const start = at >= text.length ? 0 : Math.max(0, at - windowBefore);
  return { text: text.slice(start, start + longestWindow), isTail: start > 0 };
};
