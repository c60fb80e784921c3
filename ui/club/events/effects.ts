import type { ActingMember } from "../../accounts/session/session.ts";
import { act, actBy } from "../../lib/act.ts";

export const listEventsFx = act("listEvents");
export const readEventFx = act("readEvent");
export const readSignUpsFx = act("readSignUps");
export const signUpForEventFx = actBy<ActingMember>()("signUpForEvent");
export const signUpStateOfFx = actBy<ActingMember>()("signUpStateOf");
