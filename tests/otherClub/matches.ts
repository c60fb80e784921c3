import type { ClubMatches } from "../../domain/club/matches/firstMatches.ts";

export const matches: ClubMatches = {
  teams: [
    {
      team: "jeux-de-societe-du-samedi-apres-midi",
      matches: [
        {
          id: "finale",
          event: "Grand tournoi interrégional de la presqu'île, édition 2099",
          stage: "finale de toutes les finales, à la salle des fêtes",
          format: "bo7",
          opponent: "Les Irréductibles de Pont-l'Abbé-sur-Mer",
          start: "2099-09-23T20:30+02:00",
        },
        {
          id: "derniere",
          event: "Grand tournoi interrégional de la presqu'île, édition 2098",
          opponent: "Les Irréductibles de Pont-l'Abbé-sur-Mer",
          start: "2020-02-29T23:59+14:00",
          maps: [{ ours: 99, theirs: 0 }],
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
    { team: "tarot", matches: [] },
  ],
};
