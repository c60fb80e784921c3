import { clampChroma, converter, formatHex } from "culori";
import type { ClubColours } from "./clubSchema.ts";

const oklch = converter("oklch");

/** The demo club's colours, in which the palette is written. */
export const demoColours: ClubColours = {
  accent: "#ceff1a",
  field: "#1d2c66",
  light: ["#3df2e0", "#7dff9b", "#8b6bff"],
};

export type ClubColour = "accent" | "field" | "light.0" | "light.1" | "light.2";

/** The club's colour of that name, as "#rrggbb". */
export const colourOf = ({ accent, field, light }: ClubColours, name: ClubColour): string =>
  ({ accent, field, "light.0": light[0], "light.1": light[1], "light.2": light[2] })[name];

/** The same colours with one replaced. */
export const withColour = (colours: ClubColours, name: ClubColour, hex: string): ClubColours => {
  if (name === "accent" || name === "field") return { ...colours, [name]: hex };
  const [west, middle, east] = colours.light.map((own, at) => (name === `light.${at}` ? hex : own));
  return { ...colours, light: [west ?? hex, middle ?? hex, east ?? hex] };
};

const families: readonly (readonly [RegExp, ClubColour])[] = [
  [/^(?:ink|nuit|slate|steel|mist|ice|frost|white)/, "field"],
  [/^acid/, "accent"],
  [/^aurora(?:Cyan|Mint)/, "light.0"],
  [/^auroraGreen/, "light.1"],
  [/^(?:aurora(?:Blue|Violet)|indigo)/, "light.2"],
];

/** The club colour that a shade of the palette derives from, by its name; undefined for shades of success and failure. */
export const clubColourOf = (shade: string): ClubColour | undefined =>
  families.find(([named]) => named.test(shade))?.[1];

/** Contrast depends on lightness: on dark grounds, and under dark text, only the tint changes. */
const keepsLightness = (shade: string, behind: ClubColour): boolean => behind === "field" || shade.startsWith("indigo");

/**
 * A shade of the palette ("ink950", "#070b14") in a club's colours, as "#rrggbb". Its difference from the club's colour equals
 * that from the demo club's, in OKLCH: the hue by degrees, chroma and lightness by ratio.
 */
export const recolor = (shade: string, hex: string, colours: ClubColours): string => {
  const behind = clubColourOf(shade);
  if (!behind || colourOf(demoColours, behind) === colourOf(colours, behind).toLowerCase()) return hex;
  const [own, from, to] = [hex, colourOf(demoColours, behind), colourOf(colours, behind)].map((colour) =>
    oklch(colour),
  );
  if (!own || !from || !to) throw new Error(`${shade} (${hex}) is no colour`);
  const turned = {
    ...own,
    h: (own.h ?? 0) + (to.h ?? from.h ?? 0) - (from.h ?? 0),
    c: own.c * (to.c / from.c),
    l: keepsLightness(shade, behind) ? own.l : Math.min(1, own.l * (to.l / from.l)),
  };
  return formatHex(clampChroma(turned, "oklch"));
};

/** The palette's source with every shade in a club's colours. */
export const recolorPalette = (source: string, colours: ClubColours): string =>
  source.replace(
    /(\w+) = "(#[0-9a-f]{6})"/g,
    (_, shade: string, hex: string) => `${shade} = "${recolor(shade, hex, colours)}"`,
  );
