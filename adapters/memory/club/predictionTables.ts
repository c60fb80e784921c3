import { isSameUsername } from "../../../domain/accounts/names.ts";
import { seasonOf, seasonZone } from "../../../domain/club/matches/totals.ts";
import type { PredictionTables } from "../../../domain/club/predictions/table.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import { matchesOn } from "./matchRows.ts";
import { predictorsOn } from "./predictors.ts";

export const memoryPredictionTables = (backend: MemoryBackend): PredictionTables => {
  const { audience, enter, isSelf, me, members } = backend;
  const { publishedTeams } = matchesOn(backend);
  const { ended, placesIn } = predictorsOn(backend);
  const seasonsOf = () => {
    const all = ended().map((match) => seasonOf(match, seasonZone));
    return [...new Set(all)].toSorted((one, other) => other - one);
  };
  const endedIn = (season: number | null) => ended().filter((match) => seasonOf(match, seasonZone) === season);
  return {
    async table({ season: asked, team, from, count }) {
      await enter("read the table of predictions");
      const seasons = seasonsOf();
      const season = asked ?? seasons[0] ?? null;
      const ofSeason = endedIn(season);
      const matches = ofSeason.filter((match) => team === undefined || match.team === team);
      const { all, listed } = placesIn(matches);
      return {
        season,
        seasons,
        teams: publishedTeams().filter(({ slug }) => ofSeason.some((match) => match.team === slug)),
        matches: matches.length,
        rows: listed.slice(from, from + count),
        total: listed.length,
        own: all.find(({ member }) => member === me()?.id) ?? null,
      };
    },

    async placeOf(username) {
      await enter("read the table of predictions");
      const [season] = seasonsOf();
      const id = members.read().find((one) => isSameUsername(one.username, username))?.id;
      if (season === undefined || id === undefined) return undefined;
      const { all, listed } = placesIn(endedIn(season));
      const place = all.find(({ member }) => member === id);
      const isSeen =
        listed.some(({ member }) => member === id) || isSelf(id) || may(audience(), "read hidden pages of members");
      if (!place || !isSeen) return undefined;
      const { rank, points, exact, right, predicted } = place;
      return { season, rank, points, exact, right, predicted, total: listed.length };
    },
  };
};
