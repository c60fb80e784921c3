import { memberCard } from "../../../domain/accounts/member.ts";
import { followableOf, type Followed, type FollowId, type Follows } from "../../../domain/notifications/following.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { matchesOn } from "../club/matchRows.ts";
import { memoryLikes } from "../content/reactions/likes.ts";

const right = "follow a team, a person, a category or a member";

export const memoryFollows = (backend: MemoryBackend): Follows => {
  const { blocks, categories, enter, follows, isSelf, me, memberOf, people } = backend;
  const { publishedTeams, readableTeams } = matchesOn(backend);
  /** How the list names it; null for what isn't shown. */
  const nameOf = (id: FollowId): Pick<Followed, "slug" | "name"> | null => {
    const { kind, slug } = followableOf(id);
    if (kind === "team") {
      const found = publishedTeams().find((one) => one.slug === slug);
      return found ? { slug, name: found.game } : null;
    }
    if (kind === "person") {
      const found = people.read().find((one) => one.slug === slug && one.isPublished);
      return found ? { slug, name: found.name } : null;
    }
    if (kind === "member") {
      const { username, isHidden } = memberCard(memberOf(slug));
      return username === null || isHidden ? null : { slug: username, name: username };
    }
    const found = categories.read().find((one) => one.kind === kind && one.slug === slug);
    return found ? { slug, name: found.label } : null;
  };
  const { set, has } = memoryLikes<FollowId>(backend, {
    likes: follows,
    acts: { read: "read published teams", like: right },
    canRead: (id) => {
      const { kind, slug } = followableOf(id);
      if (kind === "team") return readableTeams().some((one) => one.slug === slug);
      if (kind === "person") return people.read().some((one) => one.slug === slug);
      if (kind !== "member") return nameOf(id) !== null;
      const isBlocked = blocks.read().some(({ member, blocked }) => member === me()?.id && blocked === slug);
      return nameOf(id) !== null && !isSelf(slug as never) && !isBlocked;
    },
  });
  return {
    set,
    has,

    async list(member) {
      if (!((await enter(right)) && isSelf(member))) return refused({ kind: "signed-out" });
      const own = follows.read().filter((one) => one.member === member);
      const followed = own.toReversed().flatMap(({ on }): readonly Followed[] => {
        const { kind, slug: key } = followableOf(on);
        const named = nameOf(on);
        return named ? [{ kind, key, ...named }] : [];
      });
      const teams = publishedTeams().flatMap(({ slug }) =>
        followed.filter((one) => one.kind === "team" && one.key === slug),
      );
      return done([...teams, ...followed.filter(({ kind }) => kind !== "team")]);
    },
  };
};
