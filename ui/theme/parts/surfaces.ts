/** Cards, notices and the other pieces that show something. */
export const card = {
  cut: "28px",
  smallCut: "16px",
  cover: "40 / 21",
  zoom: "scale(1.03)",
  gap: "10px",
  title: "clamp(1.25rem, 1.75vw, 1.5625rem)",
  leadGap: "40px",
  leadTitle: "clamp(1.875rem, 3.7vw, 3.375rem)",
  underline: "3px",
} as const;

export const alert = {
  glyph: "22px",
  gap: "2px 14px",
  inset: "14px 16px",
  edge: "4px",
  /** Links inside are as high as a finger, without making the line higher. */
  linkPull: "-6px",
} as const;

export const toast = {
  width: "480px",
  gap: "8px",
  inset: "16px",
  aboveBar: "84px",
  /** Above a dialog's foot, also of one that is as high as any, in browsers without anchors. */
  aboveFoot: "calc(5vh + 80px)",
  aboveFootPhone: "136px",
  closerPull: "-11px -8px -11px 0",
} as const;

export const empty = { inset: "44px 24px", art: "92px", gap: "8px", text: "25.2em", beforeAction: "10px" } as const;

export const table = {
  inset: "12px 16px",
  empty: "28px 16px",
  narrowest: "8.5rem",
  sort: "14px",
  sortGap: "6px",
  unsorted: 0.4,
} as const;

export const bone = {
  height: "14px",
  title: ".98em",
  gap: "9px",
  /** Of a text's lines, and how high it is at least. */
  textGap: "18px",
  text: "70vh",
  short: "40%",
  middle: "66%",
  long: "90%",
  /** The skew leans out of its box by so much. */
  lean: "5px",
} as const;

export const prose = {
  apart: "1.25em",
  beforeTitle: "2.1em",
  afterTitle: ".8em",
  inQuote: ".6em",
  code: ".9em",
  codeInset: ".1em .35em",
  lead: "1.375rem",
  leadSmall: "1.25rem",
  number: "56px",
  numberHeight: "40px",
  numberCut: "13px",
  dash: "6px",
  dashHeight: "13px",
  rule: "64px",
  figure: "auto 16 / 9",
  lost: "160px",
} as const;

/** The list of what a text has, beside it. */
export const contents = { sticky: "96px", mark: "3px" } as const;

export const pageHead = {
  above: "clamp(40px, 5.4vw, 80px)",
  below: "clamp(32px, 4vw, 56px)",
  text: "29.8em",
  textSize: "1.1875rem",
  wideWord: "min(2.25rem, 8.6vw)",
  emblem: "clamp(112px, 14vw, 200px)",
} as const;

export const filters = { field: "232px", countInset: "12px" } as const;

export const sectionHeading = {
  numberInset: ".2em .62em",
  titleInset: ".14em",
  gap: "clamp(10px, 1.4vw, 20px)",
  after: "clamp(32px, 4.6vw, 64px)",
  cut: ".46em",
} as const;

/** Where a board begins and ends in a step of the house's slope. */
export const board = {
  /** It grows with the page, as the space above it does: 56px at 1440, and never less than 32. */
  step: "clamp(32px, 3.9vw, 56px)",
  /** How much of the width the first step is. */
  stepAt: "56%",
  lastStepAt: "44%",
  notchAt: "30%",
  notchAtPhone: "46%",
  afterNotch: "28px",
  afterCut: "40px",
} as const;

/** As high as a figure of Archivo, and as heavy. */
export const endless = { height: ".69em", stroke: "14" } as const;

/** Figures side by side, each as large as a result. */
export const score = {
  height: "124px",
  heightPhone: "84px",
  cut: "40px",
  cutPhone: "26px",
  overlap: "-34px",
  inset: "12px",
  insetFour: "2px",
  gapPhone: "6px",
  insetPhone: "8px 28px 8px 16px",
  figure: "clamp(3rem, 6.6vw, 6rem)",
  figureFour: "clamp(2rem, 3.1vw, 2.875rem)",
  figureTablet: "2.5rem",
  words: "clamp(1.0625rem, 1.6vw, 1.375rem)",
  wordsFour: "clamp(1rem, 1.2vw, 1.1875rem)",
  wordsWidth: "8em",
  second: "7%",
  first: "14%",
  tracking: "-.04em",
} as const;

/** The last word of a page. */
export const call = {
  title: "clamp(2.5rem, 6vw, 5.5rem)",
  text: "24em",
  mark: "8%",
  markPhone: "-18%",
  markAbove: "-24%",
  markHeight: "148%",
} as const;
export const diagram = { sign: "18px", signGap: "8px", keyGap: "4px 24px" } as const;

export const offline = { height: "48px", inset: "6px 16px" } as const;
