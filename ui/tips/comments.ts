import { createEvent, createStore, sample } from "effector";
import type { TipComment } from "../../domain/tips/comment.ts";
import type { CommentPage } from "../../domain/tips/listComments.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { failed, type Loaded, loading, ready } from "../page/loaded.ts";
import { listCommentsFx, type WantedComments } from "./effects.ts";
import { $tipId } from "./tip.ts";

export const olderWanted = createEvent();
export const commentsRetried = createEvent();
export const commentAdded = createEvent<TipComment>();

export const $comments = createStore<Loaded<CommentPage>>(loading, { sid: "tip-comments" });
export const $isLoadingOlder = listCommentsFx.pending;

// The comments of the page that the server sent are in it: only a tip that was come to in the browser has none yet.
sample({
  clock: [$tipId, commentsRetried],
  source: $tipId,
  filter: (tip) => tip !== null,
  fn: (tip): WantedComments => ({ tip: tip as TipId }),
  target: listCommentsFx,
});
$comments.on([$tipId, commentsRetried], () => loading);

sample({
  clock: olderWanted,
  source: { tip: $tipId, comments: $comments, isLoading: listCommentsFx.pending },
  filter: ({ tip, comments, isLoading }) => tip !== null && comments.status === "ready" && !isLoading,
  fn: ({ tip, comments }): WantedComments => ({
    tip: tip as TipId,
    after: comments.status === "ready" ? comments.value.comments.at(-1) : undefined,
  }),
  target: listCommentsFx,
});

/** Older ones come behind what is there; one that both have stands once. */
const joined = (shown: CommentPage, older: CommentPage): CommentPage => {
  const known = new Set(shown.comments.map(({ id }) => id));
  return {
    comments: [...shown.comments, ...older.comments.filter(({ id }) => !known.has(id))],
    hasMore: older.hasMore,
  };
};

const arrived = sample({
  clock: listCommentsFx.done,
  source: $tipId,
  filter: (tip, { params }) => tip === params.tip,
  fn: (_, done) => done,
});
const missed = sample({
  clock: listCommentsFx.fail,
  source: $tipId,
  filter: (tip, { params }) => tip === params.tip,
});

// Whether it is new is asked of the list before it takes it: a retry may bring one that is there already.
const placed = sample({
  clock: commentAdded,
  source: $comments,
  fn: (shown, comment) => ({
    comment,
    isNew: shown.status !== "ready" || !shown.value.comments.some(({ id }) => id === comment.id),
  }),
});

$comments
  .on(arrived, (shown, { params, result }) =>
    ready(params.after && shown.status === "ready" ? joined(shown.value, result) : result),
  )
  // What is shown stays when older ones can't be had: the button is still there to try again.
  .on(missed, (shown) => (shown.status === "ready" ? shown : failed))
  .on(placed, (shown, { comment, isNew }) =>
    shown.status === "ready" && isNew ? ready({ ...shown.value, comments: [comment, ...shown.value.comments] }) : shown,
  );

/** How many of the reader's own comments came since the page was counted. */
export const $added = createStore(0, { serialize: "ignore" })
  .on(placed, (added, { isNew }) => added + Number(isNew))
  .reset($tipId);
