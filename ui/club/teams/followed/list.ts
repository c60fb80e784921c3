import { createEvent, sample } from "effector";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { $now } from "../../../lib/page/now.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { createQuery } from "../../../lib/query.ts";
import { followTeamFx, listFollowedTeamsFx, stopFollowingTeamFx } from "./effects.ts";
import { notStopped, stopped } from "./words.ts";

/** The member stops following a team, in the list. */
export const stopPressed = createEvent<Slug>();

export const {
  $state: $followedTeams,
  refreshed,
  reloaded,
} = createQuery({
  effect: listFollowedTeamsFx,
  $params: $now.map(({ now }) => ({ now })),
  ends: [$memberId],
});

const { requested, $inFlight } = createMutation(stopFollowingTeamFx, {
  keyOf: ({ key }) => key,
  ends: [$memberId],
  done: () => stopped,
  failed: ({ error }) => notStopped(error),
});
/** The teams that the member is about to follow no longer. */
export const $leaving = $inFlight.map((calls) => calls.map(({ key }) => key));

sample({ clock: stopPressed, fn: (key) => ({ kind: "team", key }) as const, target: requested });

const hinted = sample({ clock: changeHinted, filter: (watched) => watched === "teams" || watched === "matches" });
sample({
  clock: [visitorReturned, hinted, followTeamFx.finally, stopFollowingTeamFx.finally],
  source: $followedTeams,
  filter: ({ status }) => status === "ready",
  fn: () => {},
  target: refreshed,
});
