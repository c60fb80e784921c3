import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import { mapsWon, outcomeOf } from "../../../domain/club/matches/match.ts";
import { type MatchRecord, seasonOf, seasonZone } from "../../../domain/club/matches/totals.ts";
import type { Matches, ResultFilter } from "../../../domain/club/matches/ports.ts";
import type { MemoryBackend } from "../backend.ts";
import { byNewTime, bySoonest, matchesOn } from "./matchRows.ts";

/** The most coming matches of a list, and the most of a calendar or a form. */
const mostComing = 100;
const mostListed = 500;

/** The finished matches of a team, a competition and a season, counted together. */
const recordOf = (all: readonly MatchRow[]): MatchRecord => {
  const [first] = all as readonly [MatchRow];
  const ended = (outcome: string) => all.filter((match) => outcomeOf(match) === outcome).length;
  const won = all.map(mapsWon);
  return {
    team: first.team,
    competition: first.competition,
    season: seasonOf(first, seasonZone),
    won: ended("won"),
    drawn: ended("drawn"),
    lost: ended("lost"),
    mapsWon: won.reduce((sum, { ours }) => sum + ours, 0),
    mapsLost: won.reduce((sum, { theirs }) => sum + theirs, 0),
  };
};

const isFound =
  ({ team, competition, opponent, season }: ResultFilter) =>
  (match: MatchRow): boolean =>
    (team === undefined || match.team === team) &&
    (opponent === undefined || match.opponent === opponent) &&
    (competition === undefined || match.competition === competition) &&
    (season === undefined || seasonOf(match, seasonZone) === season);

export const memoryMatches = (backend: MemoryBackend): Matches => {
  const { published, publishedTeams, withGame } = matchesOn(backend);
  const enter = () => backend.enter("read published matches");
  const finished = () =>
    published()
      .filter(({ status }) => status === "finished")
      .toSorted((one, other) => -bySoonest(one, other));
  return {
    async coming(since, filter = {}) {
      await enter();
      return published()
        .filter(({ status, start }) => status === "postponed" || (status !== "finished" && start >= since))
        .filter(isFound(filter))
        .toSorted(byNewTime)
        .slice(0, mostComing)
        .map(withGame);
    },

    async finished({ from, count, ...filter }) {
      await enter();
      return finished()
        .filter(isFound(filter))
        .slice(from, from + count)
        .map(withGame);
    },

    async playedBy(player, most) {
      await enter();
      return finished()
        .filter(({ lineup }) => lineup.includes(player))
        .slice(0, most)
        .map(withGame);
    },

    async records() {
      await enter();
      const keyOf = (match: MatchRow) => JSON.stringify([match.team, match.competition, seasonOf(match, seasonZone)]);
      const all = finished();
      return [...new Set(all.map(keyOf))].map((key) => recordOf(all.filter((match) => keyOf(match) === key)));
    },

    async since(since, team) {
      await enter();
      return published()
        .filter((match) => match.start >= since && (team === undefined || match.team === team))
        .toSorted(bySoonest)
        .slice(-mostListed)
        .map(withGame);
    },

    async choices() {
      await enter();
      const latest = published().toSorted(bySoonest).slice(-mostListed);
      return latest.map((match) => {
        const { slug, game, opponent, competition, start } = withGame(match);
        return { slug, game, opponent, competition, start };
      });
    },

    async bySlug(slug) {
      await enter();
      const found = published().find((match) => match.slug === slug);
      return found && withGame(found);
    },

    async teams() {
      await enter();
      return publishedTeams();
    },
  };
};
