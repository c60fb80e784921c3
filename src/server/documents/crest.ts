import type { Club } from "../../../domain/club/club.ts";

/** The SVG of a data URL. */
const drawingIn = (address: string): string => decodeURIComponent(address.slice(address.indexOf(",") + 1));

/** The club's logo for all pictures that the server makes with it: SVG, or an uploaded one as a data address of PNG. */
export const crestOf = ({ crest }: Club): string => (crest.startsWith("data:image/png") ? crest : drawingIn(crest));

/** Embeds a drawing of any size, or a data address of PNG, as a square of the given side. An SVG in an SVG may hold no picture. */
export const squared = (drawing: string, x: number, y: number, side: number): string => {
  const address = drawing.startsWith("data:")
    ? drawing
    : `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${address}"/>`;
};
