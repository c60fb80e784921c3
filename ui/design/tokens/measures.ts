/** Space between things, from the closest to the widest. */
export const space = {
  x1: "4px",
  x2: "8px",
  x3: "12px",
  x4: "16px",
  x5: "24px",
  x6: "32px",
  x7: "48px",
  x8: "64px",
  x9: "96px",
  /** Between the columns of the page. */
  column: "24px",
  /** Between a glyph and its word. */
  glyph: "10px",
  /** Between a label and its control, a title and its line. */
  near: "6px",
  /** Above and below a section. */
  section: "clamp(64px, 8.5vw, 128px)",
  /** Beside the page. */
  gutter: "clamp(16px, 3.4vw, 48px)",
} as const;

/** Between a figure and its unit, as wide as the font's narrow space. */
export const narrowSpace = ".193em";

const page = "1344px";

export const layout = {
  page,
  /** The longest line that reads well: 66 figures of Archivo. In em, because another font's figures are less wide. */
  measure: "37.8em",
  barHeight: "var(--bar-height)",
  /** How high a field is here. Tools and sign-in lower it with `controlHeight`. */
  controlHeight: "var(--control-height)",
  touch: "44px",
  /** The screen without the room beside the page. */
  screen: `calc(100vw - 2 * ${space.gutter})`,
  /** How wide the page's own column is. */
  column: `min(${page}, 100vw - 2 * ${space.gutter})`,
  twelve: "repeat(12, minmax(0, 1fr))",
} as const;

/** Lowers or raises every field inside. */
export const controlHeight = (height: keyof typeof controlHeights) => `--control-height: ${controlHeights[height]};`;
const controlHeights = { public: "52px", entrance: "48px", tool: "44px" } as const;

export const stroke = { hairline: "1px", firm: "2px", strong: "3px", heavy: "4px" } as const;

export const size = {
  mega: "var(--size-mega)",
  title1: "clamp(2.125rem, 4.9vw, 4.5rem)",
  title2: "var(--size-title2)",
  title3: "clamp(1.1875rem, 1.6vw, 1.5rem)",
  /** The one title of a list page. */
  pageTitle: "clamp(2.25rem, 6.4vw, 6rem)",
  /** A title inside a text. */
  proseTitle: "clamp(1.5rem, 2.3vw, 2rem)",
  lead: "1.375rem",
  headline: "1.25rem",
  name: "1.1875rem",
  prose: "1.125rem",
  body: "1.0625rem",
  control: "1rem",
  small: ".9375rem",
  tiny: ".875rem",
  micro: ".8125rem",
} as const;

/** Archivo's axis of width: wide for titles, narrow for data. */
export const width = {
  wide: "125%",
  title: "118%",
  name: "112%",
  broad: "108%",
  eased: "104%",
  normal: "100%",
  data: "92%",
  tag: "88%",
  tight: "86%",
  narrow: "78%",
} as const;

export const weight = {
  text: 400,
  medium: 500,
  semi: 600,
  data: 650,
  bold: 700,
  strong: 750,
  name: 800,
  title: 850,
  black: 900,
} as const;

export const tracking = {
  title: "-.018em",
  tight: "-.03em",
  name: "-.012em",
  figure: "-.02em",
  huge: "-.05em",
} as const;

const ease = "cubic-bezier(.2, .7, .2, 1)";

export const motion = {
  quick: `160ms ${ease}`,
  zoom: `240ms ${ease}`,
  /** From one page to the next. */
  passage: "160ms",
  bone: "1.1s ease-in-out 3",
  /** Once around, for as long as something is under way. */
  turn: "1s linear infinite",
  /** How long a search waits for the next letter, in milliseconds. */
  typing: 250,
  /** How long good news stays, in milliseconds. */
  toast: 5000,
} as const;

/** What lies over what. */
export const layer = { inside: 1, behind: -1, sticky: 5, bar: 20, skip: 30, dialog: 40, menu: 50 } as const;
