import type { TeamMatches } from "./match.ts";

/** The club's matches. In a file of its own, because it changes every week. */
export type ClubMatches = {
  /** Where they are shown live, if they are. A whole https address. */
  readonly live?: string | undefined;
  readonly teams: readonly TeamMatches[];
};
