import type { MemberCard } from "../../../domain/accounts/member.ts";
import type { Comment, CommentId } from "../../../domain/content/reactions/comment.ts";
import type { Comments } from "../../../domain/content/reactions/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend, Subjects } from "../backend.ts";
import { refusedTurn } from "../shared/turns.ts";
import type { CommentRecord, MemberRecord } from "../dataset.ts";

const sameWithin = 10 * 60 * 1000;

export const cardOf = (member: MemberRecord | undefined): MemberCard => ({
  username: member?.username ?? null,
  avatar: member?.avatar ?? null,
  isStaff: member?.role !== undefined,
});

export const isShown = ({ hiddenBecause }: CommentRecord<string>): boolean => hiddenBecause === undefined;

export const commentFrom =
  ({ memberOf }: Pick<MemoryBackend, "memberOf">) =>
  ({ on: _, hiddenBecause, ...comment }: CommentRecord<string>): Comment => ({
    ...comment,
    hiddenBecause: hiddenBecause ?? null,
    card: cardOf(memberOf(comment.author ?? undefined)),
  });

/** The comments on one kind of thing. */
export const memoryComments = <Id extends string>(
  backend: MemoryBackend,
  { comments, acts, sees }: Subjects<Id>,
): Comments<Id> => {
  const { memberOf, enter, isSelf, now, standing } = backend;
  const shown = commentFrom({ memberOf });
  const isReadable = (one: CommentRecord<Id>) =>
    isShown(one) || (one.author !== null && isSelf(one.author)) || may(standing(), "read hidden comments");

  return {
    async of(id, count, before) {
      await enter(acts.read);
      if (!sees(id)) return [];
      return comments
        .read()
        .filter(isReadable)
        .filter((comment) => comment.on === id && (before === undefined || comment.createdAt < before))
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
        .slice(0, count)
        .map(shown);
    },

    async add(id, member, text) {
      if (!((await enter(acts.comment)) && isSelf(member))) return refused({ kind: "signed-out" });
      if (!sees(id)) return refused({ kind: "gone" });
      const all = comments.read();
      const same = all.find(
        (one) =>
          one.on === id &&
          one.author === member &&
          one.text === text &&
          now().getTime() - new Date(one.createdAt).getTime() < sameWithin,
      );
      if (same) return done(shown(same));
      const tooMany = refusedTurn(backend, `comment ${member}`, 20);
      if (tooMany) return tooMany;
      const comment = {
        id: crypto.randomUUID() as string as CommentId,
        on: id,
        author: member,
        text,
        createdAt: now().toISOString(),
      };
      comments.write([...all, comment]);
      return done(shown(comment));
    },
  };
};
