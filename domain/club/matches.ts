import type { TeamMatches } from "./match.ts";

/** The club's matches. They have a file of their own: it changes every week, and every page of a list shows the next one. */
export type ClubMatches = {
  /** Where they are shown live, if they are. A whole https address. */
  readonly live?: string | undefined;
  readonly teams: readonly TeamMatches[];
};
