export const words = {
  title: (club: string, opponent: string) => `Incrustation : ${club} contre ${opponent}`,
  unknown: "Incrustation : match introuvable",
  maps: "Manches",
  map: (number: number) => `Manche ${number}`,
  next: "Prochain match",
  states: {
    live: "En direct",
    finished: "Terminé",
    postponed: "Reporté",
    cancelled: "Annulé",
  },
  forfeit: "Forfait",
} as const;
