import type { MatchStatus } from "../../../../domain/club/matches/match.ts";

const fates: Partial<Record<MatchStatus, string>> = {
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
};

/** What schema.org calls the fate of a match that isn't played at its start; undefined for others. */
export const fateOff = (status: MatchStatus): string | undefined => fates[status];
