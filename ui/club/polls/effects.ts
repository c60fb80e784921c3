import type { ActingMember } from "../../accounts/session/session.ts";
import { act, actBy } from "../../lib/act.ts";

export const readPollsFx = act("readPolls");
export const answerPollFx = actBy<ActingMember>()("answerPoll");
