import { fontAddresses } from "./fontAddress.ts";
import { family as archivo, type FontCut, fontCuts, typedFamily } from "./fontCuts.ts";
import { type Cut, cuts, fallbackFonts } from "./fallbackFonts.ts";

/** Archivo's ascent and descent, in percent of its size. */
const over = 88;
const under = 21;

const families = [archivo, ...fallbackFonts.map(({ family }) => family)].map((family) => `"${family}"`);

export const fontFamily = `${families.join(", ")}, Arial, sans-serif`;

/** For fields and code: draws the keyboard's apostrophe, else as the page's font. */
export const typedFontFamily = `"${typedFamily}", var(--font)`;

const rounded = (percent: number): number => Number(percent.toFixed(1));

const fallbackFaces = fallbackFonts.flatMap(({ family, scales, ...faces }) =>
  (Object.keys(cuts) as Cut[]).map((cut) => {
    const { weights, widths, face } = cuts[cut];
    const [names, percent] = [faces[face], scales[cut]];
    if (!names || percent === undefined) return "";
    const scale = percent / 100;
    return `
  @font-face {
    font-family: "${family}";
    src: ${names.map((name) => `local("${name}")`).join(", ")};
    font-weight: ${weights};
    font-stretch: ${widths};
    size-adjust: ${percent}%;
    ascent-override: ${rounded(over / scale)}%;
    descent-override: ${rounded(under / scale)}%;
  }`;
  }),
);

// In the order of the cuts.
const archivoFaces = (Object.keys(fontAddresses) as (keyof typeof fontAddresses)[]).map((name) => {
  const { family, letters, range = letters, weights, widths }: FontCut = fontCuts[name];
  return `
  @font-face {
    font-family: "${family}";
    src: url("${fontAddresses[name]}") format("woff2");
    font-weight: ${weights.join(" ")};
    font-stretch: ${widths.map((width) => `${width}%`).join(" ")};
    font-display: swap;
    unicode-range: ${range};
  }`;
});

/** Archivo, and fallback fonts of the same width and height: no layout shift when Archivo loads. */
export const fontFaces = [...archivoFaces, ...fallbackFaces].join("\n");
