const vowel = /^(?:[aeiouœæ]|y(?![aeiou]))/i;
/** "de" before a name, or "d'" before a vowel. Before an h it is "de". */
export const ofName = (name: string): string => (vowel.test(name.normalize("NFD").trim()) ? `d'${name}` : `de ${name}`);

const noBreak = "\u00a0";
/** Narrow no-break space, before a unit. */
export const narrow = "\u202f";
const address = String.raw`(?:https?:\/\/|mailto:|www\.)[^\s»]*|[^\s@«»]{1,64}@[^\s@«»]{1,200}\.[^\s@«»]{1,64}`;
const space = "[ \u00a0\u202f]";
/** Units of figures. */
const unit = String.raw`[€%]|(?:°C|h|min|s|cm|[kmg]o)(?![\p{L}\d])`;
const seams = [String.raw`(?<=\S)${space}+(?=[:;!?»])`, String.raw`(?<=«)${space}*(?=\S)`, String.raw`(?<=\S)(?=»)`];
const measured = [String.raw`(?<=\d)${space}+(?=${unit})`, String.raw`(?<=\d${space}?h)${space}+(?=\d\d(?!\d))`];

/**
 * Replaces what a pattern finds in a text outside of its addresses. `signs`: a text without any of them stays as it is. Looking for
 * addresses and places takes long, and few texts have any.
 */
const replacing = (signs: RegExp, pattern: string, replaced: (sign: string, gap?: string) => string) => {
  const plain = new RegExp(pattern, "giu");
  const whole = new RegExp(`(${address})|${pattern}`, "giu");
  return (text: string): string => {
    if (!signs.test(text)) return text;
    if (!/@|:\/\/|mailto:|www\./i.test(text)) return text.replace(plain, replaced);
    return text.replace(whole, (found, kept?: string, gap?: string) => kept ?? replaced(found, gap));
  };
};

const places = `(${measured.join("|")})|${seams.join("|")}`;

/**
 * Inserts the spaces of French typography: no-break before `: ; ! ?` and inside « », narrow between figure and unit.
 * A sign or unit without a space before it stays so ("12:30", "Oops!", "35€": see `Units.tsx`). Addresses stay unchanged.
 */
export const french = replacing(/[:;!?«»\d]/, places, (_, gap) => (gap === undefined ? noBreak : narrow));

// Not after a year, which counts nothing.
const counted = String.raw`(?<=\b\d{1,3}|\b1er) +(?=(?!sur|à)\p{L})`;
const thousands = String.raw`(?<=\b\d{1,3}) +(?=\d{3}(?!\d))`;
const print = replacing(/['\d]/, `(?<!\\d)'|(${thousands})|${counted}`, (sign, gap) => {
  if (gap !== undefined) return narrow;
  return sign === "'" ? "’" : noBreak;
});

/** Typesets authors' and members' texts: French spaces, typographic apostrophes, and numbers kept with what they count. */
export const typeset = (text: string): string => print(french(text));

const tight = new RegExp(String.raw`(?<=\d)((?:mb|${unit}))`, "iu");

/** Splits a text around each unit written without a space: "35€" gives "35", "€", "". */
export const atUnits = (text: string): readonly string[] => text.split(tight);

const joined =
  /(?<=\p{L})-(?=(?:t-)?(?:je|tu|ils?|elles?|on|[nv]ous|l[ae]s?|lui|leur|moi|toi|y|en|c[ei]|là|mêmes?)(?!\p{L})|mails?(?!\p{L}))/giu;
/** A single capital letter as a name: "groupe B". */
const named = / (?=\p{Lu}(?![\p{L}'’]))(?<=\p{Ll} )/gu;

/** Typesets a long text: also no break inside "dites-nous" and "e-mail", nor before the letter of "groupe B". */
export const unbroken = (text: string): string => typeset(text).replace(joined, "-\u2060").replace(named, noBreak);
