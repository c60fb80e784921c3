/** How a match stands, on a plate. */
export const stateWords = {
  live: "En direct",
  toScore: "Résultat à venir",
  postponed: "Reporté",
  cancelled: "Annulé",
  moved: "Déplacé",
  today: "Aujourd'hui",
  forfeit: "Forfait",
} as const;
