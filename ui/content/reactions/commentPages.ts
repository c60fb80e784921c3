import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage } from "../../../domain/content/reactions/listComments.ts";

/** Older ones come behind what is there; one that both have stands once. */
export const joined = (shown: CommentPage, older: CommentPage): CommentPage => {
  const known = new Set(shown.comments.map(({ id }) => id));
  return {
    comments: [...shown.comments, ...older.comments.filter(({ id }) => !known.has(id))],
    hasMore: older.hasMore,
  };
};

/** The newest as they are by now, after what was said here since they were asked for, and before the older ones that are shown. */
export const renewed = (shown: CommentPage, newest: CommentPage, said: readonly Comment[]): CommentPage => {
  const last = newest.comments.at(-1);
  const older = last ? shown.comments.filter(({ createdAt }) => createdAt < last.createdAt) : [];
  const all = joined({ ...newest, comments: said.toReversed() }, newest);
  return older.length > 0 && newest.hasMore ? joined(all, { ...shown, comments: older }) : all;
};
