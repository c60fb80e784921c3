export const words = {
  hide: "Masquer les scores",
  /** "Afficher le score" in two parts: a narrow row shows the first. */
  show: "Afficher",
  theScore: "le score",
  against: (opponent: string, day: string) => `contre ${opponent}, ${day}`,
  revealRecord: "Afficher le bilan",
  ofMatches: "des matchs",
  ofTeam: (game: string) => `de ${game}`,
} as const;
