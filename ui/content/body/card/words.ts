export const words = {
  match: (opponent: string, day: string) => `Match contre ${opponent}, ${day}`,
  standings: (competition: string) => `Classement : ${competition}`,
} as const;
