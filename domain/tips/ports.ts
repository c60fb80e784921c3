import type { MemberId } from "../accounts/member.ts";
import type { SignedOut } from "../accounts/ports.ts";
import type { FormerAddress } from "../content/editing/formerPath.ts";
import type { Gone } from "../content/reactions/ports.ts";
import type { VisitorId } from "../content/reactions/visitor.ts";
import type { Result } from "../shared/result.ts";
import type { TooMany } from "../shared/limits.ts";
import type { Rating } from "./rating.ts";
import type { Tip, TipId, TipSummary } from "./tip.ts";

export type TipSort = "recent" | "popular";

export type TipSlice = {
  /** All categories when absent. */
  readonly category?: string | undefined;
  readonly sort: TipSort;
  /** The pinned ones before the others; among the recent alone. */
  readonly pinnedFirst?: boolean;
  /** How many to skip, and how many to give at most. */
  readonly from: number;
  readonly count: number;
};

/** Sums over all published tips. */
export type TipTotals = {
  readonly totalTips: number;
  readonly totalViews: number;
  readonly totalLikes: number;
  readonly totalComments: number;
  /** From 1 to 5; null without ratings. */
  readonly averageRating: number | null;
  /** Those in use, the fullest first. */
  readonly categories: readonly { readonly name: string; readonly tips: number }[];
};

/** Published tips; drafts are hidden. */
export type Tips = {
  /** Recent: newest first. Popular: most viewed first. Equal ones have a fixed order, so that no page skips one. */
  slice(slice: TipSlice): Promise<readonly TipSummary[]>;
  /** The one with the slug, or else the one that had it, or stood at the path. */
  bySlug(slug: FormerAddress): Promise<Tip | undefined>;
  totals(): Promise<TipTotals>;
  /** The one that leads home; `undefined` when none or an article does. */
  featured(): Promise<TipSummary | undefined>;
  /** Those with this name as their author, newest first. */
  byAuthor(author: string, most: number): Promise<readonly TipSummary[]>;
};

export type TipViews = {
  /** Counts at most one view for each visitor, tip and day. */
  add(tip: TipId, visitor: VisitorId): Promise<void>;
};

export type TipRatings = {
  /** Replaces a member's rating; null removes it. Idempotent. */
  set(tip: TipId, member: MemberId, rating: Rating | null): Promise<Result<void, SignedOut | Gone | TooMany>>;
  /** A member's own. Hidden from others. */
  of(tip: TipId, member: MemberId): Promise<Rating | null>;
  average(tip: TipId): Promise<number | null>;
};
