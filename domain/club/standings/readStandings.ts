import { isSlug } from "../../shared/slug.ts";
import type { CompetitionStandings } from "./ports.ts";
import type { Standings } from "./standings.ts";

/** Standings without what only the staff needs. */
export type ShownStandings = Omit<Standings, "isPublished" | "updatedAt">;

/** What a page shows: the standings of a competition, of a match's competition, or the names of all. */
export type StandingsQuery =
  | { readonly kind: "competition"; readonly competition: string }
  | { readonly kind: "match"; readonly match: string }
  | { readonly kind: "names" };

export type FoundStandings = {
  readonly standings: readonly ShownStandings[];
  /** The competitions that have some; empty where one is asked for. */
  readonly competitions: readonly string[];
};

export const shownStandings = ({ isPublished: _, updatedAt: __, ...standings }: Standings): ShownStandings => standings;

export type ReadStandings = (query: StandingsQuery) => Promise<FoundStandings>;

/** The published standings that a page shows. */
export const readStandings =
  ({ standings }: { readonly standings: CompetitionStandings }): ReadStandings =>
  async (query) => {
    const found = (all: readonly Standings[]): FoundStandings => ({
      standings: all.map(shownStandings),
      competitions: [],
    });
    switch (query.kind) {
      case "competition":
        return found(await standings.of(query.competition));
      case "match":
        return found(isSlug(query.match) ? await standings.ofMatch(query.match) : []);
      case "names":
        return { standings: [], competitions: await standings.competitions() };
    }
  };
