import type { Session, SignedOut } from "../../accounts/ports.ts";
import { refused, type Result } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import type { Gone, Likes } from "./ports.ts";

type Needs<Id, Method extends keyof Likes<Id>> = {
  readonly session: Session;
  readonly likes: Pick<Likes<Id>, Method>;
};

export type LikeWish<Id> = { readonly id: Id; readonly liked: boolean };
export type LikeRefusal = SignedOut | Gone | TooMany;
export type Like<Id> = (wish: LikeWish<Id>) => Promise<Result<void, LikeRefusal>>;

/** Adds the signed-in member's like to a content item, or removes it. Refuses visitors, and too many in a short time. */
export const like =
  <Id>({ session, likes }: Needs<Id, "set">): Like<Id> =>
  async ({ id, liked }) => {
    const member = await session.current();
    return member ? likes.set(id, member.id, liked) : refused({ kind: "signed-out" });
  };

export type LikesCount = {
  readonly count: number;
  /** Whether the signed-in member's like is one of them. */
  readonly mine: boolean;
};

export type LikesOf<Id> = (wanted: { readonly id: Id }) => Promise<LikesCount>;

/** The number of likes of a content item, and whether the signed-in member's is one of them. */
export const likesOf =
  <Id>({ session, likes }: Needs<Id, "count" | "has">): LikesOf<Id> =>
  async ({ id }) => {
    const member = await session.current();
    const [count, mine] = await Promise.all([likes.count(id), member ? likes.has(id, member.id) : false]);
    return { count, mine };
  };
