import type { Emblem } from "../../../../domain/club/club.ts";
import { paint } from "../../tokens/drawing.ts";
import { emblemAt } from "../emblem.ts";
import { picture } from "../picture.ts";
import { cloth, clothDefs, folds, mesh, rays, stroked } from "./cloth.ts";

const outline =
  "M40 60C110 78 170 78 226 58C244 240 236 420 208 560C206 680 202 760 200 842C164 856 128 856 92 844C88 760 80 680 72 570C36 420 26 230 40 60Z";

const creases = folds([
  ["M50 320L120 352 214 330 130 372 54 360Z", -0.34],
  ["M66 470L130 500 206 476 140 520 70 502Z", -0.34],
  ["M74 590L130 612 206 594 140 630 76 614Z", -0.3],
  ["M92 844L118 700 136 660 130 850Z", 0.1],
  ["M200 842L186 690 176 660 168 850Z", -0.34],
]);

const edge =
  stroked("M30 60C110 80 170 80 236 56", paint.acid, 46) + stroked("M30 100C110 119 170 119 240 96", paint.ice, 6);

const arm = (words: string): string =>
  `<g clip-path="url(#cut)">${cloth(146)}${rays(words, { from: -90, to: 250, base: 560, height: 400 })}${mesh}${creases}${edge}</g>`;

const sign = { y: 706, reach: 34 } as const;

/** A pair of gaming sleeves, 900 × 960. The name and the side seed each one's aurora. */
export const sleeves = (emblem: Emblem, name: string): string =>
  picture(
    900,
    960,
    `<defs>${clothDefs}<clipPath id="cut"><path d="${outline}"/></clipPath></defs>` +
      `<g transform="translate(60 50)rotate(-5 300 400)translate(120)">${arm(`${name}, gauche`)}${emblemAt(emblem, { ...sign, x: 138 })}</g>` +
      // The right sleeve is mirrored; its emblem isn't.
      `<g transform="translate(40 40)rotate(6 600 400)translate(470)"><g transform="translate(260)scale(-1 1)">${arm(`${name}, droite`)}</g>` +
      `${emblemAt(emblem, { ...sign, x: 122 })}</g>`,
  );
