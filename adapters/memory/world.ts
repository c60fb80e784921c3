import type { MemberId, Role } from "../../domain/accounts/member.ts";
import type { ArticleId } from "../../domain/news/article.ts";
import type { CommentId } from "../../domain/reactions/comment.ts";
import type { Slug } from "../../domain/slug.ts";
import type { TipId } from "../../domain/tips/tip.ts";

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

export type ArticleRecord = {
  readonly id: ArticleId;
  readonly slug: Slug;
  readonly title: string;
  /** HTML, as it is saved. */
  readonly content: string;
  readonly excerpt: string | null;
  readonly category: string;
  /** Whose account wrote it, if anybody's. */
  readonly authorId: MemberId | null;
  /** A name; an e-mail when there was none. */
  readonly author: string;
  readonly featuredImage: string | null;
  readonly isPublished: boolean;
  /** ISO 8601; null for what was never published. */
  readonly publishedAt: string | null;
};

export type LikeRecord<Id> = { readonly on: Id; readonly member: MemberId };

export type CommentRecord<Id> = {
  readonly id: CommentId;
  readonly on: Id;
  readonly author: MemberId;
  readonly text: string;
  readonly createdAt: string;
};

/** From 1 to 5. */
export type RatingRecord = { readonly tip: TipId; readonly member: MemberId; readonly rating: number };

export type World = {
  readonly members: readonly MemberRecord[];
  readonly tips: readonly TipRecord[];
  readonly likes: readonly LikeRecord<TipId>[];
  readonly comments: readonly CommentRecord<TipId>[];
  readonly ratings: readonly RatingRecord[];
  readonly articles: readonly ArticleRecord[];
  readonly articleLikes: readonly LikeRecord<ArticleId>[];
  readonly articleComments: readonly CommentRecord<ArticleId>[];
};
