import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { ModeratedComment, Moderation } from "../../../../domain/content/reactions/moderate.ts";
import { canReadItem } from "../../../../domain/content/publication.ts";
import type { CommentId } from "../../../../domain/content/reactions/comment.ts";
import { canReadComment, hide, isHidden, restore } from "../../../../domain/content/reactions/hiding.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import type { MemoryBackend } from "../../backend.ts";
import type { CommentRecord } from "../../dataset.ts";
import type { StoredValue } from "../../shared/keyValueStore.ts";
import { commentFrom } from "./comments.ts";
import { itemsOn } from "../items.ts";

export const memoryModeration = (backend: MemoryBackend): Moderation => {
  const { articleReactions, enter, isEmpty, me, now, refuseOthers, audience, tipReactions } = backend;
  const items = itemsOn(backend);
  const shown = commentFrom(backend);

  const moderated = (kind: ContentKind, comment: CommentRecord<string>): readonly ModeratedComment[] => {
    const on = items.all(kind).find(({ id }) => id === comment.on);
    if (!on || !canReadItem(kind, on, audience(), now())) return [];
    if (!canReadComment(comment, me()?.id ?? null, audience())) return [];
    return [{ ...shown(comment), on: { kind, id: on.id, slug: on.slug, title: on.title } }];
  };

  /** Whether a comment of that id was there to be changed. */
  const changeIn = <Id>(
    { read, update }: StoredValue<readonly CommentRecord<Id>[]>,
    id: CommentId,
    reason: string | null,
  ): boolean => {
    const isThere = read().some((comment) => comment.id === id);
    const changed = (comment: CommentRecord<Id>) => (reason === null ? restore(comment) : hide(comment, reason));
    if (isThere) update((all) => all.map((comment) => (comment.id === id ? changed(comment) : comment)));
    return isThere;
  };

  return {
    async latest({ kind, count, before, hiddenOnly }) {
      await enter("read published articles");
      const all: readonly CommentRecord<string>[] =
        kind === "tip" ? tipReactions.comments.read() : articleReactions.comments.read();
      return (isEmpty() ? [] : all)
        .filter((comment) => !hiddenOnly || isHidden(comment))
        .filter(({ createdAt }) => before === undefined || createdAt < before)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || (one.id < other.id ? -1 : 1))
        .flatMap((comment) => moderated(kind, comment))
        .slice(0, count);
    },

    async hide(kind, id, reason) {
      if (!(await enter("hide a comment"))) return refuseOthers();
      const isChanged =
        kind === "tip" ? changeIn(tipReactions.comments, id, reason) : changeIn(articleReactions.comments, id, reason);
      return isChanged ? done() : refused({ kind: "gone" });
    },
  };
};
