import type { Match } from "./match.ts";
import type { MatchChange } from "./ports.ts";

type Stored = Omit<Match, "game">;

/**
 * A match after a change: the revision grows, the first announced start stays known as `movedFrom`, and the end is dated. A draft's start
 * isn't announced. A new start is the new time of a postponed match, which is scheduled again.
 * @param now ISO 8601
 */
export const changeMatch = (before: Stored, change: MatchChange, now: string): Stored => {
  const after = { ...before, ...change };
  const announced = before.movedFrom ?? (before.isPublished ? before.start : null);
  const isAnnouncedAgain =
    after.status === "postponed" && before.status === "postponed" && after.start !== before.start;
  return {
    ...after,
    status: isAnnouncedAgain ? "scheduled" : after.status,
    movedFrom: after.start === before.start ? before.movedFrom : after.start === announced ? null : announced,
    finishedAt: after.status === "finished" ? (before.finishedAt ?? now) : null,
    updatedAt: now,
    revision: before.revision + 1,
  };
};
