import type { MemberId } from "../../accounts/member.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Comment } from "./comment.ts";
import type { VisitorId } from "./visitor.ts";

/** The content item was deleted or unpublished since the page was opened. */
export type Gone = { readonly kind: "gone" };

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

/** The comments on one kind of content item. */
export type Comments<Id> = {
  /** Newest first, at most `count`, older than `before` (ISO 8601) when it is given. */
  of(id: Id, count: number, before?: string): Promise<readonly Comment[]>;
  /** Adds a comment. The same text again within minutes is a retry. */
  add(id: Id, member: MemberId, text: string): Promise<Result<Comment, SignedOut | Gone | TooMany>>;
};
