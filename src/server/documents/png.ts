import { renderAsync } from "@resvg/resvg-js";

/** Draws an SVG as PNG, so many pixels wide. Its letters have to be outlines. */
export const png = async (svg: string, width: number): Promise<Uint8Array> => {
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } });
  return drawn.asPng();
};
