import { createEvent, sample } from "effector";
import type { Followed } from "../../domain/notifications/following.ts";
import { $memberId } from "../accounts/session/session.ts";
import { createMutation } from "../lib/mutation.ts";
import { createQuery } from "../lib/query.ts";
import { listFollowedFx, stopFollowingFx } from "./effects.ts";
import { notStopped, stoppedFollowing } from "./words.ts";

export const {
  $state: $followed,
  refreshed: followedWanted,
  reloaded: followedRetried,
} = createQuery({ effect: listFollowedFx, ends: [$memberId] });

type One = Pick<Followed, "kind" | "key">;

export const keyOf = ({ kind, key }: One): string => `${kind}/${key}`;

/** The member stops following it, in the list. */
export const stopPressed = createEvent<One>();

const { requested, $inFlight } = createMutation(stopFollowingFx, {
  keyOf,
  ends: [$memberId],
  done: () => stoppedFollowing,
  failed: ({ error }) => notStopped(error),
});
/** What the member is about to follow no longer. */
export const $stopping = $inFlight.map((calls) => calls.map(keyOf));

sample({ clock: stopPressed, fn: ({ kind, key }) => ({ kind, key }), target: requested });
sample({ clock: stopFollowingFx.finally, fn: () => {}, target: followedWanted });
