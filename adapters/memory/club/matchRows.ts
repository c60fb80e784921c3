import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import { type Match, startOf } from "../../../domain/club/matches/match.ts";
import type { TeamName } from "../../../domain/club/matches/ports.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";

/** Sorts the soonest first. */
export const bySoonest = (one: MatchRow, other: MatchRow): number =>
  startOf(one) - startOf(other) || one.id.localeCompare(other.id);

/** The matches that a caller can read. */
export const matchesOn = ({ isEmpty, matches, standing, teams }: MemoryBackend) => {
  const visibleTeams = (): readonly TeamName[] =>
    teams
      .read()
      .filter(({ isPublished }) => isPublished || may(standing(), "read drafts of matches"))
      .map(({ slug, game }) => ({ slug, game }));
  const isTeamShown = (slug: string) => teams.read().some((team) => team.slug === slug && team.isPublished);
  const published = () => matches.read().filter(({ isPublished, team }) => isPublished && isTeamShown(team));
  const withGame = (match: MatchRow): Match => ({
    ...match,
    game: visibleTeams().find(({ slug }) => slug === match.team)?.game ?? match.team,
  });
  return {
    visibleTeams: () => (isEmpty() ? [] : visibleTeams()),
    withGame,
    published: () => (isEmpty() ? [] : published()),
    readable: () => {
      if (isEmpty()) return [];
      return may(standing(), "read drafts of matches") ? matches.read() : published();
    },
  };
};
