import type { Session } from "../accounts/ports.ts";
import type { TipRatings } from "./ports.ts";
import type { TipRating } from "./rating.ts";
import type { TipId } from "./tip.ts";

type Needs = { readonly session: Session; readonly ratings: TipRatings };

export type RatingOfTip = (wanted: { readonly id: TipId }) => Promise<TipRating>;

/** A tip's rating, and the signed-in member's. */
export const ratingOfTip =
  ({ session, ratings }: Needs): RatingOfTip =>
  async ({ id }) => {
    const member = await session.current();
    const [mine, average] = await Promise.all([member ? ratings.of(id, member.id) : null, ratings.average(id)]);
    return { mine, average };
  };
