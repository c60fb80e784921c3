import type { Emblem } from "../../../../domain/club/club.ts";
import { paint } from "../../tokens/drawing.ts";
import type { Dice } from "../hash.ts";
import { emblemAt, twoTones } from "../emblem.ts";
import { field } from "../shapes.ts";

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
