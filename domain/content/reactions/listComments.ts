import type { Comment } from "./comment.ts";
import type { Comments } from "./ports.ts";

export type CommentPage = {
  readonly comments: readonly Comment[];
  /** Whether older ones are left. */
  readonly hasMore: boolean;
};

export type WantedComments<Id> = {
  readonly id: Id;
  /** The oldest that is known already, when there is one. */
  readonly after?: Comment | undefined;
};

export type ListComments<Id> = (wanted: WantedComments<Id>) => Promise<CommentPage>;

export const commentsPerPage = 20;

/** The comments on a tip or an article, newest first, a page at a time. */
export const listComments =
  <Id>({ comments }: { readonly comments: Comments<Id> }): ListComments<Id> =>
  async ({ id, after }) => {
    // One more than is shown tells whether there are more.
    const found = await comments.of(id, commentsPerPage + 1, after?.createdAt);
    return { comments: found.slice(0, commentsPerPage), hasMore: found.length > commentsPerPage };
  };
