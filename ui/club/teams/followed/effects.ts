import type { ActingMember } from "../../../accounts/session/session.ts";
import { act, actBy } from "../../../lib/act.ts";

// Effects of their own beside those of `ui/notifications/`: they have the words of teams.
export const followTeamFx = actBy<ActingMember>()("follow");
export const stopFollowingTeamFx = act("stopFollowing");
export const followStateOfTeamFx = actBy<ActingMember>()("followState");
export const listFollowedTeamsFx = act("listFollowedTeams");
