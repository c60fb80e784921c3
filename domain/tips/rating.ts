/** From the worst to the best. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export type TipRating = {
  /** The signed-in member's; null for none, and for a visitor. */
  readonly mine: Rating | null;
  /** Of all members, from 1 to 5; null without ratings. */
  readonly average: number | null;
};

/** The average rating, rounded to hundredths; null without ratings. */
export const averageOf = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100;
