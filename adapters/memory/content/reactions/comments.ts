import { memberCard } from "../../../../domain/accounts/member.ts";
import { type Comment, type CommentId, isEditable, type Thread } from "../../../../domain/content/reactions/comment.ts";
import { canReadComment, isHidden } from "../../../../domain/content/reactions/hiding.ts";
import { repliesPerThread } from "../../../../domain/content/reactions/listComments.ts";
import type { CommentLikes, CommentMark, Comments } from "../../../../domain/content/reactions/ports.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import { hasValues, isRetryTime } from "../../../../domain/shared/retry.ts";
import type { MemoryBackend, Reactions } from "../../backend.ts";
import type { CommentRecord } from "../../dataset.ts";
import { heldNow } from "../holding.ts";
import { mutedNow } from "../measures.ts";
import { eraseAbout } from "../../shared/eraseRecords.ts";
import { consumeQuota } from "../../shared/quotas.ts";
import { memoryLikes } from "./likes.ts";

export const commentFrom =
  ({ memberOf, me }: MemoryBackend, { commentLikes }: Pick<Reactions<never>, "commentLikes">) =>
  ({ on: _, answered: __, ...comment }: CommentRecord<string>): Comment => {
    const likes = commentLikes.read().filter((like) => like.on === comment.id);
    const own = me()?.id;
    return {
      hiddenBecause: null,
      heldFor: null,
      parent: null,
      editedAt: null,
      isDeleted: false,
      ...comment,
      card: memberCard(memberOf(comment.author ?? undefined)),
      likes: likes.length,
      isLiked: own !== undefined && likes.some((like) => like.member === own),
    };
  };

const later = (one: CommentMark, other: CommentMark): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

const orders = {
  newest: (one: CommentMark, other: CommentMark) => later(other, one),
  liked: (one: CommentMark, other: CommentMark) => other.likes - one.likes || later(other, one),
};

/** The likes of comments on one kind of content item. */
export const memoryCommentLikes = <Id>(
  backend: MemoryBackend,
  { comments, commentLikes, acts, canRead }: Reactions<Id>,
): CommentLikes => {
  const { set } = memoryLikes<CommentId>(backend, {
    likes: commentLikes,
    acts: { read: acts.read, like: "like a comment" },
    canRead: (id) => {
      const found = comments.read().find((comment) => comment.id === id);
      const { me, audience } = backend;
      return (
        found !== undefined &&
        !found.isDeleted &&
        canRead(found.on) &&
        canReadComment(found, me()?.id ?? null, audience())
      );
    },
  });
  return { set };
};

/** The comments on one kind of content item. */
export const memoryComments = <Id extends string>(
  backend: MemoryBackend,
  { comments, commentLikes, acts, canRead }: Reactions<Id>,
): Comments<Id> => {
  const { enter, isSelf, me, now, audience, stores } = backend;
  const shown = commentFrom(backend, { commentLikes });
  const visibleOn = (id: Id): readonly Comment[] => {
    const own = me()?.id ?? null;
    const seen = comments
      .read()
      .filter((comment) => comment.on === id && canReadComment(comment, own, audience()))
      .map(shown);
    // A hidden comment takes its replies with it, but for their authors.
    const ids = new Set(seen.map((comment) => comment.id));
    return seen.filter(
      ({ parent, author }) => parent === null || ids.has(parent) || (author !== null && author === own),
    );
  };
  const repliesIn = (all: readonly Comment[], parent: CommentId) =>
    all.filter((comment) => comment.parent === parent).toSorted(later);
  const threadIn = (all: readonly Comment[], comment: Comment, most: number): Thread => {
    const replies = repliesIn(all, comment.id);
    return { ...comment, replies: replies.slice(0, most), replyCount: replies.filter((one) => !isHidden(one)).length };
  };
  const ownComment = (id: CommentId) =>
    comments.read().find((comment) => comment.id === id && comment.author !== null && isSelf(comment.author));

  return {
    async of(id, count, after, order = "newest") {
      await enter(acts.read);
      if (!canRead(id)) return [];
      const all = visibleOn(id);
      return all
        .filter((comment) => comment.parent === null && (after === undefined || orders[order](after, comment) < 0))
        .toSorted(orders[order])
        .slice(0, count)
        .map((comment) => threadIn(all, comment, repliesPerThread));
    },

    async threadOf(id, wanted) {
      await enter(acts.read);
      const all = canRead(id) ? visibleOn(id) : [];
      const found = all.find((comment) => comment.id === wanted);
      const root = all.find((comment) => comment.id === (found?.parent ?? found?.id));
      return root ? threadIn(all, root, 200) : null;
    },

    async repliesTo(id, parent, count, after) {
      await enter(acts.read);
      if (!canRead(id)) return [];
      const replies = repliesIn(visibleOn(id), parent);
      return replies.filter((reply) => after === undefined || later(after, reply) < 0).slice(0, count);
    },

    async add(id, member, text, answered) {
      if (!((await enter(acts.comment)) && isSelf(member))) return refused({ kind: "signed-out" });
      const muted = mutedNow(backend);
      if (muted) return muted;
      if (!canRead(id)) return refused({ kind: "gone" });
      const all = comments.read();
      const isThere = (one: CommentRecord<Id>) => one.on === id && !isHidden(one) && !one.isDeleted;
      const target = all.find((one) => one.id === answered && isThere(one));
      const root = all.find((one) => one.id === (target?.parent ?? target?.id) && !isHidden(one));
      if (answered !== undefined && !root) return refused({ kind: "answered-gone" });
      const wanted = { on: id, author: member, text, ...(root && { parent: root.id }) };
      const same = all.find(
        (one) =>
          isRetryTime(one.createdAt, now()) &&
          hasValues({ ...one, parent: one.parent }, { parent: undefined, ...wanted }),
      );
      if (same) return done(shown(same));
      const quota = consumeQuota(backend, "comment", member);
      if (!quota.ok) return quota;
      const comment = {
        id: crypto.randomUUID() as string as CommentId,
        ...wanted,
        ...(target && { answered: target.id }),
        ...heldNow(backend, text),
        createdAt: now().toISOString(),
      };
      comments.update((before) => [...before, comment]);
      return done(shown(comment));
    },

    async edit(id, text) {
      const member = me();
      if (!((await enter("change one's own comment")) && member)) return refused({ kind: "signed-out" });
      const quota = consumeQuota(backend, "comment", member.id);
      if (!quota.ok) return quota;
      const muted = mutedNow(backend);
      if (muted) return muted;
      const own = ownComment(id);
      if (!own || isHidden(own)) return refused({ kind: "gone" });
      if (!isEditable(own, now())) return refused({ kind: "too-late" });
      if (own.text === text) return done({ isHeld: false });
      const held = heldNow(backend, text);
      const isHeld = held !== undefined && held.heldFor !== "first";
      const edited = { ...own, text, editedAt: now().toISOString(), ...(isHeld && held) };
      comments.update((all) => all.map((one) => (one.id === id ? edited : one)));
      return done({ isHeld });
    },

    async remove(id) {
      if (!(await enter("change one's own comment"))) return refused({ kind: "signed-out" });
      const own = ownComment(id);
      if (!own) return done();
      const all = comments.read();
      eraseAbout(stores, own);
      if (all.some(({ parent }) => parent === id)) {
        const remains = { ...own, author: null, text: "Commentaire supprimé", editedAt: null, isDeleted: true };
        comments.write(all.map((one) => (one.id === id ? remains : one)));
      } else {
        const left = all.filter((one) => one.id !== id);
        // The last reply takes the remains of the comment that it answered with it.
        const isOver = (one: CommentRecord<Id>) =>
          one.id === own.parent && one.isDeleted && !left.some(({ parent }) => parent === one.id);
        comments.write(left.filter((one) => !isOver(one)));
      }
      return done();
    },
  };
};
