import { paint } from "../tokens/drawing.ts";
import { diceOf, hash } from "./hash.ts";
import { firstOf, outlineOf, rayAt, raysFor, type Ray, type SeasonRay, seasonRays, skySize } from "./skyRays.ts";

const { width, height } = skySize;
const last = paint.aurora.length - 1;

/** Each ray fades upwards into the colour two places further east. */
const lights = paint.aurora
  .map((colour, at) => {
    const stop = (offset: number, fill: string | undefined, opacity?: number) =>
      `<stop${offset === 0 ? "" : ` offset="${offset}"`} stop-color="${fill}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;
    return `<linearGradient id="s${at}" x2="0" y2="1">${
      stop(0, paint.aurora[Math.min(last, at + 2)], 0) +
      stop(0.6, colour, 0.5) +
      stop(0.93, colour) +
      stop(1, colour, 0)
    }</linearGradient>`;
  })
  .join("");

/** The light of a ray: its colour and how strong it is, by its place. */
const lightOf = (east: number, luck: number) => ({
  light: Math.min(last, Math.floor(east * 8)),
  glow: 0.2 + 0.8 * east ** 0.9 * (0.6 + luck * 0.4) * (east > 0.8 ? 0.8 : 1),
});

/** Behind the rays of a season, the aurora is so much weaker. */
const behind = 0.5;

/** A lost map is a thin edge of light. */
const thinOf = (ray: SeasonRay): SeasonRay => ({ ...ray, wide: Math.max(4, Math.round(ray.wide * 0.2)) });
const strengths = { won: 1, level: 0.5, lost: 0.8, coming: 0 } as const;
/** The weakest light of a map: also one in the west can be told from the aurora. */
const weakest = 0.6;

/** The star of a match to come, with four points. */
const starOf = ({ x, y, wide, high }: SeasonRay): string => {
  const reach = 9;
  return `M${x - 30 + wide / 2} ${Math.max(20, y + 50 + high) - reach}l2.5 ${reach - 2.5} ${reach - 2.5} 2.5-${reach - 2.5} 2.5-2.5 ${reach - 2.5}-2.5-${reach - 2.5}-${reach - 2.5}-2.5 ${reach - 2.5}-2.5z`;
};

const draw = (shape: readonly (number | null)[]): string => {
  const dice = diceOf(hash("ciel"));
  const season = seasonRays(shape);
  const count = raysFor(shape.length);
  const drawn = paint.aurora.map(() => "");
  let ahead = "";
  for (let nth = 0; nth < count; nth++) {
    const of = season[nth - firstOf(season.length)];
    const east = nth / (count - 1);
    const fall = 440 + Math.sin(east * 7 + 1) * 90 + dice.roll() * 70 - Math.max(0, 1 - east / 0.34) * 250;
    const { light, glow } = lightOf(east, dice.roll());
    const lit = (strength: number, ray: Ray) =>
      `<path opacity="${strength.toFixed(2).replace(/^0/, "")}" d="${outlineOf(ray)}"/>`;
    drawn[light] += lit(glow * (season.length > 0 ? behind : 1), rayAt(nth, count, Math.round(fall)));
    if (of?.kind === "coming") ahead += starOf(of);
    else if (of) drawn[light] += lit(Math.max(weakest, glow) * strengths[of.kind], of.kind === "won" ? of : thinOf(of));
  }
  // The gradient applies to each path's own box.
  const lit = drawn.map((paths, light) => `<g fill="url(#s${light})">${paths}</g>`).join("");
  let stars = "";
  for (let nth = 0; nth < 70; nth++)
    stars += `M${Math.round(dice.roll() * width)} ${Math.round(dice.roll() * 520)}h2v2h-2z`;
  const next = ahead && `<path fill="${paint.star}" d="${ahead}"/>`;
  return `<defs>${lights}</defs><path fill="${paint.star}" opacity=".45" d="${stars}"/>${lit}${next}`;
};

/**
 * The aurora as slanted rays. The aurora has three uses in the design; this is the sky. With the shape of a season (`shapeIn`), its maps
 * are the rays: as long as the sides were apart, a thin edge for a lost one, and a star for a match to come.
 */
export const sky = (shape: readonly (number | null)[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMin slice">${draw(shape)}</svg>`;
