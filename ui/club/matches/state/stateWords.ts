/** How a match stands, on a plate. */
export const stateWords = {
  live: "En direct",
  toScore: "Résultat à venir",
  postponed: "Reporté",
  cancelled: "Annulé",
  moved: "Déplacé",
  today: "Aujourd'hui",
  /** The side that didn't play. */
  forfeits: { ours: "Notre forfait (hors manches)", theirs: "Forfait adverse (hors manches)" },
} as const;
