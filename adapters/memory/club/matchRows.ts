import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import { type Match, startOf } from "../../../domain/club/matches/match.ts";
import type { TeamName } from "../../../domain/club/matches/ports.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";

/** Sorts the soonest first. */
export const bySoonest = (one: MatchRow, other: MatchRow): number =>
  startOf(one) - startOf(other) || one.id.localeCompare(other.id);

/** Sorts the soonest first, those without a new time last. */
export const byNewTime = (one: MatchRow, other: MatchRow): number =>
  Number(one.status === "postponed") - Number(other.status === "postponed") || bySoonest(one, other);

/** The matches that a caller can read. */
export const matchesOn = ({ isEmpty, matches, audience, teams }: MemoryBackend) => {
  const named = (all: ReturnType<typeof teams.read>): readonly TeamName[] =>
    all.map(({ slug, game }) => ({ slug, game }));
  const publishedTeams = () => named(teams.read().filter(({ isPublished }) => isPublished));
  const readableTeams = () => (may(audience(), "read drafts of matches") ? named(teams.read()) : publishedTeams());
  const isTeamShown = (slug: string) => publishedTeams().some((team) => team.slug === slug);
  const published = () => matches.read().filter(({ isPublished, team }) => isPublished && isTeamShown(team));
  const withGame = (match: MatchRow): Match => ({
    ...match,
    game: readableTeams().find(({ slug }) => slug === match.team)?.game ?? match.team,
  });
  return {
    publishedTeams: () => (isEmpty() ? [] : publishedTeams()),
    readableTeams: () => (isEmpty() ? [] : readableTeams()),
    withGame,
    published: () => (isEmpty() ? [] : published()),
    readable: () => {
      if (isEmpty()) return [];
      return may(audience(), "read drafts of matches") ? matches.read() : published();
    },
  };
};
