import type { Session, SignedOut } from "../../accounts/ports.ts";
import type { Followed, Follows } from "../../notifications/following.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { type ListedMatch, nextOf } from "../matches/listMatches.ts";
import type { Matches, TeamName } from "../matches/ports.ts";

/** A team that a member follows, with its next match; null while none is announced. */
export type FollowedTeam = TeamName & { readonly next: ListedMatch | null };

export type ListFollowedTeams = (wanted: {
  readonly now: number;
}) => Promise<Result<readonly FollowedTeam[], SignedOut>>;

type Needs = {
  readonly session: Session;
  readonly follows: Pick<Follows, "list">;
  readonly matches: Pick<Matches, "coming">;
};

/** The teams that the signed-in member follows, each with its next match. Refuses visitors. */
export const listFollowedTeams =
  ({ session, follows, matches }: Needs): ListFollowedTeams =>
  async ({ now }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const followed = await follows.list(member.id);
    if (!followed.ok) return followed;
    const withNext = async ({ slug, name }: Followed) => ({
      slug: slug as Slug,
      game: name,
      next: await nextOf(matches, slug as Slug, now),
    });
    return done(await Promise.all(followed.value.filter(({ kind }) => kind === "team").map(withNext)));
  };
