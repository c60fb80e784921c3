import type { MemberCard, MemberId } from "../../accounts/member.ts";

export type CommentId = string & { readonly brand: "CommentId" };

export type Comment = {
  readonly id: CommentId;
  /** Null when the author has left. */
  readonly author: MemberId | null;
  readonly card: MemberCard;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The staff's reason to hide it, which its author and the staff read; null for a visible one. */
  readonly hiddenBecause: string | null;
};

export const longestComment = 2_000;
