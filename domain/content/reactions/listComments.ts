import type { Comment } from "./comment.ts";
import type { Comments } from "./ports.ts";

export type CommentPage = {
  readonly comments: readonly Comment[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
};

export type CommentsQuery<Id> = {
  readonly id: Id;
  /** The oldest that is shown; absent for the first page. */
  readonly after?: Pick<Comment, "createdAt"> | undefined;
};

export type ListComments<Id> = (wanted: CommentsQuery<Id>) => Promise<CommentPage>;

export const commentsPerPage = 20;

/** A page of the comments on a content item, newest first. */
export const listComments =
  <Id>({ comments }: { readonly comments: Comments<Id> }): ListComments<Id> =>
  async ({ id, after }) => {
    // One more than shown, to know whether there are more.
    const found = await comments.of(id, commentsPerPage + 1, after?.createdAt);
    return { comments: found.slice(0, commentsPerPage), hasMore: found.length > commentsPerPage };
  };
