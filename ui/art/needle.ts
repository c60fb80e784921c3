import { paint } from "../theme/drawing.ts";
import { slope } from "../theme/slope.ts";
import { filled, picture, type Point, through } from "./shapes.ts";

type Needle = {
  readonly x: number;
  readonly y: number;
  /** From the middle to a tip. */
  readonly reach: number;
  readonly north?: string;
  readonly south?: string;
};

/** The club's compass needle, leaning by the slope: « On garde le nord ». */
export const needle = ({ x, y, reach, north = paint.acid, south = paint.ice }: Needle): string => {
  const at = (right: number, down: number): Point => [x + (right - down * slope) * reach, y + down * reach];
  const facet = (tip: number, side: number) => through([at(0, tip), at(side, 0), at(0, 0)]);
  return (
    filled(facet(-1, 0.34), north) +
    filled(facet(-1, -0.34), north, 'opacity=".72"') +
    filled(facet(1, 0.34), south, 'opacity=".62"') +
    filled(facet(1, -0.34), south)
  );
};

const tall = (north: string, south: string) => picture(300, 700, needle({ x: 150, y: 350, reach: 340, north, south }));

/** Behind a page's title, on ink. */
export const darkNeedle = tall(paint.raised, paint.deep);
/** Behind the last call, on acid. */
export const acidNeedle = tall(paint.needleAcid, paint.needleAcidDeep);
