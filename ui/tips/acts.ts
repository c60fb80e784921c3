import type { RateRefusal, RatingWish } from "../../domain/tips/rateTip.ts";
import type { TipRating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { ActingMember } from "../accounts/session/session.ts";
import { actsOn } from "../content/reactions/effects.ts";
import { effectOf } from "../lib/effectOf.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { listTipCommentsFx } from "./effects.ts";

// The effects of a tip's own page that name their use cases.

export const viewTipFx = effectOf("viewTip")<TipId, void, Unexpected>();
export const rateTipFx = effectOf("rateTip")<RatingWish & ActingMember, TipRating, RateRefusal | Unexpected>();
export const ratingOfTipFx = effectOf("ratingOfTip")<{ readonly id: TipId } & ActingMember, TipRating, Unexpected>();
export const tipActs = {
  listCommentsFx: listTipCommentsFx,
  ...actsOn<TipId>()({
    likeFx: "likeTip",
    likesOfFx: "likesOfTip",
    commentFx: "commentTip",
    countShareFx: "countTipShare",
  }),
};
