/** Each stands after its number. In French, 0 and 1 are singular. */
export const totalWords = {
  title: "Bilan",
  won: (count: number) => (count > 1 ? "victoires" : "victoire"),
  drawn: (count: number) => (count > 1 ? "matchs nuls" : "match nul"),
  lost: (count: number) => (count > 1 ? "défaites" : "défaite"),
  mapsWon: (count: number) => (count > 1 ? "manches gagnées" : "manche gagnée"),
  mapsLost: (count: number) => (count > 1 ? "manches perdues" : "manche perdue"),
} as const;
