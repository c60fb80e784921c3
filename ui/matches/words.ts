export const words = {
  next: "Prochain match",
  underWay: "en ce moment",
  versus: "contre",
  live: "Regarder",
  newTab: "(nouvel onglet)",
  /** After the event and its stage. */
  parisTime: "heure de Paris",
  afterwards: "Ensuite",
  allMatches: "Tous les matchs",
  opponent: (game: string, opponent: string) => `${game}, contre ${opponent}`,
  event: (game: string, event: string) => `${game}, ${event}`,
  full: (game: string, event: string, opponent: string) => `${game}, ${event}, contre ${opponent}`,
  toCalendar: "Ajouter le match à l'agenda",
  matchToCalendar: (opponent: string, day: string) => `Ajouter à l'agenda : ${opponent}, ${day}`,
} as const;
