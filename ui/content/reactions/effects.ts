import type { Effect } from "effector";
import type { CommentRefusal, CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { LikeRefusal, LikesCount, LikeWish } from "../../../domain/content/reactions/like.ts";
import type { CommentPage, CommentsQuery } from "../../../domain/content/reactions/listComments.ts";
import type { SharedPage } from "../../../domain/content/reactions/sharePage.ts";
import type { ActingMember } from "../../accounts/session/session.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

/** The effects of reactions to one kind of content item. */
export type Acts<Id> = {
  readonly likeFx: Effect<LikeWish<Id> & ActingMember, void, LikeRefusal | Unexpected>;
  readonly likesOfFx: Effect<{ readonly id: Id } & ActingMember, LikesCount, Unexpected>;
  readonly listCommentsFx: Effect<CommentsQuery<Id>, CommentPage, Unexpected>;
  readonly commentFx: Effect<CommentWish<Id>, Comment, CommentRefusal | Unexpected>;
  /** Resolves to the item's shares. */
  readonly countShareFx: Effect<Id, number, Unexpected>;
};

type Named<Effects, Names> = {
  readonly [Act in keyof Effects & keyof Names]: Effects[Act] & { readonly useCase: Names[Act] };
};

/** The effects of the use cases of these names, for one kind of content item. */
export const actsOn =
  <Id>() =>
  <const Names extends Readonly<Record<keyof Acts<Id>, string>>>(names: Names) =>
    ({
      likeFx: effectOf(names.likeFx)(),
      likesOfFx: effectOf(names.likesOfFx)(),
      listCommentsFx: effectOf(names.listCommentsFx)(),
      commentFx: effectOf(names.commentFx)(),
      countShareFx: effectOf(names.countShareFx)(),
    }) as unknown as Named<Acts<Id>, Names>;

export type SharingOutcome = "shared" | "closed" | "copied";

export const shareFx = effectOf("sharePage")<
  SharedPage,
  SharingOutcome,
  { readonly kind: "cannot-copy" } | Unexpected
>();
