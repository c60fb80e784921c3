import { paint } from "../tokens/drawing.ts";
import { slope } from "../tokens/slope.ts";
import { diceOf, hash } from "./hash.ts";

const width = 1600;
const rays = 38;
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

const draw = (): string => {
  const dice = diceOf(hash("ciel"));
  const wide = Math.ceil((width + 200) / rays) - 4;
  const drawn = paint.aurora.map(() => "");
  for (let nth = 0; nth < rays; nth++) {
    const east = nth / (rays - 1);
    const x = Math.round(-200 + east * (width + 160));
    const y = Math.round(-10 + Math.sin(east * 5.4 + 0.4) * 70 + Math.sin(east * 13) * 26);
    const fall = 440 + Math.sin(east * 7 + 1) * 90 + dice.roll() * 70 - Math.max(0, 1 - east / 0.34) * 250;
    const high = Math.round(fall);
    const lean = Math.round(high * slope);
    const glow = 0.2 + 0.8 * east ** 0.9 * (0.6 + dice.roll() * 0.4) * (east > 0.8 ? 0.8 : 1);
    const light = Math.min(last, Math.floor(east * 8));
    drawn[light] +=
      `<path opacity="${glow.toFixed(2).replace(/^0/, "")}" d="M${x + lean} ${y}h${wide}l${-lean} ${high}h${-wide}z"/>`;
  }
  // The gradient applies to each path's own box.
  const lit = drawn.map((paths, light) => `<g fill="url(#s${light})">${paths}</g>`).join("");
  let stars = "";
  for (let nth = 0; nth < 70; nth++)
    stars += `M${Math.round(dice.roll() * width)} ${Math.round(dice.roll() * 520)}h2v2h-2z`;
  return `<defs>${lights}</defs><path fill="${paint.star}" opacity=".45" d="${stars}"/>${lit}`;
};

/** The aurora as slanted rays. The aurora has three uses in the design; this is the sky. */
export const sky = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 700" preserveAspectRatio="xMaxYMin slice">${draw()}</svg>`;
