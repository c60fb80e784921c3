import type { MemberCard, MemberId } from "../../accounts/member.ts";
import { minute } from "../../shared/clock.ts";
import type { HeldFor } from "./holding.ts";

export type CommentId = string & { readonly brand: "CommentId" };

export type Comment = {
  readonly id: CommentId;
  /** The comment that it replies to. Null for one on the content item itself. */
  readonly parent: CommentId | null;
  /** Null when the author has left, or has deleted the comment. */
  readonly author: MemberId | null;
  readonly card: MemberCard;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null for one that its author never changed. */
  readonly editedAt: string | null;
  /** Deleted by its author. It stays for the replies to it, without name and text. */
  readonly isDeleted: boolean;
  /** The staff's reason to hide it, which its author and the staff read; null for a visible one. */
  readonly hiddenBecause: string | null;
  /** It waits until the staff has read it, and why; null for one that doesn't. A held comment is hidden. */
  readonly heldFor: HeldFor | null;
  readonly likes: number;
  /** Whether the signed-in member's like is one of them. */
  readonly isLiked: boolean;
};

/** A comment on a content item, with replies to it. */
export type Thread = Comment & {
  /** Oldest first; the first ones, when there are many. */
  readonly replies: readonly Comment[];
  /** How many replies all can read. */
  readonly replyCount: number;
};

export const longestComment = 2_000;

/** How long the author can change a comment, by the backend's clock. */
const editingTime = 15 * minute;

/** Whether the author can still change a comment. */
export const isEditable = ({ createdAt }: Pick<Comment, "createdAt">, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < editingTime;
