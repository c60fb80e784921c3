import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToLrgb,
  convertRgbToOklab,
  parseHex,
  serializeHex,
} from "culori/fn";

// Of the package its conversions alone: with its modes come the parsers of every way to write a colour, which are larger than all of this.

/** A colour by lightness, chroma and hue in degrees, as it is seen. A grey has no hue. */
export type Oklch = { readonly l: number; readonly c: number; readonly h?: number | undefined };

/** A colour written as "#rrggbb"; `undefined` for another text. */
export const oklch = (hex: string): Oklch | undefined => {
  const rgb = parseHex(hex);
  return rgb && convertLabToLch(convertRgbToOklab(rgb));
};

const rgbOf = ({ l, c, h }: Oklch) => convertOklabToRgb(convertLchToLab({ l, c, ...(h !== undefined && { h }) }));

/** Less than a screen rounds. */
const rounding = 0.001;

const isOnScreens = (colour: Oklch): boolean => {
  const { r, g, b } = rgbOf(colour);
  return [r, g, b].every((part) => part >= -rounding && part <= 1 + rounding);
};

/** Halvings of the chroma: a screen shows no difference of the last one. */
const halvings = 14;

/** As "#rrggbb". A colour beyond the screen's range keeps lightness and hue, and gets the most chroma in the range. */
export const hexOf = (colour: Oklch): string => {
  let [shown, hidden] = isOnScreens(colour) ? [colour.c, colour.c] : [0, colour.c];
  for (let times = 0; times < halvings && shown < hidden; times++) {
    const middle = (shown + hidden) / 2;
    if (isOnScreens({ ...colour, c: middle })) shown = middle;
    else hidden = middle;
  }
  return serializeHex(rgbOf({ ...colour, c: shown }));
};

const luminance = (hex: string): number => {
  const { r, g, b } = convertRgbToLrgb(parseHex(hex) ?? { r: 0, g: 0, b: 0 });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast ratio of WCAG, from 1 to 21. */
export const contrastOf = (front: string, back: string): number => {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};
