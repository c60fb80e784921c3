import { betweenWords, piecesOf, wordsIn } from "../shared/foldedWords.ts";

/**
 * The "e-" before a word: "e-sport", "e-mail", and "e sport" with a space; not the one of "né-e-s". The database's
 * `private.search_indexed` has the same.
 */
const electronic = String.raw`(?<![\p{L}\p{N}·.\-‐‑])([eE])(?:[\-‐‑–]|\s(?=[sS]port|SPORT))(?=\p{L})`;
const electronics = new RegExp(electronic, "gu");
// Without the flag "i": it would take some signs for letters, such as the one of Kelvin.
const words = new RegExp(`(?:${electronic})?[^${betweenWords}]+`, "gu");

/** The words of a text as they are searched: "e-sport" is the word "esport". */
export const searchedWords = (text: string): readonly string[] => wordsIn(text.replace(electronics, "$1"));

/** A text in pieces, in which "e-sport" is one word. */
export const searchedPieces = (text: string): ReturnType<typeof piecesOf> => piecesOf(text, words);
