import type { Session } from "../../accounts/ports.ts";
import type { Likes } from "./ports.ts";

type Needs<Id> = { readonly session: Session; readonly likes: Likes<Id> };

export type LikesCount = {
  readonly count: number;
  /** Whether the signed-in member's like is one of them. */
  readonly mine: boolean;
};

export type LikesOf<Id> = (wanted: { readonly id: Id }) => Promise<LikesCount>;

/** The number of likes of a content item, and whether the signed-in member's is one of them. */
export const likesOf =
  <Id>({ session, likes }: Needs<Id>): LikesOf<Id> =>
  async ({ id }) => {
    const member = await session.current();
    const [count, mine] = await Promise.all([likes.count(id), member ? likes.has(id, member.id) : false]);
    return { count, mine };
  };
