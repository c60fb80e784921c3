import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { fontCuts } from "../../../ui/design/tokens/fontCuts.ts";
import { readGlyphs } from "./cmap.ts";
import { cutFrom } from "./fontPlugin.ts";
import { charactersIn } from "../characters.ts";

const archivo = createRequire(import.meta.url).resolve(
  "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);

/** The glyphs of a cut as it is served. */
const glyphsOf = async (name: "french" | "typed") => {
  const sent = await cutFrom(await readFile(archivo), fontCuts[name]);
  const letters = charactersIn(fontCuts[name].letters);
  const glyphs = readGlyphs(await subsetFont(sent, letters, { targetFormat: "truetype" }));
  return (letter: string) => glyphs.get(letter.charCodeAt(0));
};

it("[FR-1] draws the keyboard's apostrophe as a typographic one, and the narrow space, which the font lacks", async () => {
  const glyph = await glyphsOf("french");
  expect(glyph("'")).toBeTypeOf("number");
  expect(glyph("'")).toBe(glyph("\u2019"));
  expect(glyph("'")).not.toBe(glyph("\u2018"));
  expect(glyph("\u202f")).toBeTypeOf("number");
  expect(glyph("\u202f")).toBe(glyph("\u2009"));
  expect(glyph("\u202f")).not.toBe(glyph(" "));
});

it("[FR-1] keeps the glyph of every other character", async () => {
  const glyph = await glyphsOf("french");
  const shaped: readonly string[] = Object.keys(fontCuts.french.shapes);
  const others = [...charactersIn(fontCuts.french.letters)].filter((letter) => !shaped.includes(letter));
  const drawn = others.map(glyph).filter((one) => one !== undefined);
  expect(drawn.length).toBeGreaterThan(120);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it("[FR-1] draws typed text unchanged", async () => {
  const glyph = await glyphsOf("typed");
  expect(glyph("'")).toBeTypeOf("number");
  expect(glyph("\u2019")).toBeUndefined();
});
