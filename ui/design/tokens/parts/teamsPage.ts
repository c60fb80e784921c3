/** Sizes of the teams' list and a team's page. */
export const teamsPage = {
  rosterPhone: "10px",
  aside: "40px",
  split: "minmax(0, 3fr) minmax(0, 2fr)",
} as const;
