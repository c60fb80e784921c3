import type { Comment, CommentId, Thread } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage } from "../../../domain/content/reactions/listComments.ts";

/** Appends the next comments, without duplicates. */
export const joined = (shown: CommentPage, next: CommentPage): CommentPage => {
  const known = new Set(shown.comments.map(({ id }) => id));
  return {
    comments: [...shown.comments, ...next.comments.filter(({ id }) => !known.has(id))],
    hasMore: next.hasMore,
  };
};

/** All comments and replies of a page. */
export const everyComment = ({ comments }: CommentPage): readonly Comment[] =>
  comments.flatMap((thread) => [thread, ...thread.replies]);

export const hasComment = (page: CommentPage, id: CommentId): boolean =>
  everyComment(page).some((one) => one.id === id);

const changeThread = (page: CommentPage, id: CommentId, change: (thread: Thread) => Thread): CommentPage => ({
  ...page,
  comments: page.comments.map((thread) => (thread.id === id ? change(thread) : thread)),
});

/** With a new comment: before the others, or a reply after the others of its thread. One that is there already changes nothing. */
export const withAdded = (page: CommentPage, comment: Comment): CommentPage => {
  if (hasComment(page, comment.id)) return page;
  if (comment.parent === null) {
    return { ...page, comments: [{ ...comment, replies: [], replyCount: 0 }, ...page.comments] };
  }
  return changeThread(page, comment.parent, (thread) => ({
    ...thread,
    replies: [...thread.replies, comment],
    replyCount: thread.replyCount + 1,
  }));
};

/** The first page as reloaded, followed by the shown older ones. Comments added since the request and linked threads stand before it. */
export const renewed = (shown: CommentPage, newest: CommentPage, added: readonly Comment[]): CommentPage => {
  const isBeforeNewer = ({ createdAt }: Comment, at: number) => createdAt < (shown.comments[at + 1]?.createdAt ?? "");
  const begin = shown.comments.findLastIndex(isBeforeNewer) + 1;
  const [inOrder, before] = [shown.comments.slice(begin), shown.comments.slice(0, begin)];
  const last = newest.comments.at(-1);
  const older = last ? inOrder.filter(({ createdAt }) => createdAt < last.createdAt) : [];
  const all = older.length > 0 && newest.hasMore ? joined(newest, { ...shown, comments: older }) : newest;
  // A complete first page lacks only what is deleted.
  const isLinked = ({ id, createdAt }: Comment) =>
    newest.hasMore && createdAt < (inOrder[0]?.createdAt ?? "") && !hasComment(all, id);
  const linked = before.filter(isLinked);
  return added.reduce(withAdded, { ...all, comments: [...linked, ...all.comments] });
};

export const withChanged = (page: CommentPage, id: CommentId, change: Partial<Comment>): CommentPage => {
  const changed = <One extends Comment>(one: One): One => (one.id === id ? { ...one, ...change } : one);
  return {
    ...page,
    comments: page.comments.map((thread) => ({ ...changed(thread), replies: thread.replies.map(changed) })),
  };
};

/** Without a comment that its author deletes. One with replies stays, without name and text. Idempotent. */
export const withoutComment = (page: CommentPage, { id, parent }: Pick<Comment, "id" | "parent">): CommentPage => {
  if (parent === null) {
    const isAnswered = page.comments.some((thread) => thread.id === id && thread.replyCount > 0);
    return isAnswered
      ? withChanged(page, id, { author: null, isDeleted: true })
      : { ...page, comments: page.comments.filter((thread) => thread.id !== id) };
  }
  const left = changeThread(page, parent, (thread) => {
    const replies = thread.replies.filter((reply) => reply.id !== id);
    return { ...thread, replies, replyCount: thread.replyCount - thread.replies.length + replies.length };
  });
  return { ...left, comments: left.comments.filter((thread) => !thread.isDeleted || thread.replyCount > 0) };
};

/** With the next replies of a thread, oldest first: one's own new reply stays the last. */
export const withReplies = (page: CommentPage, parent: CommentId, replies: readonly Comment[]): CommentPage =>
  changeThread(page, parent, (thread) => {
    const known = new Set(thread.replies.map(({ id }) => id));
    const all = [...thread.replies, ...replies.filter(({ id }) => !known.has(id))];
    return { ...thread, replies: all.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)) };
  });

/** With the thread that a link names: in its place, or before the others. */
export const withThread = (page: CommentPage, thread: Thread): CommentPage =>
  page.comments.some(({ id }) => id === thread.id)
    ? changeThread(page, thread.id, () => thread)
    : { ...page, comments: [thread, ...page.comments] };
