import { converter, formatHex, wcagContrast } from "culori";
import { type ColourPair, colourPairs } from "../../../ui/design/tokens/pairs.ts";
import * as palette from "../../../ui/design/tokens/palette.ts";
import type { ClubColours } from "./clubSchema.ts";
import { type ClubColour, clubColourOf, colourOf, recolor, withColour } from "./recolorPalette.ts";

const oklch = converter("oklch");
// Two shades are the same green: of the aurora's, pairs have only the cyan.
const shades = new Map<string, string>(
  Object.entries(palette)
    .filter(([shade]) => shade === "auroraCyan" || !shade.startsWith("aurora"))
    .map(([shade, hex]) => [hex, shade]),
);
const shadeOf = (hex: string): string => shades.get(hex) ?? "";

type Failure = { readonly pair: ColourPair; readonly colours: readonly [string, string]; readonly contrast: number };

const failuresIn = (colours: ClubColours): readonly Failure[] =>
  colourPairs.flatMap((pair) => {
    const [front, back] = pair.colours.map((hex) => recolor(shadeOf(hex), hex, colours)) as [string, string];
    const contrast = wcagContrast(front, back);
    return contrast < pair.least ? [{ pair, colours: [front, back], contrast }] : [];
  });

/** The club colour that causes a failing pair. The field only tints, so another colour is blamed first. */
const culpritOf = ({ pair }: Failure): ClubColour => {
  const behind = pair.colours.map((hex) => clubColourOf(shadeOf(hex)));
  return behind.find((colour) => colour !== undefined && colour !== "field") ?? "field";
};

/** The nearest lighter colour that causes no failing pair. */
const lighter = (name: ClubColour, colours: ClubColours): string | undefined => {
  const start = oklch(colourOf(colours, name));
  if (!start) return undefined;
  for (let l = start.l; l <= 1; l += 0.01) {
    const tried = formatHex({ ...start, l });
    if (!failuresIn(withColour(colours, name, tried)).some((failure) => culpritOf(failure) === name)) return tried;
  }
  return undefined;
};

const sentence = (name: ClubColour, { pair, colours, contrast }: Failure, all: ClubColours): string => {
  const would = lighter(name, all);
  return [
    `colours.${name}: "${colourOf(all, name)}" can't be told apart:`,
    `${pair.front} (${colours[0]}) on ${pair.back} (${colours[1]}) has a contrast of ${contrast.toFixed(1)} on ${pair.ground},`,
    `it needs ${pair.least}${would ? `. ${would} would do` : ""}`,
  ].join(" ");
};

/** One sentence per colour with too little contrast, with its worst pair; empty when all are readable. */
export const colourComplaints = (colours: ClubColours): readonly string[] => {
  const worst = new Map<ClubColour, Failure>();
  for (const failure of failuresIn(colours)) {
    const name = culpritOf(failure);
    if (failure.contrast < (worst.get(name)?.contrast ?? Infinity)) worst.set(name, failure);
  }
  return [...worst].map(([name, failure]) => sentence(name, failure, colours));
};
