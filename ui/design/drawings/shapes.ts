import { slope } from "../tokens/slope.ts";
import { filled } from "./picture.ts";

export type Point = readonly [x: number, y: number];

const number = (value: number) => String(Number(value.toFixed(1)));

/** A line through these points, as path data. */
export const along = (points: readonly Point[]): string =>
  `M${points.map((point) => point.map(number).join(" ")).join("L")}`;

/** A closed shape through these points, as path data. */
export const through = (points: readonly Point[]): string => `${along(points)}z`;

/** A bar that leans by the design's slope, as path data. Its lower left corner is at `x`. */
export const slat = (x: number, y: number, width: number, height: number): string =>
  `M${number(x + height * slope)} ${number(y)}h${number(width)}l${number(-height * slope)} ${number(height)}h${number(-width)}z`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}"/>`;

export const field = (fill: string): string => filled("M0 0h1200v630H0z", fill);
