import { paint } from "../drawing.ts";
import { weight } from "../measures.ts";

/** Sizes of the picture of shared links, in pixels: it is drawn at one size. */
export const shareCard = {
  width: 1200,
  height: 630,
  inset: 64,
  ground: paint.ink,
  /** Position of the cover behind the title's plate, and of its lower edge. */
  cover: { x: 292, y: -8, scale: 0.78, left: 300, foot: 478 },
  /** The two sides of a match, each on a plate. */
  match: {
    top: 64,
    tall: 168,
    rows: [
      { y: 136, right: 930, fill: paint.ice, colour: paint.ink },
      { y: 316, right: 930, fill: paint.line, colour: paint.white },
    ],
    crest: 112,
    name: {
      gap: 32,
      column: 600,
      sizes: [
        [12, 74],
        [26, 54],
        [Infinity, 38],
      ],
    },
    figure: { x: 890, width: 210, size: 112, colour: paint.acidInk, fill: paint.acid },
    /** The day and the hour of a coming match, in place of the scores. */
    when: { size: 42, zone: 20 },
  },
  /** Padding of the plate, and where it ends. */
  plate: { above: 30, right: 940, foot: 506 },
  column: 836,
  title: {
    colour: paint.white,
    tracking: "-.018em",
    lineHeight: 1.04,
    /** Of scripts with signs above and below their letters. */
    tallLine: 1.45,
    /** The font size for titles up to a number of characters. */
    sizes: [
      [26, 92],
      [52, 74],
      [90, 58],
      [160, 46],
      [Infinity, 38],
    ],
    smallest: 38,
    lines: 6,
    /** The average width of a character, in em. */
    letter: 0.74,
  },
  /** What stands under a title: when and where. */
  note: { size: 30, above: 16, colour: paint.mist },
  /** A person's portrait in place of a cover: above the plate. */
  portrait: { x: 700, y: -6, width: 350, height: 420, ground: paint.nuit },
  tag: { size: 25, inset: "7px 20px", lean: 6, after: 20, colour: paint.acidInk, ground: paint.acid },
  brand: { crest: 58, gap: 18, size: 32, y: 542, colour: paint.white },
  club: {
    sizes: [
      [14, 112],
      [20, 88],
      [Infinity, 60],
    ],
    tagline: 35,
    taglineHeight: 1.35,
    gap: 26,
    crest: 132,
    quiet: paint.mist,
    foot: 566,
  },
  faces: {
    title: { weight: weight.title, width: 125 },
    text: { weight: weight.semi, width: 100 },
  },
} as const;

type Sizes = readonly (readonly [mostLetters: number, size: number])[];

const { title } = shareCard;

/** A space, or a letter of a script that has none between words: lines may break after each. */
const wordEnd = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])| /u;

/** The font size of a share card's title: small enough for its length and for its longest word. */
export const titleSize = (text: string, sizes: Sizes = title.sizes, column: number = shareCard.column): number => {
  const longestWord = Math.max(...text.split(wordEnd).map((word) => [...word].length));
  const byLength = sizes.find(([mostLetters]) => [...text].length <= mostLetters)?.[1] ?? title.smallest;
  const byWord = column / (longestWord * title.letter);
  return Math.max(title.smallest, Math.floor(Math.min(byLength, byWord)));
};
