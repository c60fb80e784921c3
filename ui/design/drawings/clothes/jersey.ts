import type { Emblem } from "../../../../domain/club/club.ts";
import { paint } from "../../tokens/drawing.ts";
import { emblemAt } from "../emblem.ts";
import { filled, picture } from "../picture.ts";
import { cloth, clothDefs, folds, mesh, rays, stroked } from "./cloth.ts";

export type Side = "front" | "back";

const outline =
  "M372 92C330 112 288 124 250 138C196 158 158 186 130 226C96 280 66 340 40 404C80 432 128 450 178 458C196 424 216 392 240 362C247 440 241 520 233 600C224 700 214 790 212 866C236 876 262 880 286 888C340 894 392 902 450 900C520 902 560 892 610 890C640 884 664 876 688 866C686 790 676 700 667 600C659 520 653 440 660 362C684 392 704 424 722 458C772 450 820 432 860 404C834 340 804 280 770 226C742 186 704 158 650 138C612 124 570 112 528 92";
const necks = { front: "L450 206L372 92Z", back: "C500 112 480 116 450 116C420 116 400 112 372 92Z" } as const;

const bodyFolds = folds([
  ["M240 362L318 420 420 452 300 440 239 410Z", -0.34],
  ["M240 362L330 392 420 452 318 420Z", 0.13],
  ["M660 362L592 424 486 462 610 446 661 412Z", -0.38],
  ["M660 362L574 396 486 462 592 424Z", 0.1],
  ["M236 560L300 604 392 622 288 630 232 606Z", -0.28],
  ["M666 580L600 640 512 652 612 668 671 640Z", -0.34],
  ["M212 866L262 700 300 640 286 888Z", 0.1],
  ["M286 888L330 720 352 690 340 894Z", -0.3],
  ["M688 866L636 690 604 650 616 889Z", -0.36],
  ["M560 895L540 740 528 716 520 900Z", 0.08],
]);

const sleeves =
  filled("M372 92C340 190 292 290 240 362L238 480H0V60H372Z", paint.ice) +
  filled("M528 92C560 190 608 290 660 362L662 480H900V60H528Z", paint.mist) +
  folds([
    ["M372 92L290 136 262 250 240 362 300 280Z", -0.16],
    ["M250 138L196 250 190 458 132 446 160 300Z", -0.12],
    ["M130 226L96 330 40 404 110 330Z", -0.14],
    ["M240 362L206 380 182 460 214 300Z", -0.26],
    ["M528 92L610 136 638 250 660 362 600 280Z", -0.2],
    ["M650 138L704 250 714 458 770 446 740 300Z", -0.16],
    ["M770 226L804 330 860 404 788 330Z", -0.22],
    ["M660 362L694 380 718 460 686 300Z", -0.34],
  ]);

const hems =
  stroked("M34 402C80 432 128 450 184 460M866 402C820 432 772 450 716 460", paint.acid, 38) +
  stroked("M48 372C92 401 140 419 194 428M852 372C808 401 760 419 706 428", paint.raised, 9) +
  stroked("M210 866C300 896 370 901 450 901S600 896 690 866", paint.shadow, 34);

const seams =
  stroked("M372 92C340 190 292 290 240 362M528 92C560 190 608 290 660 362", paint.black, 4) +
  stroked(
    "M362 100C330 194 284 290 234 354M538 100C570 194 616 290 666 354",
    paint.seam,
    2,
    'stroke-opacity=".8" stroke-dasharray="6 5"',
  );

/** The visible inside, through the collar. */
const inside =
  filled("M372 92C404 72 496 72 528 92L450 206Z", paint.ink) +
  stroked("M380 93C410 80 490 80 520 93", paint.stripe, 10) +
  filled("M441 100h24l-6 16h-24z", paint.acid);

const collars = {
  front: stroked("M365 89L450 214L535 89", paint.acid, 19) + stroked("M349 102L450 250L551 102", paint.ice, 6),
  back: stroked("M370 94C402 118 424 122 450 122S498 118 530 94", paint.acid, 15),
} as const;

const signs = { front: { x: 548, y: 300, reach: 44 }, back: { x: 450, y: 290, reach: 92 } } as const;

/** The team's jersey, 860 × 880: the emblem on the chest, or between the shoulders. The name seeds the aurora. */
export const jersey = (emblem: Emblem, name: string, side: Side): string => {
  const print = rays(`${name}, ${side}`, { from: 90, to: 706, base: 716, height: 380 });
  const body = cloth(450) + print + mesh + bodyFolds + sleeves + hems + seams;
  return picture(
    860,
    880,
    `<defs>${clothDefs}<clipPath id="cut"><path d="${outline}${necks[side]}"/></clipPath></defs><g transform="translate(-20 -50)">` +
      (side === "front" ? inside : "") +
      `<g clip-path="url(#cut)">${body}</g>${collars[side]}${emblemAt(emblem, signs[side])}</g>`,
  );
};
