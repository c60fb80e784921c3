/** The columns of numbers in their order: short for the eye, whole for screen readers. */
export const columns = [
  ["played", "J", "Joués"],
  ["won", "G", "Gagnés"],
  ["drawn", "N", "Nuls"],
  ["lost", "P", "Perdus"],
  ["mapsFor", "Manches +", "Manches gagnées"],
  ["mapsAgainst", "Manches −", "Manches perdues"],
  ["points", "Pts", "Points"],
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
