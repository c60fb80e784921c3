export const words = {
  title: "Classement",
  others: "Classements",
  asOf: (day: string) => `au ${day}`,
  rank: "Rang",
  team: "Équipe",
  ours: "nous",
  /** Short for the eye, whole for screen readers. */
  numbers: {
    played: ["J", "Joués"],
    won: ["G", "Gagnés"],
    drawn: ["N", "Nuls"],
    lost: ["P", "Perdus"],
    mapsFor: ["M +", "Manches gagnées"],
    mapsAgainst: ["M −", "Manches perdues"],
    points: ["Pts", "Points"],
  },
  reveal: "Afficher le classement",
  failed: "Le classement n'a pas pu être chargé.",
  retry: "Réessayer",
} as const;
