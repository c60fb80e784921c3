import type { ClubMatches } from "../../domain/club/matches/firstMatches.ts";

// The first matches of an empty site, which reads them once: from then on the staff edits them in the panel. You can leave it empty.

export const matches: ClubMatches = { teams: [] };
