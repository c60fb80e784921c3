import type { Emblem } from "../../../../domain/club/club.ts";
import { paint } from "../../tokens/drawing.ts";
import { emblemAt } from "../emblem.ts";
import { filled, picture } from "../picture.ts";
import { cloth, folds, stroked } from "./cloth.ts";

const outline =
  "M330 150C262 170 212 190 182 238C140 330 104 520 84 760C84 790 92 806 112 810C140 816 172 812 190 800C204 700 222 600 244 520C244 640 236 740 232 850C300 880 600 880 668 850C664 740 656 640 656 520C678 600 696 700 710 800C728 812 760 816 788 810C808 806 816 790 816 760C796 520 760 330 718 238C688 190 638 170 570 150L450 320Z";

const [lit, edge] = paint.hoodie;

const hood =
  filled("M318 176L340 92 400 48 500 48 560 92 582 176 520 280 450 320 380 280Z", lit) +
  filled("M450 44L500 48 560 92 582 176 520 280 450 320Z", paint.garment) +
  filled("M356 176L370 116 412 84 488 84 530 116 544 176 490 240 450 268 410 240Z", paint.ink);

const creases = folds([
  ["M244 520L330 566 410 548 320 596 243 570Z", -0.34],
  ["M656 520L570 566 490 548 580 596 657 570Z", -0.36],
  ["M182 238L160 420 112 640 190 800 244 520 262 300Z", -0.3],
  ["M182 238L150 420 96 700 84 760 110 560Z", 0.18],
  ["M718 238L740 420 788 640 710 800 656 520 638 300Z", -0.36],
  ["M232 850L262 700 290 640 300 866Z", 0.1],
  ["M668 850L640 700 612 650 606 866Z", -0.3],
]);

const pocket = `<path fill="${paint.shadow}" stroke="${paint.steel}" stroke-opacity=".7" stroke-width="2.5" d="M306 800L356 636H544L594 800Z"/>`;

const hems =
  stroked("M60 800C110 822 160 820 204 806M840 800C790 822 740 820 696 806", paint.acid, 26) +
  stroked("M220 866C320 890 580 890 680 866", paint.shadow, 44) +
  stroked("M268 172C262 290 246 420 244 520M632 172C638 290 654 420 656 520", paint.black, 4);

const collar =
  filled("M318 176L450 320 582 176 596 214 450 376 304 214Z", edge) +
  filled("M450 320L582 176 596 214 450 376Z", lit) +
  stroked("M412 338L400 452M490 338L500 430", paint.acid, 7);

/** A hoodie, 900 × 960, with the emblem on the chest. */
export const hoodie = (emblem: Emblem): string =>
  picture(
    900,
    960,
    `<defs><clipPath id="cut"><path d="${outline}"/></clipPath></defs>${hood}` +
      `<g clip-path="url(#cut)">${cloth(450)}${creases}${pocket}${hems}</g>${collar}` +
      emblemAt(emblem, { x: 450, y: 520, reach: 62 }),
  );
