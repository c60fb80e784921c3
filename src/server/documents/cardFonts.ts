import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { charactersIn } from "../../build/characters.ts";
import { fontCuts } from "../../../ui/design/tokens/fontCuts.ts";
import { shareCard } from "../../../ui/design/tokens/parts/shareCard.ts";
import { lazily } from "../../lazily.ts";
import { drawableText } from "./drawable.ts";
import { type FindFile, findFontFile, type FontFile } from "./scriptFonts.ts";

const { resolve } = createRequire(import.meta.url);
const files = ["latin", "latin-ext", "vietnamese"].map((alphabet) =>
  resolve(`@fontsource-variable/archivo/files/archivo-${alphabet}-standard-normal.woff2`),
);

const letters = Object.values(fontCuts)
  .map((cut) => charactersIn(cut.letters))
  .join("");
const known = new Set(letters);

export type CardFont = { readonly name: string; readonly data: Buffer; readonly weight: 400; readonly style: "normal" };

const fontWith = (name: string, data: Buffer): CardFont => ({ name, data, weight: 400, style: "normal" });

type Face = keyof typeof shareCard.faces;
const faces = Object.keys(shareCard.faces) as readonly Face[];

const nameOf = (face: string, file: number): string => `${face}${file}`;

/** A static cut as TrueType: satori draws variable fonts in their default weight. */
const clubFonts = lazily(async (): Promise<CardFont[]> =>
  Promise.all(
    faces.flatMap((face) =>
      files.map(async (file, at) => {
        const { weight, width } = shareCard.faces[face];
        const data = await subsetFont(await readFile(file), letters, {
          targetFormat: "truetype",
          variationAxes: { wght: weight, wdth: width },
          keepFeatures: ["kern", "mark", "ccmp"],
        });
        return fontWith(nameOf(face, at), data);
      }),
    ),
  ),
);

const cut = async ({ file, heaviest }: FontFile, weight: number, has: string): Promise<Buffer> =>
  subsetFont(await readFile(file), has, {
    targetFormat: "truetype",
    variationAxes: { wght: Math.min(weight, heaviest) },
  });

export type Lettering = {
  /** A text without what no font has. */
  readonly drawable: (text: string) => string;
  /** The font family of a face, for styles. Each font file has a name of its own. */
  readonly familyOf: (face: Face) => string;
  /** satori reads the fonts of an array once. */
  readonly fonts: CardFont[];
};

type Texts = Readonly<Record<Face, readonly string[]>>;

/** The fonts of other scripts that a face needs for its texts. */
const furtherFonts = (face: Face, texts: readonly string[], drawable: Lettering["drawable"], findFile: FindFile) => {
  const further = new Map<string, { readonly of: FontFile; has: string }>();
  for (const character of new Set(texts.map(drawable).join(""))) {
    const of = known.has(character) ? undefined : findFile(character);
    if (of) further.set(of.file, { of, has: (further.get(of.file)?.has ?? "") + character });
  }
  return [...further.values()].map(async ({ of, has }, at) =>
    fontWith(nameOf(face, files.length + at), await cut(of, shareCard.faces[face].weight, has)),
  );
};

/** The fonts for these texts: the club's font, and fonts of the scripts' packages for letters that the club's font lacks. */
export const letteringOf = async (texts: Texts): Promise<Lettering> => {
  const findFile = findFontFile(Object.values(texts).flat().join(" "));
  const drawable = (text: string) => drawableText(text, (one) => known.has(one) || findFile(one) !== undefined);
  const [own, ...further] = await Promise.all([
    clubFonts(),
    ...faces.flatMap((face) => furtherFonts(face, texts[face], drawable, findFile)),
  ]);
  const fonts = further.length === 0 ? own : [...own, ...further];
  const namesOf = (face: Face) => fonts.map(({ name }) => name).filter((name) => name.startsWith(face));
  return { drawable, familyOf: (face) => namesOf(face).join(", "), fonts };
};
