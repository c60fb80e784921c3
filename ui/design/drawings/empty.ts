import { emptyPaint as paint } from "../tokens/meaning.ts";
import { filled, picture } from "./picture.ts";

const frame = (path: string, more = "") => `<path d="${path}"${more && ` ${more}`}/>`;
const drawn = (lines: string) => picture(96, 96, `<g fill="none" stroke="${paint.line}" stroke-width="4">${lines}</g>`);

const plate = "M24 14h66L72 82H6z";
const needle = filled("M48 26l7 22h-14z", paint.acid) + filled("M48 70l7-22h-14z", paint.ice);

/** Drawings of `EmptyState`: no match, nothing yet, failed. */
export const emptyArt = {
  filtered: drawn(
    `${frame(plate, 'stroke-dasharray="8 6"')}<g transform="rotate(104 48 48)" stroke="none">${needle}</g>`,
  ),
  first: drawn(frame(plate) + frame("M48 34v28M34 48h28", `stroke="${paint.acid}"`)),
  failed: drawn(frame("M24 14h24L32 82H6zM62 14h28L72 82H44") + frame("M56 6 40 90", `stroke="${paint.danger}"`)),
} as const;
