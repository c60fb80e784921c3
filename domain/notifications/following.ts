import type { Session } from "../accounts/ports.ts";
import type { LikesOf } from "../content/reactions/like.ts";
import type { Likes } from "../content/reactions/ports.ts";

/** A person of the teams, or a category of articles or tips: "person/kyra", "tip/strategie". */
export type FollowId = string & { readonly brand: "FollowId" };

export type Followable = { readonly kind: "person" | "article" | "tip"; readonly slug: string };

export const followId = ({ kind, slug }: Followable): FollowId => `${kind}/${slug}` as FollowId;

export const followableOf = (id: FollowId): Followable => {
  const end = id.indexOf("/");
  return { kind: id.slice(0, end) as Followable["kind"], slug: id.slice(end + 1) };
};

/** Followed as a tip is liked, and counted in the same limit; but only the caller's own are visible. */
export type Follows = Pick<Likes<FollowId>, "set" | "has">;

type Needs = { readonly session: Session; readonly follows: Follows };

/** Whether the signed-in member follows it. The count is theirs alone: 0 or 1. */
export const followStateOf =
  ({ session, follows }: Needs): LikesOf<FollowId> =>
  async ({ id }) => {
    const member = await session.current();
    const mine = member ? await follows.has(id, member.id) : false;
    return { count: Number(mine), mine };
  };
