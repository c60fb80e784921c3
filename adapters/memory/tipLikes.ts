import { done, refused } from "../../domain/result.ts";
import type { TipLikes } from "../../domain/tips/ports.ts";
import type { MemoryBackend } from "./backend.ts";

export const memoryTipLikes = ({ likes, enter, isSelf, sees }: MemoryBackend): TipLikes => ({
  async set(tip, member, liked) {
    if (!((await enter("like a tip")) && isSelf(member))) return refused({ kind: "signed-out" });
    if (liked && !sees(tip)) return refused({ kind: "gone" });
    const others = likes.read().filter((like) => like.tip !== tip || like.member !== member);
    likes.write(liked ? [...others, { tip, member }] : others);
    return done();
  },

  async count(tip) {
    await enter("read published tips");
    return sees(tip) ? likes.read().filter((like) => like.tip === tip).length : 0;
  },

  async has(tip, member) {
    await enter("read published tips");
    return sees(tip) && likes.read().some((like) => like.tip === tip && like.member === member);
  },
});
