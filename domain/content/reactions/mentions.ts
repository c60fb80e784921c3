/** A part of a comment's text: a mention of a member, or other words. */
export type MentionPart = { readonly kind: "words" | "mention"; readonly text: string };

// A letter or digit ends it, so that "@lina." at the end of a sentence names "lina".
const mention = /(?<![\p{L}\p{N}_@.])@[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_])?/gu;

/** How a text names a member: usernames without their spaces are as unique as with them. */
export const mentionOf = (username: string): string => `@${username.replace(/\s/gu, "")}`;

/** The mention that is being written at the caret: where its "@" is, and what follows it. Null without one. */
export const mentionAt = (text: string, caret: number): { readonly from: number; readonly words: string } | null => {
  const found = /(?:^|[\s(«"'])@([^\s@]{1,40})$/u.exec(text.slice(0, caret));
  const words = found?.[1];
  return words === undefined ? null : { from: caret - words.length - 1, words };
};

/** The text with a member's name in place of the mention that is being written, and the caret after it. */
export const withMention = (text: string, caret: number, from: number, username: string) => {
  const begun = `${text.slice(0, from)}${mentionOf(username)} `;
  return { text: begun + text.slice(caret).replace(/^ /u, ""), caret: begun.length };
};

/** How many members a comment tells at most that it names them. */
const mostNamed = 10;

/** What may be usernames after the first "@" of a text. The database has the same function. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[\s(«"'])@([^\s@,;:!?()<>"«»]{1,40})/gu)]
    .slice(0, mostNamed)
    .map(([, name = ""]) => name.replace(/[.-]+$/u, ""));

/** Splits a text at the mentions in it. The parts joined are the text. */
export const mentionsIn = (text: string): readonly MentionPart[] => {
  const parts: MentionPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(mention)) {
    if (index > done) parts.push({ kind: "words", text: text.slice(done, index) });
    parts.push({ kind: "mention", text: found });
    done = index + found.length;
  }
  if (done < text.length) parts.push({ kind: "words", text: text.slice(done) });
  return parts;
};
