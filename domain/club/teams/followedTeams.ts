import type { MemberId } from "../../accounts/member.ts";
import type { Session, SignedOut } from "../../accounts/ports.ts";
import type { LikesOf } from "../../content/reactions/like.ts";
import type { Likes } from "../../content/reactions/ports.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { type ListedMatch, nextOf } from "../matches/listMatches.ts";
import type { Matches, TeamName } from "../matches/ports.ts";

/** A team that a member follows, with its next match; null while none is announced. */
export type FollowedTeam = TeamName & { readonly next: ListedMatch | null };

/** A team is followed as a tip is liked, and counts in the same limit; but only the caller's own followed teams are visible. */
export type FollowedTeams = Pick<Likes<Slug>, "set" | "has"> & {
  /** A member's published ones, in the club's order. */
  list(member: MemberId): Promise<Result<readonly TeamName[], SignedOut>>;
};

type Needs = { readonly session: Session; readonly followedTeams: FollowedTeams };

/** Whether the signed-in member follows a team. The count is theirs alone: 0 or 1. */
export const followsOf =
  ({ session, followedTeams }: Needs): LikesOf<Slug> =>
  async ({ id }) => {
    const member = await session.current();
    const mine = member ? await followedTeams.has(id, member.id) : false;
    return { count: Number(mine), mine };
  };

export type ListFollowedTeams = (wanted: {
  readonly now: number;
}) => Promise<Result<readonly FollowedTeam[], SignedOut>>;

type ListNeeds = Needs & { readonly matches: Pick<Matches, "coming"> };

/** The teams that the signed-in member follows, each with its next match. Refuses visitors. */
export const listFollowedTeams =
  ({ session, followedTeams, matches }: ListNeeds): ListFollowedTeams =>
  async ({ now }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const followed = await followedTeams.list(member.id);
    if (!followed.ok) return followed;
    const withNext = async (team: TeamName) => ({ ...team, next: await nextOf(matches, team.slug, now) });
    return done(await Promise.all(followed.value.map(withNext)));
  };
