import { type ClubMatches, slugOfFirst } from "../matches/firstMatches.ts";
import type { Outcome } from "../matches/match.ts";
import type { Prediction } from "./prediction.ts";

/** "won", or "2-1": the maps of both sides, and with them the outcome. */
const predictionIn = (written: string): Prediction => {
  const [ours, theirs] = written.split("-").map(Number);
  if (ours === undefined || theirs === undefined) return { outcome: written as Outcome, score: null };
  return { outcome: ours === theirs ? "drawn" : ours > theirs ? "won" : "lost", score: { ours, theirs } };
};

/** What members expected of the club's first matches, by username. */
export const firstPredictions = ({ teams }: ClubMatches) =>
  teams.flatMap(({ team, matches }) =>
    matches.flatMap((match) =>
      Object.entries(match.expected ?? {}).flatMap(([written, usernames]) =>
        usernames.map((username) => ({ match: slugOfFirst(match, team), username, ...predictionIn(written) })),
      ),
    ),
  );
