import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { LikeRefusal, LikesCount, LikeWish } from "../../../domain/content/reactions/like.ts";
import type { SavedTip } from "../../../domain/tips/savedTips.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { ActingMember } from "../../accounts/session/session.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const saveTipFx = effectOf("saveTip")<LikeWish<TipId> & ActingMember, void, LikeRefusal | Unexpected>();
export const savesOfTipFx = effectOf("savesOfTip")<{ readonly id: TipId } & ActingMember, LikesCount, Unexpected>();
export const listSavedTipsFx = effectOf("listSavedTips")<void, readonly SavedTip[], SignedOut | Unexpected>();
