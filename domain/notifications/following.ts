import type { MemberId } from "../accounts/member.ts";
import type { Session, SignedOut } from "../accounts/ports.ts";
import type { LikeRefusal, LikesOf } from "../content/reactions/like.ts";
import { refused, type Result } from "../shared/result.ts";
import type { Likes } from "../content/reactions/ports.ts";

/** A team, a person of the teams, a category of articles or tips, or a member by their id: "person/kyra", "tip/strategie". */
export type FollowId = string & { readonly brand: "FollowId" };

export type Followable = {
  readonly kind: "team" | "person" | "article" | "tip" | "member";
  readonly slug: string;
};

export const followId = ({ kind, slug }: Followable): FollowId => `${kind}/${slug}` as FollowId;

export const followableOf = (id: FollowId): Followable => {
  const end = id.indexOf("/");
  return { kind: id.slice(0, end) as Followable["kind"], slug: id.slice(end + 1) };
};

/** Followed as a tip is liked, and counted in the same limit; but only the caller's own are visible. */
export type Follows = Pick<Likes<FollowId>, "set" | "has"> & {
  /** Teams in the club's order, then the others, the last first. Without unpublished teams and people, and hidden members. */
  list(member: MemberId): Promise<Result<readonly Followed[], SignedOut>>;
};

/** What a member follows. `key`: as it is followed; `slug`: in the address of its page. */
export type Followed = {
  readonly kind: Followable["kind"];
  readonly key: string;
  readonly slug: string;
  readonly name: string;
};

type Needs = { readonly session: Session; readonly follows: Follows };

/** Whether the signed-in member follows it. The count is theirs alone: 0 or 1. */
export const followStateOf =
  ({ session, follows }: Needs): LikesOf<FollowId> =>
  async ({ id }) => {
    const member = await session.current();
    const mine = member ? await follows.has(id, member.id) : false;
    return { count: Number(mine), mine };
  };

export type ListFollowed = () => Promise<Result<readonly Followed[], SignedOut>>;

/** All that the signed-in member follows. Refuses visitors. */
export const listFollowed =
  ({ session, follows }: Needs): ListFollowed =>
  async () => {
    const member = await session.current();
    return member ? follows.list(member.id) : refused({ kind: "signed-out" });
  };

export type StopFollowing = (one: Pick<Followed, "kind" | "key">) => Promise<Result<void, LikeRefusal>>;

/** The signed-in member follows it no longer. Idempotent. Refuses visitors. */
export const stopFollowing =
  ({ session, follows }: Needs): StopFollowing =>
  async ({ kind, key }) => {
    const member = await session.current();
    return member ? follows.set(followId({ kind, slug: key }), member.id, false) : refused({ kind: "signed-out" });
  };
