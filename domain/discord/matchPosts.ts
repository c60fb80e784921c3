import {
  longestMatch,
  type MatchDetails,
  type MatchId,
  type MatchScore,
  matchTime,
  startOf,
} from "../club/matches/match.ts";
import { hour } from "../shared/clock.ts";

/** What a channel is told of a match, each by a message of its own, in the order of their times. */
export const matchPostKinds = ["match-announced", "match-soon", "match-live", "match-result"] as const;
export type MatchPostKind = (typeof matchPostKinds)[number];

export type MatchPostRef = { readonly kind: MatchPostKind; readonly id: MatchId };

/** When a message is posted, in milliseconds since 1970. It opens at Infinity when it isn't, as the match stands. */
export type PostTimes = { readonly opens: number; readonly closes: number };

const never = Infinity;
const atOnce = -Infinity;

/** When a message about a match is posted. A late one is left out: readers aren't told of a beginning after it. The same as in the table. */
export const timesOf = (
  kind: MatchPostKind,
  match: Pick<MatchDetails, "start"> & Pick<MatchScore, "status">,
): PostTimes => {
  const start = startOf(match);
  const isScheduled = match.status === "scheduled";
  // It waits for its new time.
  if (match.status === "postponed") return { opens: never, closes: never };
  switch (kind) {
    case "match-announced":
      return { opens: isScheduled ? atOnce : never, closes: start };
    case "match-soon":
      return { opens: isScheduled ? start - hour : never, closes: start };
    case "match-live":
      return match.status === "live"
        ? { opens: atOnce, closes: start + longestMatch }
        : { opens: isScheduled ? start : never, closes: start + matchTime };
    case "match-result":
      return { opens: match.status === "finished" ? atOnce : never, closes: never };
  }
};
