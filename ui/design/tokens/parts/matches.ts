/** The bar of the next match, and a team's matches in a list. */
export const matchBar = {
  columnsFew: "minmax(0, 1fr) auto",
  bugInsetSmall: "20px",
  mark: "32px",
  markPhone: "26px",
} as const;
