/** Cards, notices and the other pieces that show something. */
export const card = {
  cut: "28px",
  cover: "40 / 21",
  underline: "3px",
} as const;
