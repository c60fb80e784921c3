import type { FollowedTeams } from "../../../domain/club/teams/followedTeams.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import { memoryLikes } from "../content/reactions/likes.ts";
import { matchesOn } from "./matchRows.ts";

export const memoryFollowedTeams = (backend: MemoryBackend): FollowedTeams => {
  const { enter, followedTeams, isSelf } = backend;
  const { publishedTeams, readableTeams } = matchesOn(backend);
  const { set, has } = memoryLikes<Slug>(backend, {
    likes: followedTeams,
    acts: { read: "read published teams", like: "follow a team" },
    canRead: (team) => readableTeams().some(({ slug }) => slug === team),
  });
  return {
    set,
    has: async (team, member) => publishedTeams().some(({ slug }) => slug === team) && (await has(team, member)),

    async list(member) {
      if (!((await enter("follow a team")) && isSelf(member))) return refused({ kind: "signed-out" });
      const own = followedTeams.read().filter((one) => one.member === member);
      return done(publishedTeams().filter(({ slug }) => own.some(({ on }) => on === slug)));
    },
  };
};
