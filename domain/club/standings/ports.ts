import type { Slug } from "../../shared/slug.ts";
import type { Standings } from "./standings.ts";

/** The published standings, in the club's order. */
export type CompetitionStandings = {
  of(competition: string): Promise<readonly Standings[]>;
  /** Of the competition of a published match. */
  ofMatch(slug: Slug): Promise<readonly Standings[]>;
  /** The competitions that have some, each once. */
  competitions(): Promise<readonly string[]>;
};
