import { act } from "../../../lib/act.ts";

export const listRemarksFx = act("listRemarks");
export const addRemarkFx = act("addRemark");
export const answerRemarkFx = act("answerRemark");
export const resolveRemarkFx = act("resolveRemark");
export const removeRemarkFx = act("removeRemark");
