import type { TipId } from "../../domain/tips/tip.ts";
import type { ActingMember } from "../accounts/session/session.ts";
import type { Acts } from "../content/reactions/effects.ts";
import { act, actBy } from "../lib/act.ts";
import { listTipCommentsFx } from "./effects.ts";

// The effects of a tip's own page that name their use cases.

export const viewTipFx = act("viewTip");
export const rateTipFx = actBy<ActingMember>()("rateTip");
export const ratingOfTipFx = actBy<ActingMember>()("ratingOfTip");
export const tipActs: Acts<TipId> = {
  listCommentsFx: listTipCommentsFx,
  likeFx: actBy<ActingMember>()("likeTip"),
  likesOfFx: actBy<ActingMember>()("likesOfTip"),
  commentFx: act("commentTip"),
  countShareFx: act("countTipShare"),
};
