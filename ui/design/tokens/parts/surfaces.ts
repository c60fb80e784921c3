/** Sizes of cards, notices and other surfaces. */
export const card = {
  cut: "28px",
  cover: "40 / 21",
  underline: "3px",
} as const;
