import { isBlank } from "../../shared/text.ts";

/** The words that a remark is about, and some of the text around them, by which they are found again. */
export type Quoted = { readonly quote: string; readonly before: string; readonly after: string };

/** A part of a text: the place of its first character, and the one behind its last. */
export type Range = { readonly from: number; readonly to: number };

/** A longer selection is quoted by its beginning. */
export const longestQuote = 500;
/** The characters that are kept on each side. */
const around = 60;

/** Without half a character at an end: the database stores none. */
const whole = (text: string): string => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");

/** The words of a range, without blanks at its ends; undefined when there are none. */
export const quotedFrom = (text: string, { from, to }: Range): Quoted | undefined => {
  const selected = text.slice(from, to);
  if (isBlank(selected)) return undefined;
  const start = from + selected.length - selected.trimStart().length;
  const quote = whole(selected.trim().slice(0, longestQuote)).trimEnd();
  const end = start + quote.length;
  return {
    quote,
    before: whole(text.slice(Math.max(0, start - around), start)),
    after: whole(text.slice(end, end + around)),
  };
};

/** Apostrophes and spaces are set in the French way while the author types: both forms are the same words. */
const comparable = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, " ").replaceAll("’", "'");

const sharedEnd = (one: string, other: string): number => {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
};
const sharedStart = (one: string, other: string): number => {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count++;
  return count;
};

/**
 * Finds quoted words in a text. Of several places with these words, the one whose surroundings are the most alike; of equal ones the
 * first. Undefined when the words are nowhere.
 */
export const finderIn = (text: string): ((quoted: Quoted) => Range | undefined) => {
  const all = comparable(text);
  return (quoted) => {
    const [quote, before, after] = [quoted.quote, quoted.before, quoted.after].map(comparable) as [
      string,
      string,
      string,
    ];
    if (quote === "") return undefined;
    let best: (Range & { readonly likeness: number }) | undefined;
    for (let from = all.indexOf(quote); from >= 0; from = all.indexOf(quote, from + 1)) {
      const to = from + quote.length;
      const likeness =
        sharedEnd(all.slice(Math.max(0, from - around), from), before) + sharedStart(all.slice(to, to + around), after);
      if (!best || likeness > best.likeness) best = { from, to, likeness };
    }
    return best && { from: best.from, to: best.to };
  };
};
