import { act } from "../../../lib/act.ts";

export const listModeratedFx = act("listModerated");
export const readHoldingFx = act("readHolding");
export const changeHoldingFx = act("changeHolding");
export const hideCommentFx = act("hideComment");
export const restoreCommentFx = act("restoreComment");
