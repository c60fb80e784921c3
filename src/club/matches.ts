import type { ClubMatches } from "../../domain/club/matches.ts";

// Each time has its offset: +01:00 in winter, +02:00 in summer. Keep announced matches here: subscribed calendars show a cancelled
// match as cancelled, and a match that was moved or reinstated (`timesMoved`) at its new time.

export const matches: ClubMatches = {
  live: "https://twitch.example.org/boreal",
  teams: [
    {
      team: "valorant",
      game: "Valorant",
      matches: [
        {
          id: "2026-ldr-j5",
          event: "Ligue des Régions",
          stage: "journée 5",
          format: "deux manches gagnantes",
          opponent: "Les Huards",
          start: "2026-11-14T21:00+01:00",
        },
        {
          id: "2026-ldr-j6",
          event: "Ligue des Régions",
          stage: "journée 6",
          format: "deux manches gagnantes",
          opponent: "Solstice",
          start: "2026-11-28T21:00+01:00",
        },
        {
          id: "2026-ldr-j7",
          event: "Ligue des Régions",
          stage: "journée 7",
          opponent: "Vertex Nord",
          start: "2026-12-05T21:00+01:00",
        },
        {
          id: "2026-hiver-quart",
          event: "Coupe d'Hiver",
          stage: "quart de finale",
          opponent: "Les Huards",
          start: "2026-12-12T20:00+01:00",
          timesMoved: 1,
        },
        {
          id: "2027-ldr-j8",
          event: "Ligue des Régions",
          stage: "journée 8",
          format: "deux manches gagnantes",
          opponent: "Banquise",
          start: "2027-01-16T21:00+01:00",
        },
        {
          id: "2027-nord-ouverture",
          event: "Open du Nord",
          stage: "match d'ouverture",
          opponent: "Solstice",
          start: "2027-02-20T18:00+01:00",
        },
        {
          id: "2027-ldr-finale",
          event: "Ligue des Régions",
          stage: "finale",
          format: "trois manches gagnantes",
          opponent: "Vertex Nord",
          start: "2027-04-17T20:00+02:00",
        },
      ],
    },
    {
      team: "rocket-league",
      game: "Rocket League",
      matches: [
        {
          id: "2026-automne-b3",
          event: "Coupe d'Automne",
          stage: "groupe B",
          format: "cinq manches",
          opponent: "Banquise",
          start: "2026-12-01T20:30+01:00",
        },
        {
          id: "2026-automne-b4",
          event: "Coupe d'Automne",
          stage: "groupe B",
          opponent: "Solstice",
          start: "2026-12-08T20:30+01:00",
        },
        {
          id: "2026-amical-cormorans",
          event: "Match amical",
          opponent: "Cormorans",
          start: "2026-12-15T20:30+01:00",
          isCancelled: true,
        },
        {
          id: "2027-lacs-ouverture",
          event: "Trophée des Lacs",
          stage: "premier tour",
          opponent: "Les Huards",
          start: "2027-01-26T20:30+01:00",
        },
        {
          id: "2027-lacs-quart",
          event: "Trophée des Lacs",
          stage: "quart de finale",
          opponent: "Banquise",
          start: "2027-03-09T20:30+01:00",
        },
      ],
    },
  ],
};
