import { combine, sample, type Store, type UnitTargetable } from "effector";
import { type Match, stateOf } from "../../../domain/club/matches/match.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { $now } from "../../lib/page/now.ts";
import { isPlayed } from "./bar/next.ts";

/** Requests the shown matches again when one changes. */
export const refreshOnChange = (refreshed: UnitTargetable<void>): void => {
  sample({ clock: changeHinted, filter: (watched) => watched === "matches", fn: () => {}, target: refreshed });
};

/** Whether one of these matches is played or about to begin: then the page follows changes before the visitor acts. */
export const isAnyPlayed = ($shown: Store<readonly Pick<Match, "start" | "status">[]>): Store<boolean> =>
  combine($shown, $now, (shown, moment) => shown.some((match) => isPlayed(match, stateOf(match, moment), moment.now)));
