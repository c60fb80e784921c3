/** The weights and widths that the design uses of Archivo. */
export const cuts = {
  text: { weights: "100 599", widths: "91% 102%", face: "plain" },
  lead: { weights: "100 599", widths: "103% 106%", face: "plain" },
  semi: { weights: "600 699", widths: "91% 106%", face: "bold" },
  strong: { weights: "700 779", widths: "93% 106%", face: "bold" },
  heavy: { weights: "780 900", widths: "93% 106%", face: "bold" },
  name: { weights: "100 900", widths: "107% 114%", face: "wide" },
  aside: { weights: "100 900", widths: "115% 121%", face: "wide" },
  title: { weights: "100 900", widths: "122% 125%", face: "wide" },
  tag: { weights: "700 900", widths: "80% 92%", face: "bold" },
  narrow: { weights: "100 900", widths: "62% 79%", face: "plain" },
} as const;
export type Cut = keyof typeof cuts;

type FallbackFont = {
  /** Short: each page has up to ten rules of each. */
  readonly family: string;
  /** The font's names on devices. */
  readonly plain: readonly string[];
  readonly bold: readonly string[];
  /** Absent where an earlier font has these names. */
  readonly wide?: readonly string[];
  /** The scale in percent at which it is as wide as Archivo. Measured on this site's texts. */
  readonly scales: Readonly<Partial<Record<Cut, number>>>;
};

/** Fonts that devices have, the most common first. */
export const fallbackFonts: readonly FallbackFont[] = [
  {
    family: "A1",
    plain: ["Arial", "Liberation Sans"],
    bold: ["Arial Bold", "Liberation Sans Bold"],
    // Fonts that are wide by design: a narrow one scaled to a title's width is so high that its lines overlap.
    wide: ["Verdana Bold", "Verdana-Bold", "DejaVu Sans Bold"],
    scales: {
      text: 97.8,
      lead: 104,
      semi: 97.8,
      strong: 100.4,
      heavy: 106,
      name: 99.4,
      aside: 104.5,
      title: 110,
      tag: 90.2,
      narrow: 84,
    },
  },
  {
    family: "A2",
    plain: ["Roboto", "Roboto-Regular"],
    bold: ["Roboto Bold", "Roboto-Bold"],
    wide: ["Roboto Bold", "Roboto-Bold"],
    scales: {
      text: 98.7,
      lead: 105,
      semi: 103.6,
      strong: 107,
      heavy: 112.5,
      name: 124,
      aside: 133,
      title: 140,
      tag: 95.6,
      narrow: 83.4,
    },
  },
  {
    family: "A3",
    plain: ["DejaVu Sans"],
    bold: ["DejaVu Sans Bold"],
    scales: {
      text: 85.8,
      lead: 91.3,
      semi: 83.2,
      strong: 85,
      heavy: 90.5,
      narrow: 75,
    },
  },
];
