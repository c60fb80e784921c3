import type { MemberId } from "../accounts/member.ts";
import type { Session, SignedOut } from "../accounts/ports.ts";
import type { FollowedTeams } from "../club/teams/followedTeams.ts";
import type { LikeRefusal, LikesOf } from "../content/reactions/like.ts";
import { done, refused, type Result } from "../shared/result.ts";
import type { Slug } from "../shared/slug.ts";
import type { Likes } from "../content/reactions/ports.ts";

/** A person of the teams, a category of articles or tips, or a member by their id: "person/kyra", "tip/strategie". */
export type FollowId = string & { readonly brand: "FollowId" };

export type Followable = { readonly kind: "person" | "article" | "tip" | "member"; readonly slug: string };

export const followId = ({ kind, slug }: Followable): FollowId => `${kind}/${slug}` as FollowId;

export const followableOf = (id: FollowId): Followable => {
  const end = id.indexOf("/");
  return { kind: id.slice(0, end) as Followable["kind"], slug: id.slice(end + 1) };
};

/** Followed as a tip is liked, and counted in the same limit; but only the caller's own are visible. */
export type Follows = Pick<Likes<FollowId>, "set" | "has"> & {
  /** What a member follows beside teams, without unpublished people and hidden members. The last first. */
  list(member: MemberId): Promise<Result<readonly Followed[], SignedOut>>;
};

/** What a member follows. `key`: as it is followed; `slug`: in the address of its page. */
export type Followed = {
  readonly kind: Followable["kind"] | "team";
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

type All = Needs & { readonly teams: Pick<FollowedTeams, "set" | "list"> };

export type ListFollowed = () => Promise<Result<readonly Followed[], SignedOut>>;

/** All that the signed-in member follows: teams, and then the others. Refuses visitors. */
export const listFollowed =
  ({ session, follows, teams }: All): ListFollowed =>
  async () => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const [ofTeams, others] = await Promise.all([teams.list(member.id), follows.list(member.id)]);
    if (!ofTeams.ok) return ofTeams;
    if (!others.ok) return others;
    const followedTeams = ofTeams.value.map(({ slug, game }): Followed => ({
      kind: "team",
      key: slug,
      slug,
      name: game,
    }));
    return done([...followedTeams, ...others.value]);
  };

export type StopFollowing = (one: Pick<Followed, "kind" | "key">) => Promise<Result<void, LikeRefusal>>;

/** The signed-in member follows it no longer. Idempotent. Refuses visitors. */
export const stopFollowing =
  ({ session, follows, teams }: All): StopFollowing =>
  async ({ kind, key }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    return kind === "team"
      ? teams.set(key as Slug, member.id, false)
      : follows.set(followId({ kind, slug: key }), member.id, false);
  };
