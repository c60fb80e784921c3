import { followableOf, type FollowId, type Follows } from "../../../domain/notifications/following.ts";
import type { MemoryBackend } from "../backend.ts";
import { memoryLikes } from "../content/reactions/likes.ts";

export const memoryFollows = (backend: MemoryBackend): Follows => {
  const { categories, follows, people } = backend;
  const { set, has } = memoryLikes<FollowId>(backend, {
    likes: follows,
    acts: { read: "read published teams", like: "follow a person or a category" },
    canRead: (id) => {
      const { kind, slug } = followableOf(id);
      if (kind === "person") return people.read().some((one) => one.slug === slug);
      return categories.read().some((one) => one.kind === kind && one.slug === slug);
    },
  });
  return { set, has };
};
