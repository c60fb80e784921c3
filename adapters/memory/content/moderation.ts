import type { Kind } from "../../../domain/content/editing/item.ts";
import type { ModeratedComment, Moderation } from "../../../domain/content/editing/ports.ts";
import type { CommentId } from "../../../domain/content/reactions/comment.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { MemoryBackend } from "../backend.ts";
import { commentFrom, isShown } from "./comments.ts";
import { itemsOn } from "./items.ts";
import { lacking } from "../applications/reviews.ts";
import type { StoredValue } from "../shared/keyValueStore.ts";
import type { CommentRecord } from "../dataset.ts";

export const memoryModeration = (backend: MemoryBackend): Moderation => {
  const { articleReactions, enter, isEmpty, isSelf, standing, tipReactions } = backend;
  const items = itemsOn(backend);
  const shown = commentFrom(backend);

  const moderated = (kind: Kind, comment: CommentRecord<string>): readonly ModeratedComment[] => {
    const on = items.all(kind).find(({ id }) => id === comment.on);
    const isStaff = may(standing(), "read hidden comments");
    const isReadable = isShown(comment) || isStaff || (comment.author !== null && isSelf(comment.author));
    if (!on || !isReadable || !(on.isPublished || isStaff)) return [];
    return [{ ...shown(comment), on: { kind, id: on.id, slug: on.slug, title: on.title } }];
  };

  const hideIn = <Id>(
    { read, write }: StoredValue<readonly CommentRecord<Id>[]>,
    id: CommentId,
    reason: string | null,
  ): boolean => {
    const isThere = read().some((comment) => comment.id === id);
    const changed = ({ hiddenBecause: _, ...comment }: CommentRecord<Id>): CommentRecord<Id> =>
      reason === null ? comment : { ...comment, hiddenBecause: reason };
    if (isThere) write(read().map((comment) => (comment.id === id ? changed(comment) : comment)));
    return isThere;
  };

  return {
    async latest({ kind, count, before, hiddenOnly }) {
      await enter("read published articles");
      const all: readonly CommentRecord<string>[] =
        kind === "tip" ? tipReactions.comments.read() : articleReactions.comments.read();
      return (isEmpty() ? [] : all)
        .filter((comment) => !hiddenOnly || !isShown(comment))
        .filter(({ createdAt }) => before === undefined || createdAt < before)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || (one.id < other.id ? -1 : 1))
        .flatMap((comment) => moderated(kind, comment))
        .slice(0, count);
    },

    async hide(kind, id, reason) {
      if (!(await enter("hide a comment"))) return refused(lacking(backend));
      const isHidden =
        kind === "tip" ? hideIn(tipReactions.comments, id, reason) : hideIn(articleReactions.comments, id, reason);
      return isHidden ? done() : refused({ kind: "gone" });
    },
  };
};
