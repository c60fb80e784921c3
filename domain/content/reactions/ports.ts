import type { MemberId } from "../../accounts/member.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Comment, CommentId, Thread } from "./comment.ts";
import type { VisitorId } from "./visitor.ts";

/** The content item was deleted or unpublished since the page was opened. */
export type Gone = { readonly kind: "gone" };

/** The staff has muted the member, who writes nothing that others read. */
export type Muted = {
  readonly kind: "muted";
  /** ISO 8601; null for good. */
  readonly until: string | null;
  /** The staff's words. */
  readonly reason: string;
};

/** The likes of one kind of content item. */
export type Likes<Id> = {
  /** Adds a member's like, or removes it. Idempotent. */
  set(id: Id, member: MemberId, liked: boolean): Promise<Result<void, SignedOut | Gone | TooMany>>;
  count(id: Id): Promise<number>;
  has(id: Id, member: MemberId): Promise<boolean>;
};

/** The shares of one kind of content item. */
export type Shares<Id> = {
  /** Counts at most one share for each visitor, item and day. Resolves to the item's shares. */
  add(id: Id, visitor: VisitorId): Promise<number>;
};

/** The likes of comments on one kind of content item: `Comments` gives their numbers. */
export type CommentLikes = Pick<Likes<CommentId>, "set">;

/** The comment that a reply answers is hidden, deleted, or on another content item. */
export type AnsweredGone = { readonly kind: "answered-gone" };

/** The time to change a comment is over. */
export type TooLate = { readonly kind: "too-late" };

export type CommentOrder = "newest" | "liked";

/** The comment after which a page begins. */
export type CommentMark = Pick<Comment, "id" | "createdAt" | "likes">;

/** The comments on one kind of content item. */
export type Comments<Id> = {
  /** Those on the item itself, at most `count`, after `after` when it is given, each with its first replies. */
  of(id: Id, count: number, after?: CommentMark, order?: CommentOrder): Promise<readonly Thread[]>;
  /** The thread of a comment or a reply. Null when the caller can't read it, or it is on another item. */
  threadOf(id: Id, comment: CommentId): Promise<Thread | null>;
  /** Replies to a comment, oldest first, at most `count`, after `after` when it is given. */
  repliesTo(id: Id, parent: CommentId, count: number, after?: CommentMark): Promise<readonly Comment[]>;
  /**
   * Adds a comment, or a reply to `answered`; a reply to a reply goes to the same parent. The same text again within minutes is a
   * retry.
   */
  add(
    id: Id,
    member: MemberId,
    text: string,
    answered?: CommentId,
  ): Promise<Result<Comment, SignedOut | Gone | AnsweredGone | Muted | TooMany>>;
  /** Changes the text of the member's own comment. `isHeld`: it waits until the staff has read it. */
  edit(
    comment: CommentId,
    text: string,
  ): Promise<Result<{ readonly isHeld: boolean }, SignedOut | Gone | TooLate | Muted | TooMany>>;
  /** Deletes the member's own comment. One with replies stays without name and text. Idempotent. */
  remove(comment: CommentId): Promise<Result<void, SignedOut>>;
};
