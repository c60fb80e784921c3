const graphemes = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** The letter that a regional indicator stands for: a flag is a pair of them. */
const letterOf = (indicator: string): string => String.fromCodePoint((indicator.codePointAt(0) ?? 0) - 0x1f1e6 + 65);

/** Joiners, signs that choose a picture's look, and the frame of a key. */
const unseen = new Set(["\u200c", "\u200d", "\ufe0e", "\ufe0f", "\u20e3"]);

const drawableSign = (sign: string, isDrawn: (character: string) => boolean): string => {
  const characters = [...sign].filter((one) => !unseen.has(one));
  if (/^\p{Regional_Indicator}/u.test(sign)) return characters.map(letterOf).join("");
  // Of one that is joined of several pictures, or has a colour of skin, the first picture.
  const picture = characters.find((one) => /\p{Extended_Pictographic}/u.test(one));
  return (picture === undefined ? characters : [picture]).filter(isDrawn).join("");
};

/** A text without the characters that no font has, which would be drawn as boxes. Emoji are one picture each, a flag its letters. */
export const drawableText = (text: string, isDrawn: (character: string) => boolean): string =>
  [...graphemes.segment(text.normalize("NFC").replace(/\s/g, " "))]
    .map(({ segment }) => drawableSign(segment, isDrawn))
    .join("")
    .replace(/ +/g, " ")
    .trim();
