import type { ClubColours } from "../../../domain/club/colours.ts";
import { auroraShades, grounds } from "./meaning.ts";
import { contrastOf, hexOf, oklch } from "./oklch.ts";
import type { Shade } from "./palette.ts";
import { shades, turn } from "./recolour.ts";

// Apart from `recolour.ts`, which the editor loads for its drawings.

/** The nearest lighter or darker colour that will do, as "#rrggbb". */
export const nearestLightness = (hex: string, willDo: (tried: string) => boolean): string | undefined => {
  const start = oklch(hex);
  if (!start) return undefined;
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const l of [start.l + step, start.l - step].filter((l) => l >= 0 && l <= 1)) {
      const tried = hexOf({ ...start, l });
      if (willDo(tried)) return tried;
    }
  }
  return undefined;
};

/** What stands with the accent takes another lightness where it needs that for its contrast: the accent itself stays the club's. */
const adapted: Partial<Record<Shade, readonly [least: number, others: readonly Shade[]]>> = {
  acid300: [4.5, ["acidInk"]],
  acid850: [4.5, ["acid400", "acid300"]],
  acid800: [3, ["acid400", "acid300"]],
  acidLit: [4.5, ["ink950", "ink900", "ink800", "nuit675"]],
};

/** Dark text on the accent, or light text where dark is too close. Black or white is readable on any colour. */
const inkOn = (accent: string, colours: ClubColours): string => {
  const inks = [turn("acidInk", colours), turn("white", colours), "#000000", "#ffffff"];
  return inks.find((ink) => contrastOf(ink, accent) >= 4.5) ?? "#000000";
};

/** A shade of the palette in a club's colours, as "#rrggbb", readable where it stands. */
export const recolour = (shade: Shade, colours: ClubColours): string => {
  if (shade === "acidInk") return inkOn(colours.accent, colours);
  const own = turn(shade, colours);
  const [least, backs] = adapted[shade] ?? [0, []];
  const behind = backs.map((back) => recolour(back, colours));
  const isReadable = (hex: string) => behind.every((back) => contrastOf(hex, back) >= least);
  return isReadable(own) ? own : (nearestLightness(own, isReadable) ?? recolour("acidInk", colours));
};

/** The shades that styles name. */
const named = new Set<Shade>([...Object.values(grounds).flatMap((ground) => Object.values(ground)), ...auroraShades]);

/** The custom properties of the shades that styles name, in a club's colours. */
export const shadeProperties = (colours: ClubColours): readonly (readonly [property: string, colour: string])[] =>
  shades.filter((name) => named.has(name)).map((name) => [`--${name}`, recolour(name, colours)]);
