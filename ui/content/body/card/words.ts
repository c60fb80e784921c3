export const words = {
  match: "Match",
  standings: (competition: string) => `Classement : ${competition}`,
} as const;
