import type { MemberCard } from "../../domain/accounts/member.ts";
import { done, refused } from "../../domain/result.ts";
import type { CommentId, TipComment } from "../../domain/tips/comment.ts";
import type { TipComments } from "../../domain/tips/ports.ts";
import type { MemoryBackend } from "./backend.ts";
import type { CommentRecord, World } from "./world.ts";

const sameWithin = 10 * 60 * 1000;

const cardIn = (world: World, id: string): MemberCard => {
  const member = world.members.find((one) => one.id === id);
  return { username: member?.username ?? null, avatar: member?.avatar ?? null, isStaff: member?.role !== undefined };
};

export const memoryTipComments = (backend: MemoryBackend): TipComments => {
  const { world, comments, enter, isSelf, sees, now } = backend;
  const shown = ({ tip: _, ...comment }: CommentRecord): TipComment => ({
    ...comment,
    card: cardIn(world, comment.author),
  });

  return {
    async of(tip, count, before) {
      await enter("read published tips");
      if (!sees(tip)) return [];
      return comments
        .read()
        .filter((comment) => comment.tip === tip && (before === undefined || comment.createdAt < before))
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
        .slice(0, count)
        .map(shown);
    },

    async add(tip, member, text) {
      if (!((await enter("comment on a tip")) && isSelf(member))) return refused({ kind: "signed-out" });
      if (!sees(tip)) return refused({ kind: "gone" });
      const all = comments.read();
      const same = all.find(
        (one) =>
          one.tip === tip &&
          one.author === member &&
          one.text === text &&
          now().getTime() - new Date(one.createdAt).getTime() < sameWithin,
      );
      if (same) return done(shown(same));
      const comment = {
        id: crypto.randomUUID() as string as CommentId,
        tip,
        author: member,
        text,
        createdAt: now().toISOString(),
      };
      comments.write([...all, comment]);
      return done(shown(comment));
    },
  };
};
