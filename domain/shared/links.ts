import { isAbsoluteAddress } from "./address.ts";

/** A part of a plain text: words, or a whole address of the web. */
export type TextPart = { readonly kind: "words" | "address"; readonly text: string };

const begun = /https?:\/\/[^\s<>"«»]+/giu;

const pairs: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Without what ends the sentence around it: "(voir https://club.fr/a_(b))." has "https://club.fr/a_(b)". */
const withoutSentenceEnd = (found: string): string => {
  const last = found.at(-1) ?? "";
  const opening = pairs[last];
  const ends = opening === undefined ? /[.,;:!?…'’”*_~]/u.test(last) : count(found, last) > count(found, opening);
  return ends ? withoutSentenceEnd(found.slice(0, -1)) : found;
};

/** Splits a member's plain text at the addresses in it. The parts joined are the text. */
export const partsOfText = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(begun)) {
    const address = withoutSentenceEnd(found);
    if (!isAbsoluteAddress(address)) continue;
    if (index > done) parts.push({ kind: "words", text: text.slice(done, index) });
    parts.push({ kind: "address", text: address });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ kind: "words", text: text.slice(done) });
  return parts;
};
