import type { MemberId } from "../accounts/member.ts";
import type { Result } from "../result.ts";
import type { TipComment } from "./comment.ts";
import type { Slug, Tip, TipId, TipSummary } from "./tip.ts";

/** The session turned out to be no more: expired, revoked, tampered with. */
export type SignedOut = { readonly kind: "signed-out" };
/** The tip was deleted or taken back since the page was opened. */
export type Gone = { readonly kind: "gone" };

export type TipSort = "recent" | "popular";

export type TipSlice = {
  /** All categories when absent. */
  readonly category?: string | undefined;
  readonly sort: TipSort;
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
  /** From 1 to 5; null while nobody has rated. */
  readonly averageRating: number | null;
  /** Those in use, the fullest first. */
  readonly categories: readonly { readonly name: string; readonly tips: number }[];
};

/** Published tips. A draft is as if it were not there. */
export type Tips = {
  /** Recent: newest first. Popular: most viewed first. Equals stand in one fixed order, so that no page skips one. */
  slice(slice: TipSlice): Promise<readonly TipSummary[]>;
  bySlug(slug: Slug): Promise<Tip | undefined>;
  totals(): Promise<TipTotals>;
};

export type TipLikes = {
  /** Puts a member's like on a tip or takes it off. Saying it twice changes nothing. */
  set(tip: TipId, member: MemberId, liked: boolean): Promise<Result<void, SignedOut | Gone>>;
  /** How many members like the tip. */
  count(tip: TipId): Promise<number>;
  has(tip: TipId, member: MemberId): Promise<boolean>;
};

export type TipComments = {
  /** Newest first, `count` at most, older than `before` (an ISO 8601 time) when that is given. */
  of(tip: TipId, count: number, before?: string): Promise<readonly TipComment[]>;
  /** Adds a comment. The same text again within minutes is the same comment: a retry never doubles it. */
  add(tip: TipId, member: MemberId, text: string): Promise<Result<TipComment, SignedOut | Gone>>;
};

export type VisitorId = string & { readonly brand: "VisitorId" };

export type TipViews = {
  /** Counts at most one view for each visitor, tip and day. */
  add(tip: TipId, visitor: VisitorId): Promise<void>;
};
