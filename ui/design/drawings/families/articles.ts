import { paint } from "../../tokens/drawing.ts";
import { slope } from "../../tokens/slope.ts";
import type { Dice } from "../hash.ts";
import { filled } from "../picture.ts";
import { field, slat, through } from "../shapes.ts";
import type { Emblem } from "../../../../domain/club/club.ts";
import { emblemAt, twoTones } from "../emblem.ts";

/** How far above the picture's bottom the lights end: lower they would show at the edge. */
const spare = 100;

/** Stage lights over a floor; one of them is lit. */
export const esport = (dice: Dice): string => {
  let drawn = field(paint.deep);
  let x = -260;
  const lit = 3 + dice.upTo(5);
  for (let ray = 0; x < 1250; ray++) {
    const width = 26 + dice.roll() * 130;
    drawn += filled(slat(x + spare * slope, 0, width, 630 - spare), ray === lit ? paint.acid : dice.pick(paint.rays));
    x += width + 8 + dice.roll() * 26;
  }
  const left = 520 - dice.roll() * 120;
  const right = 300 + dice.roll() * 200;
  const floor = through([
    [-4, 640],
    [-4, left],
    [1204, right],
    [1204, 640],
  ]);
  return drawn + filled(floor, paint.nuit);
};

/** A path per colour, because there are two hundred threads. */
const cloth = (thread: number): string => {
  const paths = new Map<string, string>();
  for (let row = -1, nth = 0; row * thread < 680; row++, nth++)
    for (let column = -5; column * thread * 2 < 1300; column++) {
      const isBright = (column * 7 + row * 3 + nth) % 11 === 0;
      const fill = isBright ? paint.acid : (column + row) % 3 ? paint.cloth : paint.clothDeep;
      const x = column * thread * 2 + (nth % 2) * thread;
      paths.set(fill, (paths.get(fill) ?? "") + slat(x, row * thread, thread, thread - 8));
    }
  return [...paths].map(([fill, path]) => filled(path, fill)).join("");
};

/** A fabric with a collar. */
export const merch = (dice: Dice): string => {
  const thread = 54 + dice.roll() * 40;
  const neck = through([
    [430, 0],
    [770, 0],
    [600, 250 + dice.roll() * 90],
  ]);
  const collar = "M380 0H430L600 300L770 0H820L600 400z";
  return field(paint.steel) + cloth(thread) + filled(neck, paint.nuit) + filled(collar, paint.ice);
};

const person = "M60 40 110 18 160 40 166 118 138 176 110 190 82 176 54 118zM-12 560 18 250 90 214H130L202 250 232 560z";

const onAcid = twoTones(paint.ink, paint.onAcid);

/** Five seats; the club's emblem is on one. */
export const recruitment = (dice: Dice, emblem: Emblem): string => {
  const taken = dice.upTo(5);
  let drawn = field(paint.raised);
  for (let seat = 0; seat < 5; seat++) {
    const x = 20 + seat * 235;
    const y = 90 + ((seat * 37 + taken * 19) % 70);
    const look =
      seat === taken
        ? `fill="${paint.acid}" stroke="${paint.acid}"`
        : `fill="none" stroke="${paint.steel}" stroke-dasharray="22 14"`;
    drawn += `<path transform="translate(${x} ${y})" stroke-width="7" ${look} d="${person}"/>`;
    if (seat === taken) drawn += emblemAt(emblem, { x: x + 112, y: y + 104, reach: 62 }, onAcid);
  }
  return drawn;
};
