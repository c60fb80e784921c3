import { quoteIn } from "./quotes.ts";

/** A part of a comment's text: a mention of a member, or other words. */
export type MentionPart = { readonly kind: "words" | "mention"; readonly text: string };

// What a mention is, for the page and the notices. The database has the same rule, private.mentions_in().
const spaces = String.raw`\u0001-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const punctuation = String.raw`\u003a-\u003f\u005b-\u005e\u0060\u007b-\u0084\u0086-\u009f\u00a1-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2010-\u2018\u201a-\u2027\u2030-\u205e\u3001-\u3003\u3008-\u3011\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65`;
/** Apostrophes, "-", "." and signs such as emojis stand in usernames, and behind them. */
const loose = String.raw`\u0027\u002d\u002e\u2019\u200d\u2190-\u2bff\ufe0f\u{1f000}-\u{1faff}`;

const before = `[^${spaces}${punctuation}${loose}\\u0021-\\u002c]`;
const name = `[^${spaces}${punctuation}\\u0021-\\u0026\\u0028-\\u002c\\u002f\\u0040]{1,40}`;
const begun = `(?<!${before})@(${name})`;
// An address is found first, so that none in it is a mention.
const mention = new RegExp(`[hH][tT][tT][pP][sS]?://[^${spaces}<>"«»]+|${begun}`, "gu");
const atEnd = new RegExp(`${begun}$`, "u");
const looseEnd = new RegExp(`[${loose}]+$`, "u");
const isLoose = new RegExp(`^[${loose}]`, "u");

/** How a text names a member: usernames without their spaces are as unique as with them. */
export const mentionOf = (username: string): string => `@${username.replace(/\s/gu, "")}`;

/** The mention that is being written at the caret: where its "@" is, and what follows it. Null without one. */
export const mentionAt = (text: string, caret: number): { readonly from: number; readonly words: string } | null => {
  const words = atEnd.exec(text.slice(0, caret))?.[1];
  return words === undefined ? null : { from: caret - words.length - 1, words };
};

/** The text with a member's name in place of the mention that is being written, and the caret after it. */
export const withMention = (text: string, caret: number, from: number, username: string) => {
  const begun = `${text.slice(0, from)}${mentionOf(username)} `;
  return { text: begun + text.slice(caret).replace(/^ /u, ""), caret: begun.length };
};

/** How many members a comment tells at most that it names them. */
const mostNamed = 10;

/** What follows the first "@" of a comment, but for those of a passage that it quotes: `usernamesIn` has the usernames in each. */
export const namesIn = (text: string): readonly string[] =>
  [...quoteIn(text).rest.matchAll(mention)].flatMap(([, found]) => found ?? []).slice(0, mostNamed);

/** What may be the username in a name, the longest first: "lina’s." may be that of "lina’s.", "lina’s" and "lina". */
export const usernamesIn = (found: string): readonly string[] => {
  const letters = [...found];
  return letters
    .flatMap((_, at) => (isLoose.test(letters[at + 1] ?? ".") ? [letters.slice(0, at + 1).join("")] : []))
    .toReversed();
};

/** Splits a text at the mentions in it. The parts joined are the text. */
export const mentionsIn = (text: string): readonly MentionPart[] => {
  const parts: MentionPart[] = [];
  let done = 0;
  for (const { 0: all, 1: found, index } of text.matchAll(mention)) {
    const marked = found === undefined ? "" : all.replace(looseEnd, "");
    // An address, or signs alone.
    if (marked.length < 2) continue;
    if (index > done) parts.push({ kind: "words", text: text.slice(done, index) });
    parts.push({ kind: "mention", text: marked });
    done = index + marked.length;
  }
  if (done < text.length) parts.push({ kind: "words", text: text.slice(done) });
  return parts;
};
