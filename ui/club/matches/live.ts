import { combine, sample, type Store, type UnitTargetable } from "effector";
import { type Match, stateOf } from "../../../domain/club/matches/match.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { $moment } from "../../lib/page/moment.ts";
import { isPlayed } from "./next.ts";

type Parts = {
  readonly $shown: Store<readonly Pick<Match, "start" | "status">[]>;
  readonly refreshed: UnitTargetable<void>;
};

/**
 * Requests the shown matches again when one changes, while one is played or about to begin. Returns whether one is: then the page
 * follows changes.
 */
export const followMatches = ({ $shown, refreshed }: Parts): Store<boolean> => {
  const $isFollowed = combine($shown, $moment, (shown, moment) =>
    shown.some((match) => isPlayed(match, stateOf(match, moment), moment.now)),
  );
  sample({
    clock: changeHinted,
    source: $isFollowed,
    filter: (isFollowed, watched) => isFollowed && watched === "matches",
    fn: () => {},
    target: refreshed,
  });
  return $isFollowed;
};
