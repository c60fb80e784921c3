import { done, refused } from "../../domain/result.ts";
import type { Likes } from "../../domain/reactions/ports.ts";
import type { MemoryBackend, Subjects } from "./backend.ts";

/** The likes of one kind of thing. */
export const memoryLikes = <Id extends string>(
  { enter, isSelf }: MemoryBackend,
  { likes, acts, sees }: Subjects<Id>,
): Likes<Id> => ({
  async set(id, member, liked) {
    if (!((await enter(acts.like)) && isSelf(member))) return refused({ kind: "signed-out" });
    if (liked && !sees(id)) return refused({ kind: "gone" });
    const others = likes.read().filter((like) => like.on !== id || like.member !== member);
    likes.write(liked ? [...others, { on: id, member }] : others);
    return done();
  },

  async count(id) {
    await enter(acts.read);
    return sees(id) ? likes.read().filter((like) => like.on === id).length : 0;
  },

  async has(id, member) {
    await enter(acts.read);
    return sees(id) && likes.read().some((like) => like.on === id && like.member === member);
  },
});
