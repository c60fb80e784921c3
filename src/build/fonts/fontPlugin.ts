import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { type FontCut, fontCuts } from "../../../ui/design/tokens/fontCuts.ts";
import { readGlyphs, withGlyphs } from "./cmap.ts";
import { charactersIn } from "../characters.ts";

const asked = /^(.+\.woff2)\?cut=(\w+)$/;
const folder = join(import.meta.dirname, "../../../.cache/fonts");

/** The OpenType features that the site uses: kerning, accents, tabular figures, ligatures, shapes of heavy weights. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rvrn", "tnum"];

/**
 * `import address from "….woff2?cut=french"` gives the address of a smaller font: the named one with that cut of
 * `ui/design/tokens/fontCuts.ts` only. It is cached until the font or the cut changes.
 */
export const fontPlugin = (): Plugin => ({
  name: "font",
  enforce: "pre",
  resolveId: {
    filter: { id: asked },
    async handler(id, importer) {
      const [, font = "", name = ""] = asked.exec(id) ?? [];
      const found = await this.resolve(font, importer);
      const cut = (fontCuts as Record<string, FontCut>)[name];
      if (!found || !cut) return undefined;
      return `${await cutFile(found.id, name, cut)}?url`;
    },
  },
});

const cutFile = async (font: string, name: string, cut: FontCut): Promise<string> => {
  const whole = await readFile(font);
  const key = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([cut, features]))
    .digest("hex")
    .slice(0, 16);
  const file = join(folder, key, `archivo-${name}.woff2`);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await writeWhole(file, await cutFrom(whole, cut));
  return file;
};

/** Cuts a font. `shapes` are inserted between two cuts, because only the second one writes checksums and woff2. */
export const cutFrom = async (font: Buffer, { letters, shapes, weights, widths }: FontCut): Promise<Buffer> => {
  const cut = await subsetFont(font, charactersIn(letters), {
    targetFormat: "truetype",
    keepFeatures: features,
    variationAxes: {
      wght: { min: weights[0], max: weights[1] },
      wdth: { min: widths[0], max: widths[1] },
    },
  });
  const glyphs = readGlyphs(cut);
  for (const [letter, like] of Object.entries(shapes ?? {})) {
    const glyph = glyphs.get(like.charCodeAt(0));
    if (glyph === undefined) throw new Error(`The font has no shape for ${like}`);
    glyphs.set(letter.charCodeAt(0), glyph);
  }
  return subsetFont(withGlyphs(cut, glyphs), charactersIn(letters), { targetFormat: "woff2", keepFeatures: features });
};

/** Writes atomically: another build may read the file at the same time. */
const writeWhole = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
};
