import type { TipComment } from "./comment.ts";
import type { TipComments } from "./ports.ts";
import type { TipId } from "./tip.ts";

export type CommentPage = {
  readonly comments: readonly TipComment[];
  /** Whether older ones are left. */
  readonly hasMore: boolean;
};

export type ListComments = (wanted: {
  readonly tip: TipId;
  /** The oldest that is known already, when there is one. */
  readonly after?: TipComment | undefined;
}) => Promise<CommentPage>;

export const commentsPerPage = 20;

/** A tip's comments, newest first, a page at a time. */
export const listComments =
  ({ comments }: { readonly comments: TipComments }): ListComments =>
  async ({ tip, after }) => {
    // One more than is shown tells whether there are more.
    const found = await comments.of(tip, commentsPerPage + 1, after?.createdAt);
    return { comments: found.slice(0, commentsPerPage), hasMore: found.length > commentsPerPage };
  };
