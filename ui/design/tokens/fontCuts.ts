/** A font file: its characters, and the ranges of its axes. */
export type FontCut = {
  /** The family's name in CSS. */
  readonly family: string;
  /** As a `unicode-range`. */
  readonly letters: string;
  /**
   * The `unicode-range` that pages say instead, if it is shorter: with characters that files below this one have, which browsers look for
   * there, and rare ones that no file has. That of the French file, which every page loads, has characters of the others too: browsers go
   * on to the next file for a character that a file lacks.
   */
  readonly range?: string;
  /** Characters drawn with another character's glyph. */
  readonly shapes?: Readonly<Record<string, string>>;
  readonly weights: readonly [least: number, most: number];
  readonly widths: readonly [least: number, most: number];
};

export const family = "Archivo";

/** For typed text: draws the keyboard's apostrophe unchanged. */
export const typedFamily = "Archivo Typed";

/** The ranges that the design uses, from small facts to titles. */
const axes = { weights: [400, 900], widths: [78, 125] } as const;

/**
 * The files that the build cuts from Archivo (`src/build/fonts/fontPlugin.ts`). Every page loads `french`;
 * browsers fetch the others when a page has one of their characters. Of two files with a character, browsers take the lower one.
 */
export const fontCuts = {
  eastern: {
    family,
    letters: "U+100-130, U+132-151, U+154-177, U+179-2BA, U+2C7, U+2C9, U+2DD, U+1E00-1EFF, U+20A1-20AB, U+20AD-20C0",
    range: "U+100-2DD, U+1E00-1EFF, U+20A1-20C0",
    ...axes,
  },
  western: {
    family,
    letters:
      "U+24, U+5C, U+60, U+7B-7E, U+A1-A8, U+AA, U+AC, U+AE-AF, U+B1-B6, U+B8-BA, U+BC-BF, U+C1, U+C3-C6, U+CB-CD, U+CF-D3, U+D5-D6, U+D8-DF, U+E1, U+E3-E6, U+EC-ED, U+F0-F3, U+F5-F8, U+FA, U+FD-FF, U+131, U+178, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2012, U+201A, U+201E, U+2022, U+2032-2033, U+2039, U+2122, U+2215",
    range: "U+24-FF, U+131, U+178, U+2BB-2C6, U+2DA-2DC, U+2012-201E, U+2022, U+2032-2039, U+2122, U+2215",
    ...axes,
  },
  french: {
    family,
    // Texts have keyboard apostrophes, drawn as typographic ones. Archivo has no narrow no-break space: the thin space's glyph is used.
    shapes: { "'": "\u2019", "\u202f": "\u2009" },
    letters:
      "U+20-23, U+25-5B, U+5D-5F, U+61-7A, U+A0, U+A9, U+AB, U+AD, U+B0, U+B7, U+BB, U+C0, U+C2, U+C7-CA, U+CE, U+D4, U+D7, U+E0, U+E2, U+E7-EB, U+EE-EF, U+F4, U+F9, U+FB-FC, U+152-153, U+2009-200B, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F, U+203A, U+20AC, U+2191, U+2193, U+2212",
    range: "U+20-153, U+2009-203A, U+20AC, U+2191-2212",
    ...axes,
  },
  typed: { family: typedFamily, letters: "U+27", ...axes },
} as const satisfies Record<string, FontCut>;
