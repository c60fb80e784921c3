import type { TeamMatches } from "../../../lib/page/slots.ts";
import { $isPlaying, teamMatchesOpened } from "./team.ts";
import { TeamComing } from "./TeamComing.tsx";
import { TeamResults } from "./TeamResults.tsx";

/** What a team plays and has played, on the teams' pages. */
export const teamMatches: TeamMatches = {
  Coming: TeamComing,
  Results: TeamResults,
  opened: teamMatchesOpened,
  $isLive: $isPlaying,
  shows: ["matches"],
};
