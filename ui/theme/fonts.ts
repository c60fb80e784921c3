import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url";

/** Where the site's one font lies. The document preloads it. */
export const fontAddress: string = archivo;

export const fontFamily = '"Archivo", "Archivo Arial", "Archivo DejaVu", Arial, sans-serif';

/** Archivo's own height over and under the line, in hundredths of its size. */
const over = 88;
const under = 21;

/** What Archivo is asked for here: text, emphasis, names, titles, and what is narrow. */
const cuts = {
  text: { weights: "100 599", widths: "91% 106%" },
  strong: { weights: "600 900", widths: "91% 106%" },
  name: { weights: "100 900", widths: "107% 118%" },
  title: { weights: "100 900", widths: "119% 125%" },
  narrow: { weights: "100 900", widths: "62% 90%" },
} as const;

/** Fonts that devices have, and how much larger or smaller each has to be to run as wide as Archivo. Measured. */
const standIns = [
  {
    family: "Archivo Arial",
    plain: ["Arial", "Liberation Sans", "Roboto"],
    bold: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
    scales: { text: 98, strong: 96, name: 115, title: 132, narrow: 82 },
  },
  {
    family: "Archivo DejaVu",
    plain: ["DejaVu Sans"],
    bold: ["DejaVu Sans Bold"],
    scales: { text: 85, strong: 80, name: 95, title: 109, narrow: 71 },
  },
] as const;

const standInFaces = standIns.flatMap(({ family, plain, bold, scales }) =>
  (Object.keys(cuts) as (keyof typeof cuts)[]).map((cut) => {
    const scale = scales[cut] / 100;
    const sources = cut === "text" || cut === "narrow" ? plain : bold;
    return `
  @font-face {
    font-family: "${family}";
    src: ${sources.map((name) => `local("${name}")`).join(", ")};
    font-weight: ${cuts[cut].weights};
    font-stretch: ${cuts[cut].widths};
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
