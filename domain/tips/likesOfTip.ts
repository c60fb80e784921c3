import type { Session } from "../accounts/ports.ts";
import type { TipLikes } from "./ports.ts";
import type { TipId } from "./tip.ts";

type Needs = { readonly session: Session; readonly likes: TipLikes };

export type LikesOfTip = {
  readonly count: number;
  /** Whether the signed-in member's like is one of them. */
  readonly mine: boolean;
};

export type ReadLikesOfTip = (wanted: { readonly tip: TipId }) => Promise<LikesOfTip>;

/** How many like a tip now, and whether whoever is signed in does. */
export const likesOfTip =
  ({ session, likes }: Needs): ReadLikesOfTip =>
  async ({ tip }) => {
    const member = await session.current();
    const [count, mine] = await Promise.all([likes.count(tip), member ? likes.has(tip, member.id) : false]);
    return { count, mine };
  };
