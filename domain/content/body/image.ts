import type { Inline } from "./content.ts";

export type Image = Extract<Inline, { readonly kind: "image" }>;

/** What stands below a picture. A credit has no "|": markdown puts one between both. */
export type Legend = { readonly caption: string; readonly credit: string };

/** A picture. An empty caption or credit is none. */
export const imageOf = (
  address: string,
  description: string,
  { caption = "", credit = "" }: Partial<Legend> = {},
): Image => ({ kind: "image", address, description, ...(caption && { caption }), ...(credit && { credit }) });

const oneLine = (words: string): string => words.replace(/\s+/g, " ").trim();

/** A picture in its one form. Only pictures whose paragraph holds nothing but pictures have a caption and a credit. */
export const tidyImage = ({ address, description, caption = "", credit = "" }: Image, isAlone: boolean): Image =>
  imageOf(
    address,
    oneLine(description),
    isAlone ? { caption: oneLine(caption), credit: oneLine(credit.replaceAll("|", "/")) } : {},
  );

/** Whether nothing is seen of a part of a line. */
export const isSpace = (inline: Inline): boolean =>
  inline.kind === "line-break" || (inline.kind === "text" && inline.text.trim() === "");

/** The pictures of a line that holds nothing but pictures: a single one, or a gallery of several. None for other lines. */
export const picturesAlone = (inlines: readonly Inline[]): readonly Image[] => {
  const images = inlines.filter((inline): inline is Image => inline.kind === "image");
  return inlines.every((inline) => inline.kind === "image" || isSpace(inline)) ? images : [];
};

/** Whether something stands below a picture. */
export const hasLegend = ({ caption, credit }: Image): boolean => Boolean(caption ?? credit);

/** What stands below a picture, as one text: the title of an image in markdown. Empty without any. */
export const titleOf = ({ caption = "", credit = "" }: Image): string =>
  credit || caption.includes("|") ? `${caption} | ${credit}`.trim() : caption;

/** Reads what `titleOf` writes. Any other title is a caption. */
export const legendOf = (title: string): Legend => {
  const at = title.lastIndexOf("|");
  if (at === -1) return { caption: title.trim(), credit: "" };
  return { caption: title.slice(0, at).trim(), credit: title.slice(at + 1).trim() };
};
