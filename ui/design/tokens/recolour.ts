import { type ClubColour, type ClubColours, colourOf } from "../../../domain/club/colours.ts";
import { hexOf, oklch } from "./oklch.ts";
import { palette, type Shade } from "./palette.ts";

/** The demo club's colours, in which the palette is written. */
export const demoColours: ClubColours = {
  accent: palette.acid400,
  field: palette.nuit700,
  light: [palette.auroraCyan, palette.auroraGreen, palette.auroraViolet],
};

const families: readonly (readonly [RegExp, ClubColour])[] = [
  [/^(?:ink|nuit|slate|steel|mist|ice|frost|white|acidInk)/, "field"],
  [/^acid/, "accent"],
  [/^aurora(?:Cyan|Mint)/, "light.0"],
  [/^auroraGreen/, "light.1"],
  [/^(?:aurora(?:Blue|Violet)|indigo)/, "light.2"],
];

/** The club colour that a shade of the palette derives from; undefined for shades of success and failure. */
export const clubColourOf = (shade: Shade): ClubColour | undefined =>
  families.find(([family]) => family.test(shade))?.[1];

/** Contrast depends on lightness: on dark grounds, and under dark text, only the tint changes. */
const keepsLightness = (shade: Shade, behind: ClubColour): boolean => behind === "field" || shade.startsWith("indigo");

/**
 * A shade of the palette in a club's colours, as "#rrggbb". Its difference from the club's colour equals that from the demo club's, in
 * OKLCH: the hue by degrees, chroma and lightness by ratio. Drawings have it so; `recolour` also makes it readable.
 */
export const turn = (shade: Shade, colours: ClubColours): string => {
  const behind = clubColourOf(shade);
  const written = palette[shade];
  if (!behind || colourOf(demoColours, behind) === colourOf(colours, behind).toLowerCase()) return written;
  const [own, from, to] = [written, colourOf(demoColours, behind), colourOf(colours, behind)].map((colour) =>
    oklch(colour),
  );
  // A club without colours, which only tests have, has the palette's.
  if (!own || !from || !to) return written;
  const turned = {
    ...own,
    h: (own.h ?? 0) + (to.h ?? from.h ?? 0) - (from.h ?? 0),
    c: own.c * (to.c / from.c),
    l: keepsLightness(shade, behind) ? own.l : Math.min(1, own.l * (to.l / from.l)),
  };
  return hexOf(turned);
};

/** All shades. */
export const shades = Object.keys(palette) as readonly Shade[];

/** The `theme-color` of the browser's frame, which reads no custom property. */
export const themeColour = (colours: ClubColours): string => turn("ink950", colours);

/** The shades of drawings, by what is written: shades of success and failure are in none. */
const drawn = shades.filter((name) => clubColourOf(name) !== undefined);
let latest: { readonly colours: ClubColours; readonly instead: ReadonlyMap<string, string> } | undefined;

/** The text of a drawing, or another, with every shade of the palette in a club's colours. */
export const recoloured = (text: string, colours: ClubColours): string => {
  if (latest?.colours !== colours) {
    latest = { colours, instead: new Map(drawn.map((name) => [palette[name], turn(name, colours)])) };
  }
  const { instead } = latest;
  return text.replace(/#[0-9a-f]{6}\b/g, (hex) => instead.get(hex) ?? hex);
};
