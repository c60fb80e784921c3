import { isSlug } from "../../shared/slug.ts";
import type { CompetitionStandings } from "./ports.ts";
import type { Standings } from "./standings.ts";

/** Standings without what only the staff needs. */
export type ShownStandings = Omit<Standings, "isPublished" | "updatedAt">;

/** What a page shows: the standings of a competition, of a match's competition, or the names of all. */
export type StandingsQuery =
  { readonly competition: string } | { readonly match: string } | { readonly competition?: undefined };

export type FoundStandings = {
  readonly standings: readonly ShownStandings[];
  /** The competitions that have some; empty where one is asked for. */
  readonly competitions: readonly string[];
};

const shown = ({ isPublished: _, updatedAt: __, ...standings }: Standings): ShownStandings => standings;

export type ReadStandings = (query: StandingsQuery) => Promise<FoundStandings>;

/** The published standings that a page shows. */
export const readStandings =
  ({ standings }: { readonly standings: CompetitionStandings }): ReadStandings =>
  async (query) => {
    const found = (all: readonly Standings[]): FoundStandings => ({ standings: all.map(shown), competitions: [] });
    if ("match" in query) return found(isSlug(query.match) ? await standings.ofMatch(query.match) : []);
    if (query.competition !== undefined) return found(await standings.of(query.competition));
    return { standings: [], competitions: await standings.competitions() };
  };
