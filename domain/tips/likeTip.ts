import type { Session } from "../accounts/ports.ts";
import { type Result, refused } from "../result.ts";
import type { Gone, SignedOut, TipLikes } from "./ports.ts";
import type { TipId } from "./tip.ts";

type Needs = { readonly session: Session; readonly likes: TipLikes };

export type LikeWish = { readonly tip: TipId; readonly liked: boolean };
export type LikeRefusal = SignedOut | Gone;
export type LikeTip = (wish: LikeWish) => Promise<Result<void, LikeRefusal>>;

/** Puts the signed-in member's like on a tip, or takes it off. Refuses visitors. */
export const likeTip =
  ({ session, likes }: Needs): LikeTip =>
  async ({ tip, liked }) => {
    const member = await session.current();
    return member ? likes.set(tip, member.id, liked) : refused({ kind: "signed-out" });
  };
