import type { MemberId, Role } from "../../domain/accounts/member.ts";
import type { CommentId } from "../../domain/tips/comment.ts";
import type { Slug, TipId } from "../../domain/tips/tip.ts";

// What the memory backend is made of: the rows of the real one, in the domain's names. The seed is one such world, and
// `supabase/seed.sql` is written from it.

export type MemberRecord = {
  readonly id: MemberId;
  readonly email: string;
  /** Absent for members of the seed whom nobody signs in as. */
  readonly password?: string;
  readonly fullName: string | null;
  readonly username: string | null;
  readonly avatar: string | null;
  readonly role?: Role;
};

export type TipRecord = {
  readonly id: TipId;
  readonly slug: Slug;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string | null;
  readonly category: string;
  readonly author: string;
  readonly readTime: string | null;
  readonly difficulty: string | null;
  readonly heroImage: string | null;
  readonly featuredImage: string | null;
  readonly isPublished: boolean;
  /** ISO 8601; null for what was never published. */
  readonly publishedAt: string | null;
  /** Views from before the world began. */
  readonly views: number;
};

export type LikeRecord = { readonly tip: TipId; readonly member: MemberId };

export type CommentRecord = {
  readonly id: CommentId;
  readonly tip: TipId;
  readonly author: MemberId;
  readonly text: string;
  readonly createdAt: string;
};

/** From 1 to 5. */
export type RatingRecord = { readonly tip: TipId; readonly member: MemberId; readonly rating: number };

export type World = {
  readonly members: readonly MemberRecord[];
  readonly tips: readonly TipRecord[];
  readonly likes: readonly LikeRecord[];
  readonly comments: readonly CommentRecord[];
  readonly ratings: readonly RatingRecord[];
};
