export const words = {
  coming: "Prochains matchs",
  none: "Aucun match annoncé pour l'instant.",
  results: "Derniers résultats",
  allResults: "Tous les résultats",
  streak: {
    won: (matches: number) => `${matches} victoires de suite`,
    drawn: (matches: number) => `${matches} matchs nuls de suite`,
    lost: (matches: number) => `${matches} défaites de suite`,
  },
  atLeast: (streak: string) => `au moins ${streak}`,
  loading: "Chargement des matchs...",
  failed: "Les matchs n'ont pas pu être chargés.",
  retry: "Réessayer",
} as const;
