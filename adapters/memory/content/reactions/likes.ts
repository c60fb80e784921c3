import type { Likes } from "../../../../domain/content/reactions/ports.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import type { MemoryBackend, Reactions } from "../../backend.ts";
import { consumeQuota } from "../../shared/quotas.ts";

/** What members like, or mark in another way. */
type LikedItems<Id> = Pick<Reactions<Id>, "likes" | "canRead"> & {
  readonly acts: Pick<Reactions<Id>["acts"], "read" | "like">;
};

/** The likes of one kind of content item. */
export const memoryLikes = <Id extends string>(
  backend: MemoryBackend,
  { likes, acts, canRead }: LikedItems<Id>,
): Likes<Id> => ({
  async set(id, member, liked) {
    const { enter, isSelf } = backend;
    if (!((await enter(acts.like)) && isSelf(member))) return refused({ kind: "signed-out" });
    if (liked && !canRead(id)) return refused({ kind: "gone" });
    const all = likes.read();
    const others = all.filter((like) => like.on !== id || like.member !== member);
    if (liked === others.length < all.length) return done();
    const quota = consumeQuota(backend, "like", member);
    if (quota.ok) likes.write(liked ? [...others, { on: id, member, at: backend.now().toISOString() }] : others);
    return quota;
  },

  async count(id) {
    await backend.enter(acts.read);
    return canRead(id) ? likes.read().filter((like) => like.on === id).length : 0;
  },

  async has(id, member) {
    await backend.enter(acts.read);
    return (
      backend.isSelf(member) && canRead(id) && likes.read().some((like) => like.on === id && like.member === member)
    );
  },
});
