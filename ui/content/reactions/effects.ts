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

/** `listCommentsFx` is paired: pages open with it. */
type NamedActs<Id> = Omit<Acts<Id>, "listCommentsFx">;

type Named<Id, Names extends Record<keyof NamedActs<Id>, string>> = {
  readonly [Act in keyof NamedActs<Id>]: Acts<Id>[Act] & { readonly useCase: Names[Act] };
};

/** The effects of the use cases of these names, for one kind of content item. */
export const actsOn =
  <Id>() =>
  <const Names extends Readonly<Record<keyof NamedActs<Id>, string>>>(names: Names): Named<Id, Names> => ({
    likeFx: effectOf<Names["likeFx"]>(names.likeFx)(),
    likesOfFx: effectOf<Names["likesOfFx"]>(names.likesOfFx)(),
    commentFx: effectOf<Names["commentFx"]>(names.commentFx)(),
    countShareFx: effectOf<Names["countShareFx"]>(names.countShareFx)(),
  });

export type SharingOutcome = "shared" | "closed" | "copied";

export const shareFx = effectOf("sharePage")<
  SharedPage,
  SharingOutcome,
  { readonly kind: "cannot-copy" } | Unexpected
>();
