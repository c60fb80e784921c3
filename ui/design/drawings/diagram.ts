import { paint } from "../tokens/drawing.ts";
import type { Plan } from "../../../domain/content/body/plan.ts";
import { box, leftSign, movementSign, sightSign, siteSign, spotSign, themSign, usSign } from "./diagramSigns.ts";
import { filled, picture } from "./picture.ts";
import { disc, ring } from "./shapes.ts";

const wide = 960;
const high = 480;
const square = 64;

const grid = (): string => {
  let lines = "";
  for (let x = square / 2; x < wide; x += square) lines += `M${x} 0V${high}`;
  for (let y = square / 4; y < high; y += square) lines += `M0 ${y}H${wide}`;
  return `<path stroke="${paint.deep}" stroke-width="2" d="${lines}"/>`;
};

const ground = filled(`M0 0H${wide}V${high}H0z`, paint.raised) + grid();

/**
 * Draws a plan, 960 × 480: acid discs are the own team, ice diamonds the opponents, pale cones fields of view, dashes movements.
 * Throws when a number is missing or is text: nothing else gets into the SVG.
 */
export const diagram = ({ walls, site, spot, us, them, left = [], sights, movements }: Plan): string =>
  picture(
    wide,
    high,
    ground +
      (site ? siteSign(site) : "") +
      sights.map(sightSign).join("") +
      filled(walls.map(box).join(""), paint.wall) +
      movements.map(movementSign).join("") +
      left.map(leftSign).join("") +
      them.map(themSign).join("") +
      us.map(usSign).join("") +
      (spot ? spotSign(spot) : ""),
  );

// On the plan's ground, so that ice and acid differ on white paper too.
const sign = (drawn: string) => picture(24, 24, filled("M0 0h24v24H0z", paint.raised) + drawn);

/** The picture of each sign, 24 × 24, for the key. The names are those of the plan's source. */
export const diagramKey = {
  nous: sign(disc(12, 12, 6, paint.acid) + ring(12, 12, 10, paint.acid, 2)),
  eux: sign(filled("m12 3 9 9-9 9-9-9z", "none", `stroke="${paint.ice}" stroke-width="3"`)),
  regard: sign(filled("M22 12 2 3v18z", paint.acid, 'opacity=".45"')),
  trajet: sign(filled("M1 10h9v4h-9zM14 10h9v4h-9z", paint.acid)),
} as const;
