import { attach, type Effect } from "effector";
import type { CommentRefusal, CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { Comment, CommentId, Thread } from "../../../domain/content/reactions/comment.ts";
import type { LikeRefusal, LikesCount, LikeWish } from "../../../domain/content/reactions/like.ts";
import type { CommentPage, CommentsQuery, RepliesQuery } from "../../../domain/content/reactions/listComments.ts";
import type { EditedComment, EditRefusal, EditWish } from "../../../domain/content/reactions/ownComment.ts";
import type { ActingMember } from "../../accounts/session/session.ts";
import { act } from "../../lib/act.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

/** The effects of reactions to one kind of content item. */
export type Acts<Id> = {
  readonly likeFx: Effect<LikeWish<Id> & ActingMember, void, LikeRefusal | Unexpected>;
  readonly likesOfFx: Effect<{ readonly id: Id } & ActingMember, LikesCount, Unexpected>;
  readonly listCommentsFx: Effect<CommentsQuery<Id>, CommentPage, Unexpected>;
  readonly commentFx: Effect<CommentWish<Id>, Comment, CommentRefusal | Unexpected>;
  readonly listRepliesFx: Effect<RepliesQuery<Id>, readonly Comment[], Unexpected>;
  readonly findThreadFx: Effect<{ readonly id: Id; readonly comment: CommentId }, Thread | null, Unexpected>;
  readonly likeCommentFx: Effect<LikeWish<CommentId>, void, LikeRefusal | Unexpected>;
  /** Resolves to the text as it is stored. */
  readonly editCommentFx: Effect<EditWish, EditedComment, EditRefusal | Unexpected>;
  readonly removeCommentFx: Effect<CommentId, void, SignedOut | Unexpected>;
  /** Resolves to the item's shares. */
  readonly countShareFx: Effect<Id, number, Unexpected>;
};

export type SharingOutcome = "shared" | "closed" | "copied";

export const findMentionableFx = act("findMentionable");
export const shareFx = act("sharePage");

/** Copies the address of a comment. */
export const copyLinkFx = attach({ effect: act("copyText") });
