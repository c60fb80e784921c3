/** Sizes of the staff's panel, as in the reference design. */
export const adminPage = {
  heading: "1.0625rem",
  statGap: "2px",
  glyph: "17px",
  entryGlyph: "20px",
  face: "46px",
  key: "22px",
} as const;
