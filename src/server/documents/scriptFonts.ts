import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const { resolve } = createRequire(import.meta.url);

type ScriptFont = {
  /** The package's name, without its scope. */
  readonly name: string;
  /** The package's files of a script; the package has files of other scripts too. */
  readonly files: RegExp;
  readonly heaviest: number;
};

const numbered = /^\[(\d+)\]$/;
const allWeights = 900;
const chinese: ScriptFont = { name: "noto-sans-sc", files: numbered, heaviest: allWeights };
const japanese: ScriptFont = { name: "noto-sans-jp", files: numbered, heaviest: allWeights };

/** The optional packages with further scripts, in the order in which they are asked for a character. */
const packages: readonly ScriptFont[] = [
  { name: "noto-sans", files: /^(cyrillic(?:-ext)?|greek(?:-ext)?|devanagari)$/, heaviest: allWeights },
  { name: "noto-sans-arabic", files: /^(arabic)$/, heaviest: allWeights },
  { name: "noto-sans-hebrew", files: /^(hebrew)$/, heaviest: allWeights },
  { name: "noto-sans-thai", files: /^(thai)$/, heaviest: allWeights },
  { name: "noto-sans-kr", files: numbered, heaviest: allWeights },
  chinese,
  japanese,
  { name: "noto-emoji", files: numbered, heaviest: 700 },
];

type Range = { readonly from: number; readonly to: number; readonly file: string };

const scope = "@fontsource-variable/";

/** The files of a package by the characters that they have; none of a package that isn't installed. */
const rangesOf = ({ name, files }: ScriptFont): readonly Range[] => {
  try {
    const said = JSON.parse(readFileSync(resolve(`${scope}${name}/unicode.json`), "utf8")) as Record<string, string>;
    return Object.entries(said).flatMap(([part, ranges]) => {
      const [, file] = files.exec(part) ?? [];
      if (file === undefined) return [];
      return [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = "", to = from]) => ({
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
        file: resolve(`${scope}${name}/files/${name}-${file}-wght-normal.woff2`),
      }));
    });
  } catch {
    return [];
  }
};

const read = new Map<string, readonly Range[]>();
const rangesIn = (font: ScriptFont): readonly Range[] => {
  const ranges = read.get(font.name) ?? rangesOf(font);
  read.set(font.name, ranges);
  return ranges;
};

export type FontFile = { readonly file: string; readonly heaviest: number };

export type FindFile = (character: string) => FontFile | undefined;

const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Finds the file of another script's font that has a character; `undefined` when no installed package has it.
 * @param text decides whether characters that Chinese and Japanese share are drawn as in Japan
 */
export const findFontFile = (text: string): FindFile => {
  const order = isJapanese.test(text) ? packages.map((font) => swapped.get(font) ?? font) : packages;
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    for (const font of order) {
      const found = rangesIn(font).find(({ from, to }) => from <= code && code <= to);
      if (found) return { file: found.file, heaviest: font.heaviest };
    }
    return undefined;
  };
};

const swapped = new Map([
  [chinese, japanese],
  [japanese, chinese],
]);
