import { done, refused } from "../../../domain/shared/result.ts";
import type { Likes } from "../../../domain/content/reactions/ports.ts";
import type { MemoryBackend, Subjects } from "../backend.ts";
import { refusedTurn } from "../shared/turns.ts";

/** The likes of one kind of thing. */
export const memoryLikes = <Id extends string>(
  backend: MemoryBackend,
  { likes, acts, sees }: Subjects<Id>,
): Likes<Id> => ({
  async set(id, member, liked) {
    const { enter, isSelf } = backend;
    if (!((await enter(acts.like)) && isSelf(member))) return refused({ kind: "signed-out" });
    if (liked && !sees(id)) return refused({ kind: "gone" });
    const all = likes.read();
    const others = all.filter((like) => like.on !== id || like.member !== member);
    if (liked === others.length < all.length) return done();
    const tooMany = refusedTurn(backend, `like ${member}`, 120);
    if (tooMany) return tooMany;
    likes.write(liked ? [...others, { on: id, member }] : others);
    return done();
  },

  async count(id) {
    await backend.enter(acts.read);
    return sees(id) ? likes.read().filter((like) => like.on === id).length : 0;
  },

  async has(id, member) {
    await backend.enter(acts.read);
    return sees(id) && likes.read().some((like) => like.on === id && like.member === member);
  },
});
