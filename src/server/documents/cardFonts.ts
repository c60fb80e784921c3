import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { charactersIn } from "../../build/characters.ts";
import { fontCuts } from "../../../ui/design/tokens/fontCuts.ts";
import { shareCard } from "../../../ui/design/tokens/parts/shareCard.ts";

const { resolve } = createRequire(import.meta.url);
const files = ["latin", "latin-ext"].map((alphabet) =>
  resolve(`@fontsource-variable/archivo/files/archivo-${alphabet}-standard-normal.woff2`),
);

const letters = Object.values(fontCuts)
  .map((cut) => charactersIn(cut.letters))
  .join("");
const known = new Set(letters);

/** A text without the characters that the font lacks, which would be drawn as boxes. */
export const drawable = (text: string): string =>
  [...text.replace(/\s/g, " ")]
    .filter((letter) => known.has(letter))
    .join("")
    .replace(/ +/g, " ")
    .trim();

export type CardFont = { readonly name: string; readonly data: Buffer; readonly weight: 400; readonly style: "normal" };

const cut = async (
  file: string,
  name: string,
  face: { readonly weight: number; readonly width: number },
): Promise<CardFont> => ({
  name,
  // One weight and one width as TrueType: satori reads neither variable fonts nor woff2.
  data: await subsetFont(await readFile(file), letters, {
    targetFormat: "truetype",
    variationAxes: { wght: face.weight, wdth: face.width },
    keepFeatures: ["kern", "mark", "ccmp"],
  }),
  weight: 400,
  style: "normal",
});

type Face = keyof typeof shareCard.faces;

const nameOf = (face: string, file: number): string => `${face}${file}`;

/** The font family of a face, for styles. Each font file has a name of its own. */
export const familyOf = (face: Face): string => files.map((_, at) => nameOf(face, at)).join(", ");

/** Reads and subsets the fonts of the share cards. */
export const cardFonts = async (): Promise<readonly CardFont[]> => {
  const faces = Object.entries(shareCard.faces);
  const cuts = faces.flatMap(([name, face]) => files.map((file, at) => cut(file, nameOf(name, at), face)));
  return Promise.all(cuts);
};
