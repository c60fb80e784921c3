import { paint } from "../tokens/drawing.ts";
import type { Plan } from "../../../domain/content/body/plan.ts";
import { box, leftSign, movementSign, sightSign, siteSign, spotSign, themSign, usSign } from "./diagramSigns.ts";
import { filled, picture } from "./shapes.ts";

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
