import type { MemberId, Role } from "../../domain/accounts/member.ts";
import type { ItemId } from "../../domain/content/editing/item.ts";
import type { Change } from "../../domain/content/editing/ports.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import type { Application, ApplicationId } from "../../domain/applications/application.ts";
import type { Step } from "../../domain/applications/review.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { Rating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";

// What the memory backend is made of: the rows of the real one, in the domain's names. The seed is one such dataset, and
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
  /** ISO 8601. */
  readonly createdAt: string;
  /** Until they follow the link of the mail that confirms their address, nobody signs in as them. */
  readonly isWaiting?: true;
};

/** What becomes known of an article or a tip once somebody has written it here. */
export type Written = {
  /** ISO 8601. */
  readonly createdAt?: string;
  /** ISO 8601. */
  readonly updatedAt?: string;
  /** The first when absent. */
  readonly revision?: number;
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
  /** Views before the first start. */
  readonly views: number;
} & Written;

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
} & Written;

export type LikeRecord<Id> = { readonly on: Id; readonly member: MemberId };

export type CommentRecord<Id> = {
  readonly id: CommentId;
  readonly on: Id;
  /** Null when they have left. */
  readonly author: MemberId | null;
  readonly text: string;
  readonly createdAt: string;
  /** Why the staff has hidden it, if it has. */
  readonly hiddenBecause?: string;
};

/** That somebody saved an article or a tip. */
export type RevisionRecord = Pick<Change, "revision" | "by" | "at" | "fields"> & { readonly on: ItemId };

export type RatingRecord = { readonly tip: TipId; readonly member: MemberId; readonly rating: Rating };

/** What a member sent to the club, and who of the staff decided on it. */
export type ApplicationRecord = Application & { readonly decidedBy: MemberId | null };

/** What the staff says to itself about an application. */
export type NoteRecord = {
  readonly id: string;
  readonly on: ApplicationId;
  /** Null when they have left. */
  readonly author: MemberId | null;
  readonly text: string;
  readonly createdAt: string;
};

/** A decision on an application, or that it was taken back. */
export type StepRecord = {
  readonly on: ApplicationId;
  readonly status: Step["status"];
  readonly by: MemberId | null;
  readonly at: string;
};

export type Dataset = {
  readonly members: readonly MemberRecord[];
  readonly tips: readonly TipRecord[];
  readonly likes: readonly LikeRecord<TipId>[];
  readonly comments: readonly CommentRecord<TipId>[];
  readonly ratings: readonly RatingRecord[];
  readonly articles: readonly ArticleRecord[];
  readonly articleLikes: readonly LikeRecord<ArticleId>[];
  readonly articleComments: readonly CommentRecord<ArticleId>[];
  readonly applications: readonly ApplicationRecord[];
};
