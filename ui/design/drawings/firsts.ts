import type { Emblem } from "../../../domain/club/club.ts";
import { paint } from "../tokens/drawing.ts";
import { emblemAt, twoTones } from "./emblem.ts";
import { filled, picture } from "./picture.ts";
import { seatPath } from "./seat.ts";
import { disc, slat } from "./shapes.ts";

const width = 720;
const height = 420;

const dashed = (path: string, stroke: string = paint.steel, more = ""): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="4" stroke-dasharray="14 10" d="${path}"${more && ` ${more}`}/>`;
const line = (path: string, stroke: string, wide = 4): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${wide}" d="${path}"/>`;
const placed = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">${body}</g>`;

/** The stage: a dark field with a few rays of the slope. */
const stage =
  filled(`M0 0h${width}v${height}H0z`, paint.nuit) +
  filled(slat(210, 0, 120, height) + slat(372, 0, 24, height), paint.garment) +
  filled(slat(456, 0, 150, height) + slat(640, 0, 40, height), paint.blocks[0]);

const scene = (body: string): string => picture(width, height, stage + body);

/** A vacant position; the ones in front hide the ones behind. */
const vacant = (x: number, y: number, scale: number): string =>
  placed(x, y, scale, filled(seatPath, paint.ink, 'opacity=".55"') + dashed(seatPath, paint.steel));

const teams = (emblem: Emblem): string =>
  scene(
    [
      vacant(-26, 176, 0.5),
      vacant(546, 176, 0.5),
      vacant(80, 130, 0.6),
      vacant(400, 130, 0.6),
      placed(200, 36, 0.8, filled(seatPath, paint.ink) + dashed(seatPath, paint.mist)),
      emblemAt(emblem, { x: 363, y: 196, reach: 58 }),
      filled(slat(252, 352, 204, 38), paint.acid),
      filled(slat(284, 366, 128, 10), paint.ink),
    ].join(""),
  );

const shield = "M48 4 90 24V66L48 92 6 66V24z";

const matches = (emblem: Emblem): string =>
  scene(
    [
      filled(slat(58, 86, 178, 30), paint.raised),
      filled(slat(84, 96, 96, 10), paint.mist),
      filled(slat(34, 132, 276, 128), paint.ice),
      emblemAt(emblem, { x: 196, y: 196, reach: 50 }, twoTones(paint.ink, paint.steel)),
      dashed(slat(380, 134, 276, 124), paint.mist),
      placed(482, 148, 1, dashed(shield, paint.mist)),
      filled(slat(280, 120, 132, 152), paint.acid),
      filled(slat(332, 190, 48, 12), paint.ink),
      [0, 1, 2, 3, 4].map((at) => dashed(slat(96 + at * 104, 312, 72, 30))).join(""),
    ].join(""),
  );

const sheet = "M0 0h330v272l-18 28H0z";

const news = (emblem: Emblem): string =>
  scene(
    [
      placed(300, 34, 1, dashed(sheet)),
      placed(246, 52, 1, filled(sheet, paint.body) + dashed(sheet)),
      placed(
        176,
        72,
        1,
        filled(sheet, paint.raised) +
          filled("M0 0h330v138H0z", paint.ink) +
          filled(slat(150, 0, 56, 138) + slat(232, 0, 20, 138), paint.deep) +
          emblemAt(emblem, { x: 90, y: 70, reach: 48 }) +
          filled("M28 168h230v18H28z", paint.ice) +
          filled("M28 200h176v10H28zM28 222h206v10H28z", paint.steel) +
          filled(slat(28, 250, 84, 24), paint.acid),
      ),
    ].join(""),
  );

const grid = [
  ...Array.from({ length: 17 }, (_, at) => `M${40 + at * 40} 30v360`),
  ...Array.from({ length: 9 }, (_, at) => `M30 ${50 + at * 40}h660`),
].join("");
const diamond = (x: number, y: number): string => filled(`M${x} ${y - 15}l15 15-15 15-15-15z`, paint.ice);

const tips = (): string =>
  picture(
    width,
    height,
    [
      filled(`M0 0h${width}v${height}H0z`, paint.ink),
      line(grid, paint.line, 1),
      filled("M160 70h120v90H160zM360 250h150v100H360zM560 90h90v70h-90z", paint.wall),
      filled("M360 70h150v120H360z", paint.site),
      dashed("M360 70h150v120H360z", paint.mist),
      dashed("M130 330V230H320V130", paint.acid),
      filled("M306 146l14-28 14 28z", paint.acid),
      dashed("M250 350H300V220", paint.acid),
      disc(130, 330, 15, paint.acid) + disc(250, 350, 15, paint.acid) + disc(90, 260, 15, paint.acid),
      diamond(436, 130) + diamond(600, 230),
    ].join(""),
  );

const partners = (emblem: Emblem): string =>
  scene(
    [
      [0, 1, 2, 3]
        .flatMap((row) => [0, 1, 2, 3].map((at) => [at * 176 - row * 36 + 40, row * 112 - 14] as const))
        .map(([x, y]) => dashed(slat(x, y, 150, 90)))
        .join(""),
      filled(slat(320, 210, 150, 90), paint.acid),
      emblemAt(emblem, { x: 410, y: 255, reach: 36 }, twoTones(paint.ink, paint.onAcid)),
    ].join(""),
  );

const hanger = "M96 20V2q0-14 14-14M96 20 26 62M96 20l70 42";
const shirt = "M26 62 62 50q34 30 68 0l36 12 40 72-44 22-14-22v154H44V134l-14 22-44-22z";

const shop = (emblem: Emblem): string =>
  scene(
    [
      line(`M40 66h${width - 80}`, paint.ice, 6),
      placed(24, 80, 1, line(hanger, paint.mist) + dashed(shirt)),
      placed(500, 80, 1, line(hanger, paint.mist) + dashed(shirt)),
      placed(262, 80, 1, line(hanger, paint.ice) + filled(shirt, paint.raised) + dashed(shirt, paint.mist)),
      emblemAt(emblem, { x: 358, y: 240, reach: 52 }),
    ].join(""),
  );

const positions = (emblem: Emblem): string =>
  scene(
    [
      [0, 1, 2, 3]
        .map((at) =>
          at === 1
            ? filled(slat(96 - at * 34 + 60, 64 + at * 80, 470, 58), paint.acid) +
              filled(slat(160, 166, 210, 14), paint.ink)
            : dashed(slat(96 - at * 34 + 60, 64 + at * 80, 470, 58)) +
              filled(slat(190 - at * 34, 87 + at * 80, 150, 12), paint.steel),
        )
        .join(""),
      emblemAt(emblem, { x: 560, y: 173, reach: 22 }, twoTones(paint.ink, paint.onAcid)),
    ].join(""),
  );

const club = (emblem: Emblem): string =>
  scene(
    dashed("M-20 330H740", paint.steel) +
      [120, 300, 600].map((x) => dashed(slat(x, 310, 40, 40), paint.mist)).join("") +
      filled(slat(420, 306, 48, 48), paint.acid) +
      emblemAt(emblem, { x: 462, y: 170, reach: 130 }),
  );

/** Drawings of what a new club's pages have nothing of yet, 720 × 420: places with the club's emblem, and without words. */
export const firsts = { teams, matches, news, tips, partners, shop, positions, club } as const;

export type First = keyof typeof firsts;
