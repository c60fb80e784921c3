import type { Effect } from "effector";
import type { CommentRefusal, CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { LikeRefusal, LikesCount, LikeWish } from "../../../domain/content/reactions/like.ts";
import type { CommentPage, CommentsQuery } from "../../../domain/content/reactions/listComments.ts";
import type { ActingMember } from "../../accounts/session/session.ts";
import { act } from "../../lib/act.ts";
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

export type SharingOutcome = "shared" | "closed" | "copied";

export const shareFx = act("sharePage");
