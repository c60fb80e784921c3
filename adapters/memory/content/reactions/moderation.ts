import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import {
  type CommentSorting,
  commentStateOf,
  type ModeratedComment,
  type Moderation,
} from "../../../../domain/content/reactions/moderate.ts";
import { compareKeys } from "../../../../domain/content/editing/search.ts";
import { canReadItem } from "../../../../domain/content/publication.ts";
import type { CommentId } from "../../../../domain/content/reactions/comment.ts";
import { canReadComment, hide, isHidden, restore } from "../../../../domain/content/reactions/hiding.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import type { MemoryBackend } from "../../backend.ts";
import type { CommentRecord } from "../../dataset.ts";
import type { StoredValue } from "../../shared/keyValueStore.ts";
import { commentFrom } from "./comments.ts";
import { itemsOn } from "../items.ts";
import { logModeration } from "../moderationLog.ts";

/** Those without a name come last, both ways. */
const inOrder =
  ({ by, way }: CommentSorting) =>
  (one: ModeratedComment, other: ModeratedComment): number => {
    const keyOf = ({ card, on, createdAt }: ModeratedComment) =>
      ({ author: card.username, page: on.title, date: createdAt })[by];
    const [key, otherKey] = [keyOf(one), keyOf(other)];
    if (key === null || otherKey === null) return Number(key === null) - Number(otherKey === null);
    return (way === "ascending" ? 1 : -1) * compareKeys(key, otherKey);
  };

export const memoryModeration = (backend: MemoryBackend): Moderation => {
  const { articleReactions, enter, isEmpty, me, now, refuseOthers, audience, reports, tipReactions } = backend;
  const items = itemsOn(backend);

  const moderated = (kind: ContentKind, comment: CommentRecord<string>): readonly ModeratedComment[] => {
    const on = items.all(kind).find(({ id }) => id === comment.on);
    if (!on || !canReadItem(kind, on, audience(), now())) return [];
    if (!canReadComment(comment, me()?.id ?? null, audience())) return [];
    const shown = commentFrom(backend, kind === "tip" ? tipReactions : articleReactions);
    return [{ ...shown(comment), on: { kind, id: on.id, slug: on.slug, title: on.title } }];
  };

  const all = (kind: ContentKind): readonly ModeratedComment[] => {
    const { comments }: { readonly comments: StoredValue<readonly CommentRecord<string>[]> } =
      kind === "tip" ? tipReactions : articleReactions;
    return isEmpty() ? [] : comments.read().flatMap((comment) => moderated(kind, comment));
  };

  /** Why a comment of that id isn't changed, if it isn't. */
  const changeIn = <Id>(
    kind: ContentKind,
    { read, update }: StoredValue<readonly CommentRecord<Id>[]>,
    id: CommentId,
    reason: string | null,
  ): "gone" | "already-hidden" | undefined => {
    const before = read().find((comment) => comment.id === id);
    if (!before) return "gone";
    const wasHeld = (before.heldFor ?? null) !== null;
    if (isHidden(before) && !wasHeld && reason !== null)
      return before.hiddenBecause === reason ? undefined : "already-hidden";
    if (wasHeld || isHidden(before) !== (reason !== null)) {
      const act = reason !== null ? "hide" : wasHeld ? "publish" : "show";
      logModeration(backend, { act, kind, about: before.author });
    }
    const changed = (comment: CommentRecord<Id>) => (reason === null ? restore(comment) : hide(comment, reason));
    update((all) => all.map((comment) => (comment.id === id ? changed(comment) : comment)));
    return undefined;
  };

  return {
    async slice({ kind, state, sorting, from, count }) {
      await enter("read published articles");
      const found = all(kind).filter((one) => state === undefined || state === commentStateOf(one));
      const newest = found.toSorted(
        (one, other) => other.createdAt.localeCompare(one.createdAt) || (one.id < other.id ? -1 : 1),
      );
      return (sorting ? newest.toSorted(inOrder(sorting)) : newest).slice(from, from + count);
    },

    async count() {
      await enter("read published articles");
      const counted = (kind: ContentKind) => {
        const counts = { shown: 0, hidden: 0, held: 0 };
        for (const comment of all(kind)) counts[commentStateOf(comment)]++;
        return counts;
      };
      return { article: counted("article"), tip: counted("tip") };
    },

    async hide(kind, id, reason) {
      if (!(await enter("hide a comment"))) return refuseOthers();
      const kept =
        kind === "tip"
          ? changeIn(kind, tipReactions.comments, id, reason)
          : changeIn(kind, articleReactions.comments, id, reason);
      if (kept) return refused({ kind: kept });
      // Hiding a comment settles its reports.
      if (reason !== null) {
        reports.update((all) => all.map((one) => (one.subject.id === id ? { ...one, isOpen: false } : one)));
      }
      return done();
    },
  };
};
