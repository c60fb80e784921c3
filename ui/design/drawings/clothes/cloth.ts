import { paint } from "../../tokens/drawing.ts";
import { slope } from "../../tokens/slope.ts";
import { diceOf, hash } from "../hash.ts";

const rounded = (value: number) => Number(value.toFixed(1));

/** A fold: a value above 0 lightens it, below 0 darkens it. */
type Fold = readonly [path: string, light: number];

export const folds = (all: readonly Fold[]): string =>
  all
    .map(([path, light]) => {
      const fill = light > 0 ? paint.gleam : paint.black;
      return `<path fill="${fill}" fill-opacity="${Math.abs(light)}" d="${path}"/>`;
    })
    .join("");

export const stroked = (path: string, stroke: string, width: number, more = ""): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${path}"${more && ` ${more}`}/>`;

const [tip, high, low, foot] = paint.printed;

/** The gradients and patterns that `rays` and `mesh` use. Include once per picture. */
export const clothDefs =
  `<linearGradient id="ray" x2="0" y2="1"><stop stop-color="${tip}" stop-opacity=".05"/><stop offset=".3" stop-color="${tip}"/>` +
  `<stop offset=".62" stop-color="${high}"/><stop offset=".86" stop-color="${low}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
  `<pattern id="mesh" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M1 1h1.5v1.5H1zM4 4h1.5v1.5H4z" fill="${paint.white}" fill-opacity=".06"/></pattern>`;

/** The holes of a mesh fabric. */
export const mesh = `<path fill="url(#mesh)" d="M0 0h900v960H0z"/>`;

/** The fabric, darker right of `middle`. */
export const cloth = (middle: number): string =>
  `<path fill="${paint.garment}" d="M0 0h900v960H0z"/><path fill="${paint.garmentDeep}" d="M${middle} 0H900V960H${middle}z"/>`;

type Print = {
  readonly from: number;
  readonly to: number;
  /** The approximate y of the rays' lower ends. */
  readonly base: number;
  readonly height: number;
};

const apart = 19;
const wide = 12;

/** The aurora as slanted rays. The words seed their heights. */
export const rays = (words: string, { from, to, base, height }: Print): string => {
  const dice = diceOf(hash(words));
  let drawn = "";
  for (let x = from; x < to; x += apart) {
    const along = (x - from) / (to - from);
    const y = base + 62 * Math.sin(along * 5 + 0.5) - 70 * along;
    const high = height * (0.42 + 0.58 * dice.roll()) * (0.74 + 0.26 * Math.sin(along * 8));
    const lean = rounded(high * slope);
    drawn += `<path d="M${rounded(x)} ${rounded(y)}l${lean} ${rounded(-high)}h${wide}l${-lean} ${rounded(high)}z"/>`;
  }
  // A path per ray, because the gradient applies to a path's own box.
  return `<g fill="url(#ray)">${drawn}</g>`;
};
