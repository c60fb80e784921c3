import { slope } from "../tokens/slope.ts";

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

export const filled = (path: string, fill: string, more = ""): string =>
  `<path fill="${fill}" d="${path}"${more && ` ${more}`}/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}"/>`;

export const field = (fill: string): string => filled("M0 0h1200v630H0z", fill);

/** A whole SVG. Pass no text into it: drawings are made of numbers only. */
export const picture = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

const signs: Record<string, string> = { '"': "'", "#": "%23", "%": "%25", "<": "%3C", ">": "%3E" };

/** An SVG as a data address. Only characters that an address can't hold are encoded, to keep it short. */
export const dataAddress = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replace(/["#%<>]/g, (sign) => signs[sign] ?? sign)}`;

/** Gives the drawing at an address as a data address, and the address itself where `drawingAt` draws nothing. */
export const drawnBy =
  (drawingAt: (address: string) => string | undefined) =>
  (address: string): string => {
    const drawing = drawingAt(address);
    return drawing === undefined ? address : dataAddress(drawing);
  };
