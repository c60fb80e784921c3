/** Sizes of the bar of the next match, and of a team's match list. */
export const matchBar = {
  columnsFew: "minmax(0, 1fr) auto",
  bugInsetSmall: "20px",
  mark: "32px",
  markPhone: "26px",
} as const;
