import { combine, createEvent, createStore, sample } from "effector";
import type { Comment } from "../../domain/reactions/comment.ts";
import type { CommentPage, WantedComments } from "../../domain/reactions/listComments.ts";
import { knownFrom } from "../page/known.ts";
import { failed, type Loaded, loading, ready } from "../page/loaded.ts";
import type { Subject } from "./subject.ts";

/** Older ones come behind what is there; one that both have stands once. */
const joined = (shown: CommentPage, older: CommentPage): CommentPage => {
  const known = new Set(shown.comments.map(({ id }) => id));
  return {
    comments: [...shown.comments, ...older.comments.filter(({ id }) => !known.has(id))],
    hasMore: older.hasMore,
  };
};

/** The comments on one kind of thing, as far as they are loaded. */
export const commentListOn = <Id extends string>({ kind, $id, acts: { listCommentsFx } }: Subject<Id>) => {
  const olderWanted = createEvent();
  const commentsRetried = createEvent();
  const commentAdded = createEvent<Comment>();

  const $comments = createStore<Loaded<CommentPage>>(loading, { sid: `${kind}-comments` });
  const $isLoadingOlder = listCommentsFx.pending;

  // The comments of the page that the server sent are in it: only what was come to in the browser has none yet.
  sample({
    clock: [$id, commentsRetried],
    source: $id,
    filter: (id) => id !== null,
    fn: (id): WantedComments<Id> => ({ id: id as Id }),
    target: listCommentsFx,
  });
  $comments.on([$id, commentsRetried], () => loading);

  const $known = knownFrom(
    combine($id, $comments, (id, comments) =>
      id !== null && comments.status === "ready" ? { name: id, thing: comments.value } : null,
    ),
  );
  sample({
    clock: $id,
    source: $known,
    filter: (known, id) => id !== null && known.has(id),
    fn: (known, id) => ready(known.get(id as Id) as CommentPage),
    target: $comments,
  });

  sample({
    clock: olderWanted,
    source: { id: $id, comments: $comments, isLoading: listCommentsFx.pending },
    filter: ({ id, comments, isLoading }) => id !== null && comments.status === "ready" && !isLoading,
    fn: ({ id, comments }): WantedComments<Id> => ({
      id: id as Id,
      after: comments.status === "ready" ? comments.value.comments.at(-1) : undefined,
    }),
    target: listCommentsFx,
  });

  const arrived = sample({
    clock: listCommentsFx.done,
    source: $id,
    filter: (id, { params }) => id === params.id,
    fn: (_, done) => done,
  });
  const missed = sample({
    clock: listCommentsFx.fail,
    source: $id,
    filter: (id, { params }) => id === params.id,
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
      shown.status === "ready" && isNew
        ? ready({ ...shown.value, comments: [comment, ...shown.value.comments] })
        : shown,
    );

  /** How many of the reader's own comments came since the page was counted. */
  const $added = createStore(0, { serialize: "ignore" })
    .on(placed, (added, { isNew }) => added + Number(isNew))
    .reset($id);

  return { $comments, $isLoadingOlder, $added, olderWanted, commentsRetried, commentAdded };
};
