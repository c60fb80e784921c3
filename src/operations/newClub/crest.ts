import satori from "satori";
import type { Emblem } from "../../../domain/club/club.ts";
import { drawnMark } from "../../build/club/drawnMark.ts";
import { letteringOf } from "../../server/documents/cardFonts.ts";

const ink = "#10151f";

/** Two chevrons, for a name without letters that the font has. */
const chevrons = "M32 15L47 28V35L32 22L17 35V28zM32 29L47 42V49L32 36L17 49V42z";

/** By the number of letters: as large as the plate allows. */
const sizes = [0, 36, 21, 15];

/** The outlines of letters in the middle of a square of 64; none when a letter has no font. */
const lettersOf = async (initials: string): Promise<string> => {
  const { drawable, familyOf, fonts } = await letteringOf({ title: [initials], text: [] });
  if (drawable(initials) !== initials) return "";
  const style = {
    display: "flex",
    width: "100%",
    height: "100%",
    alignItems: "center",
    justifyContent: "center",
    color: ink,
    fontFamily: familyOf("title"),
    fontSize: sizes[initials.length],
  };
  const svg = await satori({ type: "div", props: { style, children: initials } } as never, {
    width: 64,
    height: 64,
    fonts,
  });
  return [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, path]) => path).join("");
};

/** The outlines of a club's initials; undefined for a name without letters that the font has. */
export const outlinesOf = async (initials: string): Promise<string | undefined> =>
  (initials && (await lettersOf(initials))) || undefined;

/** A logo for a club that has none: the initials on a plate in the club's colour. */
export const crestOf = (outlines: string | undefined, accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${drawnMark}><path fill="${accent}" d="M14 2H62L50 62H2z"/><path fill="${ink}" d="${outlines ?? chevrons}"/></svg>\n`;

/** The same initials as a club's emblem: in a circle of 1, so that they fit everywhere, also turned. All commands are absolute, with whole pairs of numbers. */
export const emblemOf = (outlines: string): Emblem => {
  const numbers = [...outlines.matchAll(/-?[\d.]+/g)].map(Number);
  const middleOf = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd)) as [number[], number[]];
  const [x, y] = [middleOf(xs), middleOf(ys)];
  const farthest = Math.hypot(Math.max(...xs) - x, Math.max(...ys) - y);
  let at = 0;
  const path = outlines.replace(/-?[\d.]+/g, (number) => {
    const placed = (Number(number) - (at % 2 === 0 ? x : y)) / farthest;
    at += 1;
    return String(Number(placed.toFixed(3)));
  });
  return [{ tone: "main", path }];
};
