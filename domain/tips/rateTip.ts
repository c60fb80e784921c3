import type { Session, SignedOut } from "../accounts/ports.ts";
import type { Gone } from "../content/reactions/ports.ts";
import { done, type Result, refused } from "../shared/result.ts";
import type { TooMany } from "../shared/limits.ts";
import type { TipRatings } from "./ports.ts";
import type { Rating, TipRating } from "./rating.ts";
import type { TipId } from "./tip.ts";

type Needs = { readonly session: Session; readonly ratings: TipRatings };

/** `rating`: null removes it. */
export type RatingWish = { readonly id: TipId; readonly rating: Rating | null };
export type RateRefusal = SignedOut | Gone | TooMany;
export type RateTip = (wish: RatingWish) => Promise<Result<TipRating, RateRefusal>>;

/** Replaces the signed-in member's rating of a tip, or removes it. Returns the tip's new rating. */
export const rateTip =
  ({ session, ratings }: Needs): RateTip =>
  async ({ id, rating }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const kept = await ratings.set(id, member.id, rating);
    return kept.ok ? done({ mine: rating, average: await ratings.average(id) }) : kept;
  };

export type RatingOfTip = (wanted: { readonly id: TipId }) => Promise<TipRating>;

/** A tip's rating, and the signed-in member's. */
export const ratingOfTip =
  ({ session, ratings }: Needs): RatingOfTip =>
  async ({ id }) => {
    const member = await session.current();
    const [mine, average] = await Promise.all([member ? ratings.of(id, member.id) : null, ratings.average(id)]);
    return { mine, average };
  };
