import type { MemberId } from "../../accounts/member.ts";
import type { SignedOut } from "../../accounts/ports.ts";
import type { Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Comment } from "./comment.ts";

/** What was to be liked or commented on was deleted or taken back since the page was opened. */
export type Gone = { readonly kind: "gone" };

/** The likes of one kind of thing: of tips, or of articles. */
export type Likes<Id> = {
  /** Puts a member's like on a thing or takes it off. Saying it twice changes nothing. */
  set(id: Id, member: MemberId, liked: boolean): Promise<Result<void, SignedOut | Gone | TooMany>>;
  /** How many members like the thing. */
  count(id: Id): Promise<number>;
  has(id: Id, member: MemberId): Promise<boolean>;
};

/** What members say of one kind of thing. */
export type Comments<Id> = {
  /** Newest first, `count` at most, older than `before` (an ISO 8601 time) when that is given. */
  of(id: Id, count: number, before?: string): Promise<readonly Comment[]>;
  /** Adds a comment. The same text again within minutes is the same comment: a retry never doubles it. */
  add(id: Id, member: MemberId, text: string): Promise<Result<Comment, SignedOut | Gone | TooMany>>;
};
