export const words = {
  next: "Prochain match",
  underWay: "en ce moment",
  versus: "contre",
  live: "Regarder",
  newTab: "(nouvel onglet)",
  parisTime: "heure de Paris",
  ownTime: "à votre heure",
  afterwards: "Ensuite",
  allMatches: "Tous les matchs",
  opponent: (game: string, opponent: string) => `${game}, contre ${opponent}`,
  event: (game: string, event: string) => `${game}, ${event}`,
  full: (game: string, event: string, opponent: string) => `${game}, ${event}, contre ${opponent}`,
  toCalendar: "Ajouter le match à l'agenda",
} as const;

/** Joins the defined parts with commas, and capitalises the first letter. */
export const sentence = (parts: readonly (string | undefined)[]): string => {
  const words = parts.filter((part) => part !== undefined).join(", ");
  return words.charAt(0).toLocaleUpperCase("fr") + words.slice(1);
};
