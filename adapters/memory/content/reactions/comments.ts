import { memberCard } from "../../../../domain/accounts/member.ts";
import type { Comment, CommentId } from "../../../../domain/content/reactions/comment.ts";
import { canReadComment } from "../../../../domain/content/reactions/hiding.ts";
import type { Comments } from "../../../../domain/content/reactions/ports.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import { hasValues, isRetryTime } from "../../../../domain/shared/retry.ts";
import type { MemoryBackend, Reactions } from "../../backend.ts";
import type { CommentRecord } from "../../dataset.ts";
import { consumeQuota } from "../../shared/quotas.ts";

export const commentFrom =
  ({ memberOf }: MemoryBackend) =>
  ({ on: _, hiddenBecause = null, ...comment }: CommentRecord<string>): Comment => ({
    ...comment,
    hiddenBecause,
    card: memberCard(memberOf(comment.author ?? undefined)),
  });

/** The comments on one kind of content item. */
export const memoryComments = <Id extends string>(
  backend: MemoryBackend,
  { comments, acts, canRead }: Reactions<Id>,
): Comments<Id> => {
  const { enter, isSelf, me, now, audience } = backend;
  const shown = commentFrom(backend);

  return {
    async of(id, count, before) {
      await enter(acts.read);
      if (!canRead(id)) return [];
      return comments
        .read()
        .filter((comment) => canReadComment(comment, me()?.id ?? null, audience()))
        .filter((comment) => comment.on === id && (before === undefined || comment.createdAt < before))
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
        .slice(0, count)
        .map(shown);
    },

    async add(id, member, text) {
      if (!((await enter(acts.comment)) && isSelf(member))) return refused({ kind: "signed-out" });
      if (!canRead(id)) return refused({ kind: "gone" });
      const wanted = { on: id, author: member, text };
      const same = comments.read().find((one) => isRetryTime(one.createdAt, now()) && hasValues(one, wanted));
      if (same) return done(shown(same));
      const quota = consumeQuota(backend, "comment", member);
      if (!quota.ok) return quota;
      const comment = { id: crypto.randomUUID() as string as CommentId, ...wanted, createdAt: now().toISOString() };
      comments.update((all) => [...all, comment]);
      return done(shown(comment));
    },
  };
};
