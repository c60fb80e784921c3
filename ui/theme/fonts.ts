import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url";
import { type Cut, cuts, standIns } from "./standIns.ts";

/** Where the site's one font lies. The document preloads it. */
export const fontAddress: string = archivo;

/** Archivo's own height over and under the line, in hundredths of its size. */
const over = 88;
const under = 21;

const families = ["Archivo", ...standIns.map(({ family }) => family)].map((family) => `"${family}"`);

export const fontFamily = `${families.join(", ")}, Arial, sans-serif`;

const standInFaces = standIns.flatMap(({ family, scales, ...faces }) =>
  (Object.keys(cuts) as Cut[]).map((cut) => {
    const { weights, widths, face } = cuts[cut];
    const scale = scales[cut] / 100;
    return `
  @font-face {
    font-family: "${family}";
    src: ${faces[face].map((name) => `local("${name}")`).join(", ")};
    font-weight: ${weights};
    font-stretch: ${widths};
    size-adjust: ${scales[cut]}%;
    ascent-override: ${(over / scale).toFixed(1)}%;
    descent-override: ${(under / scale).toFixed(1)}%;
    line-gap-override: 0%;
  }`;
  }),
);

/** The font, and stand-ins that run as wide and as high, so that nothing jumps when the font arrives. */
export const fontFaces = (address: string): string => `
  @font-face {
    font-family: "Archivo";
    src: url("${address}") format("woff2");
    font-weight: 100 900;
    font-stretch: 62% 125%;
    font-display: swap;
  }
  ${standInFaces.join("\n")}
`;
