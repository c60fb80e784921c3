/** The columns of numbers in their order: short for the eye, whole for screen readers; and what stands before the short word where there is room. */
export const columns = [
  ["played", "J", "Joués", null],
  ["won", "G", "Gagnés", null],
  ["drawn", "N", "Nuls", null],
  ["lost", "P", "Perdus", null],
  ["mapsFor", "+", "Manches gagnées", "Manches "],
  ["mapsAgainst", "–", "Manches perdues", "Manches "],
  ["points", "Pts", "Points", null],
] as const;

export const words = {
  title: "Classement",
  asOf: (day: string) => `au ${day}`,
  rank: "Rang",
  team: "Équipe",
  ours: "nous",
  form: (name: string) => `Les derniers résultats de ${name}, le plus récent d'abord`,
  reveal: "Afficher le classement",
  failed: "Il n'a pas pu être chargé. Rechargez la page dans un instant.",
} as const;
