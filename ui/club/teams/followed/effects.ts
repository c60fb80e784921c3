import type { ActingMember } from "../../../accounts/session/session.ts";
import { act, actBy } from "../../../lib/act.ts";

export const followTeamFx = actBy<ActingMember>()("followTeam");
/** The same act in the personal space, which has words of its own for it. */
export const stopFollowingFx = act("followTeam");
export const followsOfTeamFx = actBy<ActingMember>()("followsOfTeam");
export const listFollowedTeamsFx = act("listFollowedTeams");
