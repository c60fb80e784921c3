import type { ClubMatches } from "../../domain/club/matches.ts";

export const matches: ClubMatches = {
  teams: [
    {
      team: "jeux-de-societe-du-samedi-apres-midi",
      game: "Jeux de société du samedi après-midi",
      matches: [
        {
          id: "finale",
          event: "Grand tournoi interrégional de la presqu'île, édition 2099",
          stage: "finale de toutes les finales, à la salle des fêtes",
          format: "en sept manches gagnantes, sans pause",
          opponent: "Les Irréductibles de Pont-l'Abbé-sur-Mer",
          start: "2099-09-23T20:30+02:00",
        },
        {
          id: "revanche",
          event: 'Revanche; "amicale", \\o/',
          opponent: "🐙",
          start: "2099-12-31T23:59Z",
          isCancelled: true,
          timesMoved: 3,
        },
      ],
    },
    { team: "tarot", game: "Tarot", matches: [] },
  ],
};
