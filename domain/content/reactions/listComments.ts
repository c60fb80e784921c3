import type { Comment, CommentId, Thread } from "./comment.ts";
import type { CommentMark, CommentOrder, Comments } from "./ports.ts";

export type CommentPage = {
  readonly comments: readonly Thread[];
  /** Whether there are others after them. */
  readonly hasMore: boolean;
};

export type CommentsQuery<Id> = {
  readonly id: Id;
  /** Absent: newest first. */
  readonly order?: CommentOrder | undefined;
  /** The last that is shown; absent for the first page. */
  readonly after?: CommentMark | undefined;
};

export type ListComments<Id> = (wanted: CommentsQuery<Id>) => Promise<CommentPage>;

export const commentsPerPage = 20;

/** How many replies come with a comment. */
export const repliesPerThread = 20;

/** A page of the comments on a content item, newest or most liked first. */
export const listComments =
  <Id>({ comments }: { readonly comments: Comments<Id> }): ListComments<Id> =>
  async ({ id, order, after }) => {
    // One more than shown, to know whether there are more.
    const found = await comments.of(id, commentsPerPage + 1, after, order);
    return { comments: found.slice(0, commentsPerPage), hasMore: found.length > commentsPerPage };
  };

export type RepliesQuery<Id> = {
  readonly id: Id;
  readonly parent: CommentId;
  /** The last reply that is shown. */
  readonly after?: CommentMark | undefined;
};

export type ListReplies<Id> = (wanted: RepliesQuery<Id>) => Promise<readonly Comment[]>;

const repliesPerPage = 100;

/** The next replies to a comment, oldest first. */
export const listReplies =
  <Id>({ comments }: { readonly comments: Comments<Id> }): ListReplies<Id> =>
  ({ id, parent, after }) =>
    comments.repliesTo(id, parent, repliesPerPage, after);

export type FindThread<Id> = (wanted: { readonly id: Id; readonly comment: CommentId }) => Promise<Thread | null>;

/** The thread of a comment or a reply that a link names. Null when the caller can't read it, or it is on another item. */
export const findThread =
  <Id>({ comments }: { readonly comments: Comments<Id> }): FindThread<Id> =>
  ({ id, comment }) =>
    comments.threadOf(id, comment);
