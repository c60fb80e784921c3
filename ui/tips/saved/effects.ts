import type { ActingMember } from "../../accounts/session/session.ts";
import { act, actBy } from "../../lib/act.ts";

export const saveTipFx = actBy<ActingMember>()("saveTip");
export const savesOfTipFx = actBy<ActingMember>()("savesOfTip");
export const listSavedTipsFx = act("listSavedTips");
