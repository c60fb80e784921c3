/** Sizes of the staff's panel, as in the reference design. */
export const adminPage = {
  heading: "1.0625rem",
  statGap: "2px",
  glyph: "17px",
  entryGlyph: "20px",
  face: "46px",
  key: "22px",
  /** The arrow beside the name of a sorted column. */
  sort: "14px",
  /** The height of a row of a table, and where the member has chosen comfortable ones: the panel's `--row` is one of them. */
  row: "48px",
  tallRow: "56px",
  /** What a second line adds to it. */
  secondLine: "24px",
  /** The column of tabs, and where it has icons alone. */
  side: "240px",
  slimSide: "56px",
  /** The widest view. */
  work: "1680px",
  /** The bar at the bottom of phones. */
  bottomBar: "56px",
  /** The footer under tools. */
  foot: "64px",
} as const;
