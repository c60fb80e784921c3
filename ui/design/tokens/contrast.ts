import {
  type ClubColour,
  type ClubColours,
  colourOf,
  type ContrastFault,
  type ContrastFaults,
} from "../../../domain/club/colours.ts";
import { nearestLightness, recolour } from "./adapt.ts";
import { contrastOf } from "./oklch.ts";
import type { Shade } from "./palette.ts";
import { type ColourPair, colourPairs } from "./pairs.ts";
import { clubColourOf } from "./recolour.ts";

type Failure = { readonly pair: ColourPair; readonly colours: readonly [string, string]; readonly contrast: number };

/** The club colour that causes a failing pair. The field only tints, so another colour is blamed first. */
const culpritOf = ({ shades }: ColourPair): ClubColour => {
  const behind = shades.map(clubColourOf);
  return behind.find((colour) => colour !== undefined && colour !== "field") ?? "field";
};

const failuresIn = (colours: ClubColours, pairs = colourPairs): readonly Failure[] => {
  const known = new Map<Shade, string>();
  const shown = (shade: Shade): string => {
    const colour = known.get(shade) ?? recolour(shade, colours);
    known.set(shade, colour);
    return colour;
  };
  return pairs.flatMap((pair) => {
    const [front, back] = pair.shades;
    const both = [shown(front), shown(back)] as const;
    const contrast = contrastOf(...both);
    return contrast < pair.least ? [{ pair, colours: both, contrast }] : [];
  });
};

/** A copy of the colours with one colour replaced. */
const withColour = (colours: ClubColours, name: ClubColour, hex: string): ClubColours => {
  if (name === "accent" || name === "field") return { ...colours, [name]: hex };
  const [west, middle, east] = colours.light.map((own, at) => (name === `light.${at}` ? hex : own));
  return { ...colours, light: [west ?? hex, middle ?? hex, east ?? hex] };
};

/** The nearest lighter or darker colour that causes no failing pair. */
const nearestTo = (name: ClubColour, colours: ClubColours): string | undefined => {
  const own = colourPairs.filter((pair) => culpritOf(pair) === name);
  return nearestLightness(
    colourOf(colours, name),
    (tried) => failuresIn(withColour(colours, name, tried), own).length === 0,
  );
};

const faultOf = (name: ClubColour, { pair, ...measured }: Failure, all: ClubColours): ContrastFault => {
  const { front, back, ground, least } = pair;
  const nearest = nearestTo(name, all);
  return { front, back, ground, least, ...measured, ...(nearest && { nearest }) };
};

/** Each colour with too little contrast, with its worst pair; empty when all are readable. */
export const contrastFaults = (colours: ClubColours): ContrastFaults => {
  const worst = new Map<ClubColour, Failure>();
  for (const failure of failuresIn(colours)) {
    const name = culpritOf(failure.pair);
    if (failure.contrast < (worst.get(name)?.contrast ?? Infinity)) worst.set(name, failure);
  }
  return Object.fromEntries([...worst].map(([name, failure]) => [name, faultOf(name, failure, colours)]));
};
