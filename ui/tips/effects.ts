import { createEffect } from "effector";
import type { SharedPage } from "../../domain/sharing/sharePage.ts";
import type { TipComment } from "../../domain/tips/comment.ts";
import type { CommentRefusal, CommentWish } from "../../domain/tips/commentTip.ts";
import type { LikesOfTip } from "../../domain/tips/likesOfTip.ts";
import type { LikeRefusal, LikeWish } from "../../domain/tips/likeTip.ts";
import type { CommentPage } from "../../domain/tips/listComments.ts";
import type { TipList, TipQuery } from "../../domain/tips/listTips.ts";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { TipsAround } from "../../domain/tips/tipsAround.ts";
import type { Speaker } from "../accounts/session.ts";
import type { Unexpected } from "../page/failure.ts";

// What the tips ask of the club, without a handler: `src/wiring.ts` pairs each with its use case. They stand apart from
// the models, because the wiring is in everybody's first download and the models come with their pages.

export type WantedTip = { readonly slug: string };
export type WantedComments = { readonly tip: TipId; readonly after?: TipComment | undefined };
export type SharingOutcome = "shared" | "closed" | "copied";

export const listTipsFx = createEffect<TipQuery, TipList, Unexpected>();
export const showTipsAroundFx = createEffect<void, TipsAround, Unexpected>();
export const readTipFx = createEffect<WantedTip, ReadableTip, { readonly kind: "not-found" } | Unexpected>();
export const viewTipFx = createEffect<TipId, void, Unexpected>();
export const likeFx = createEffect<LikeWish & Speaker, void, LikeRefusal | Unexpected>();
export const likesOfTipFx = createEffect<{ readonly tip: TipId } & Speaker, LikesOfTip, Unexpected>();
export const listCommentsFx = createEffect<WantedComments, CommentPage, Unexpected>();
export const commentFx = createEffect<CommentWish, TipComment, CommentRefusal | Unexpected>();
export const shareFx = createEffect<SharedPage, SharingOutcome, { readonly kind: "cannot-copy" } | Unexpected>();
