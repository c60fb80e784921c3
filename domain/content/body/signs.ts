import type { Box, Plan, Point } from "./plan.ts";

/** The size of a plan, in its author's units. */
const wide = 96;
const high = 48;
/** Units of the drawing in one of the author's. */
const unit = 10;
/** The most degrees of a field of view. */
const widestSight = 120;

type Numbers = readonly number[];

const pointAt = ([x = wide + 1, y = high + 1]: Numbers): Point | undefined =>
  x <= wide && y <= high ? [x * unit, y * unit] : undefined;

const pointOf = (numbers: Numbers): Point | undefined => (numbers.length === 2 ? pointAt(numbers) : undefined);

const pathOf = (numbers: Numbers): readonly [Point, Point, ...Point[]] | undefined => {
  if (numbers.length % 2 === 1) return undefined;
  const points = numbers.flatMap((_, at) => (at % 2 === 0 ? [pointAt(numbers.slice(at, at + 2))] : []));
  const [first, second, ...others] = points.filter((point) => point !== undefined);
  return first && second && others.length === points.length - 2 ? [first, second, ...others] : undefined;
};

const boxOf = (numbers: Numbers): Box | undefined => {
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  const isOnPlan = width > 0 && height > 0 && x + width <= wide && y + height <= high;
  return numbers.length === 4 && isOnPlan
    ? { x: x * unit, y: y * unit, width: width * unit, height: height * unit }
    : undefined;
};

/** What a sign adds to a plan. */
export type Sign = Partial<Plan>;

const maybe = <Part>(part: Part | undefined, sign: (part: Part) => Sign): Sign | undefined => part && sign(part);

const readers = new Map<string, (numbers: Numbers) => Sign | undefined>([
  ["mur", (numbers) => maybe(boxOf(numbers), (wall) => ({ walls: [wall] }))],
  ["site", (numbers) => maybe(boxOf(numbers), (site) => ({ site }))],
  ["porte", (numbers) => maybe(pointOf(numbers), (spot) => ({ spot }))],
  ["nous", (numbers) => maybe(pointOf(numbers), (us) => ({ us: [us] }))],
  ["eux", (numbers) => maybe(pointOf(numbers), (them) => ({ them: [them] }))],
  ["depart", (numbers) => maybe(pointOf(numbers), (left) => ({ left: [left] }))],
  [
    "regard",
    (numbers) => {
      const [path, angle = 0] = [pathOf(numbers.slice(0, 4)), numbers[4]];
      if (numbers.length !== 5 || !path || angle < 1 || angle > widestSight) return undefined;
      return { sights: [{ from: path[0], towards: path[1], angle }] };
    },
  ],
  ["trajet nous", (numbers) => maybe(pathOf(numbers), (path) => ({ movements: [{ side: "us", path }] }))],
  ["trajet eux", (numbers) => maybe(pathOf(numbers), (path) => ({ movements: [{ side: "them", path }] }))],
]);

const isNumber = (word: string): boolean => /^\d{1,3}$/.test(word);

/** Parses a sign: its name, then whole numbers on a field of 96 by 48. `undefined` for an invalid one. */
export const signOf = (words: readonly string[]): Sign | undefined => {
  const first = words.findIndex(isNumber);
  const numbers = words.slice(first);
  if (first < 1 || !numbers.every(isNumber)) return undefined;
  return readers.get(words.slice(0, first).join(" "))?.(numbers.map(Number));
};
