export const words = {
  next: "Prochain match",
  live: "En direct",
  result: "Résultat",
  outcomes: { won: "victoire", lost: "défaite", drawn: "match nul" },
  forfeits: { ours: "défaite par forfait", theirs: "victoire par forfait" },
  /** An outcome as a letter. */
  letters: { won: "V", lost: "D", drawn: "N" },
  formOf: (outcome: string, opponent: string | null, day: string) =>
    opponent === null ? `${outcome}, ${day}` : `${outcome} contre ${opponent}, ${day}`,
  unknown: "score masqué",
  form: (game: string) => `Ses derniers résultats en ${game}, le plus récent d'abord`,
  score: (ours: number, theirs: number) => `${ours}\u202f\u2013\u202f${theirs}`,
  running: (score: string, map: string) => `${score} (${map})`,
  underWay: "en ce moment",
  versus: "contre",
  watch: "Regarder",
  shown: "Diffusé",
  newTab: "(nouvel onglet)",
  parisTime: "heure de Paris",
  ownTime: "à votre heure",
  afterwards: "Ensuite",
  allMatches: "Tous les matchs",
  subscribe: "S'abonner au calendrier",
  formats: {
    bo1: "une manche",
    bo2: "deux manches",
    bo3: "deux manches gagnantes",
    bo5: "trois manches gagnantes",
    bo7: "quatre manches gagnantes",
  },
  reveal: "Afficher le score",
  opponent: (game: string, opponent: string) => `${game}, contre ${opponent}`,
  event: (game: string, event: string) => `${game}, ${event}`,
  full: (game: string, event: string, opponent: string) => `${game}, ${event}, contre ${opponent}`,
  againstOn: (opponent: string, day: string) => `, contre ${opponent}, ${day}`,
  toCalendar: "Ajouter le match à l'agenda",
  toCalendarOf: (opponent: string, day: string) => `Ajouter à l'agenda : ${opponent}, ${day}`,
} as const;

/** Joins the defined parts with commas, and capitalises the first letter. */
export const sentence = (parts: readonly (string | null | undefined)[]): string => {
  const words = parts.filter((part) => part !== null && part !== undefined).join(", ");
  return words.charAt(0).toLocaleUpperCase("fr") + words.slice(1);
};
