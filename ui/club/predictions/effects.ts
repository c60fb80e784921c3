import type { ActingMember } from "../../accounts/session/session.ts";
import { act, actBy } from "../../lib/act.ts";

export const readPredictionsFx = act("readPredictions");
export const openMatchesFx = act("readNextMatches");
export const readOwnPredictionsFx = act("readOwnPredictions");
export const readPredictionTableFx = act("readPredictionTable");
export const readMemberPointsFx = act("readMemberPoints");
export const predictFx = actBy<ActingMember>()("predict");
/** The same read with the member's own prediction. */
export const ownPredictionsFx = actBy<ActingMember>()("readPredictions");
