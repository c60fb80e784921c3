import type { Emblem, Figure } from "../../../../domain/club/club.ts";
import { paint } from "../../tokens/drawing.ts";
import { emblemAt } from "../emblem.ts";
import { type Dice, diceOf, hash } from "../hash.ts";
import { type Mask, shape, type Tints } from "./mask.ts";
import { hoods, member } from "./member.ts";
import { players } from "./players.ts";
import { staff } from "./bench.ts";
import { picture } from "../picture.ts";

type Clothes = { readonly sleeve: string; readonly sleeveShade: string; readonly piping: string };

const jersey: Clothes = { sleeve: paint.ice, sleeveShade: paint.mist, piping: paint.acid };
const steel: Clothes = { sleeve: paint.staffSleeve[0], sleeveShade: paint.staffSleeve[1], piping: paint.ice };
const plain: Clothes = { sleeve: paint.memberSleeve[0], sleeveShade: paint.memberSleeve[1], piping: paint.steel };

const tints: readonly Tints[] = [
  { light: paint.acid, dark: paint.acidDark },
  { light: paint.ice, dark: paint.mist },
  { light: paint.mist, dark: paint.steel },
  { light: paint.steel, dark: paint.steelDeep },
  { light: paint.white, dark: paint.acid },
  { light: paint.acid, dark: paint.ice },
];

const bust = (emblem: Emblem, wide: number, stripes: number, { sleeve, sleeveShade, piping }: Clothes): string => {
  const [left, right, outerLeft, outerRight] = [44 - wide, 356 + wide, 14 - wide, 386 + wide].map(Math.round);
  const chest = Array.from({ length: stripes }, (_, nth) => {
    const y = 424 + nth * 22;
    return shape(
      `78 ${y} 200 ${y + 38} 322 ${y} 323 ${y + 10} 200 ${y + 48} 77 ${y + 10}`,
      nth ? paint.stripe : piping,
    );
  }).join("");
  return (
    shape(`${outerLeft} 480 ${left} 376 146 322 254 322 ${right} 376 ${outerRight} 480`, paint.deep) +
    shape(`200 330 254 322 ${right} 376 ${outerRight} 480 200 480`, paint.body) +
    shape(`${outerLeft} 480 ${left} 376 86 354 70 480`, sleeve) +
    shape(`${outerRight} 480 ${right} 376 314 354 330 480`, sleeveShade) +
    chest +
    emblemAt(emblem, { x: 262, y: 402, reach: 15 }) +
    shape("158 262 242 262 256 330 200 384 144 330", paint.shadow) +
    shape("140 318 156 312 200 372 244 312 260 318 200 396", piping)
  );
};

/** The headband has ink edges, so that it is visible on ink and on a field. */
const band = (stroke: string, wide: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${wide}" d="M104 206L110 116 158 66H242L290 116 296 206"/>`;

const headset = ({ light, dark }: Tints): string =>
  band(paint.ink, 23) +
  band(paint.band, 13) +
  shape("90 178 116 172 120 240 94 236", light) +
  shape("310 178 284 172 280 240 306 236", dark);

const face = shape("124 118 200 88 276 118 284 216 246 294 200 314 154 294 116 216", paint.shadow);

const pick = <Thing>(things: readonly Thing[], at: number): Thing => things[at % things.length] as Thing;

type Kind = { readonly mask: Mask; readonly clothes: Clothes };

const kindOf = (role: string): Kind => {
  const player = players.get(role);
  if (player) return { mask: player, clothes: jersey };
  const helper = staff.get(role);
  return helper ? { mask: helper, clothes: steel } : { mask: member, clothes: plain };
};

const draw = (emblem: Emblem, name: string, { mask, clothes }: Kind, dice: Dice): string => {
  const own = hash(name);
  // Acid is for people of the club only.
  const tint = clothes === plain ? pick(tints, 1 + (own % 3)) : pick(tints, dice.upTo(6));
  const gear = dice.upTo(4);
  const stripes = 1 + dice.upTo(3);
  const tilt = (dice.upTo(3) - 1) * 4;
  const wide = -14 + dice.roll() * 28;
  const hood = pick(hoods, gear)(pick(paint.hoods, own), pick(paint.hoodShades, own));
  const head = hood + face + mask(tint, dice, emblem) + (gear === 0 ? "" : headset(tint));
  return `${bust(emblem, wide, stripes, clothes)}<g transform="rotate(${tilt} 200 330)">${head}</g>`;
};

const drawn = (emblem: Emblem, { role, name }: Figure): string =>
  draw(emblem, name, kindOf(role), diceOf(hash(`${role}·${name}`)));

/** A person, 400 × 480: the position chooses the mask, the name seeds the rest. */
export const portrait = (emblem: Emblem, figure: Figure): string => picture(400, 480, drawn(emblem, figure));

/** The head of the same person, 260 × 260. */
export const headOf = (emblem: Emblem, figure: Figure): string =>
  picture(260, 260, `<g transform="translate(-70 -40)">${drawn(emblem, figure)}</g>`);
