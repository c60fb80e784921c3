import type { Session, SignedOut } from "../../accounts/ports.ts";
import { type Result, refused } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Gone, Likes } from "./ports.ts";

type Needs<Id> = { readonly session: Session; readonly likes: Likes<Id> };

export type LikeWish<Id> = { readonly id: Id; readonly liked: boolean };
export type LikeRefusal = SignedOut | Gone | TooMany;
export type Like<Id> = (wish: LikeWish<Id>) => Promise<Result<void, LikeRefusal>>;

/** Adds the signed-in member's like to a content item, or removes it. Refuses visitors, and too many in a short time. */
export const like =
  <Id>({ session, likes }: Needs<Id>): Like<Id> =>
  async ({ id, liked }) => {
    const member = await session.current();
    return member ? likes.set(id, member.id, liked) : refused({ kind: "signed-out" });
  };
