import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage } from "../../../domain/content/reactions/listComments.ts";

/** Appends older comments, without duplicates. */
export const joined = (shown: CommentPage, older: CommentPage): CommentPage => {
  const known = new Set(shown.comments.map(({ id }) => id));
  return {
    comments: [...shown.comments, ...older.comments.filter(({ id }) => !known.has(id))],
    hasMore: older.hasMore,
  };
};

/** The first page as reloaded. Comments added since the request come before it, shown older ones after it. */
export const renewed = (shown: CommentPage, newest: CommentPage, said: readonly Comment[]): CommentPage => {
  const last = newest.comments.at(-1);
  const older = last ? shown.comments.filter(({ createdAt }) => createdAt < last.createdAt) : [];
  const all = joined({ ...newest, comments: said.toReversed() }, newest);
  return older.length > 0 && newest.hasMore ? joined(all, { ...shown, comments: older }) : all;
};
