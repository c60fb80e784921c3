import { done, refused } from "../../domain/result.ts";
import type { TipLikes } from "../../domain/tips/ports.ts";
import type { MemoryBackend } from "./backend.ts";

export const memoryTipLikes = ({ world, likes, enter, isSelf, isVisible }: MemoryBackend): TipLikes => ({
  async set(tip, member, liked) {
    if (!((await enter("like a tip")) && isSelf(member))) return refused({ kind: "signed-out" });
    if (liked && !world.tips.some((one) => one.id === tip && isVisible(one))) return refused({ kind: "gone" });
    const others = likes.read().filter((like) => like.tip !== tip || like.member !== member);
    likes.write(liked ? [...others, { tip, member }] : others);
    return done();
  },

  async count(tip) {
    await enter("read published tips");
    return likes.read().filter((like) => like.tip === tip).length;
  },

  async has(tip, member) {
    await enter("read published tips");
    return likes.read().some((like) => like.tip === tip && like.member === member);
  },
});
