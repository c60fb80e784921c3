import { combine, createEvent, createStore, sample } from "effector";
import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage, CommentsQuery } from "../../../domain/content/reactions/listComments.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { recentItemsOf } from "../details/recentItems.ts";
import { failedBy, type Loaded, loading, ready } from "../../lib/loading/loaded.ts";
import { joined, renewed } from "./commentPages.ts";
import type { Subject } from "./subject.ts";

const none: CommentPage = { comments: [], hasMore: false };

/** The loaded comments of the shown tip or article. */
export const commentListOn = <Id extends string>({
  kind,
  $id,
  $commentCount,
  acts: { listCommentsFx },
}: Subject<Id>) => {
  const olderWanted = createEvent();
  const commentsRetried = createEvent();
  const commentAdded = createEvent<Comment>();

  const $comments = createStore<Loaded<CommentPage>>(loading, { sid: `${kind}-comments` });
  const $isLoadingOlder = createStore(false, { serialize: "ignore" })
    .on(listCommentsFx, (_, { after }) => after !== undefined)
    .reset(listCommentsFx.finally);

  const $known = recentItemsOf(
    $id,
    $comments.map((comments) => (comments.status === "ready" ? comments.value : null)),
  );
  /** The item has no comments, and visitors have no hidden comments of their own, so the page requests none. */
  const $hasNone = combine(
    { id: $id, count: $commentCount, memberId: $memberId, known: $known },
    ({ id, count, memberId, known }) => count === 0 && memberId === null && !known.get(id as Id)?.comments.length,
  );
  /** The latest request for the shown item's first comments. */
  const $asked = createStore<CommentsQuery<Id> | null>(null, { serialize: "ignore" })
    .on(listCommentsFx, (asked, wanted) => (wanted.after ? asked : wanted))
    .reset($id);

  // The server's page includes its comments. They are requested after navigation only, and if the item is read again and has others.
  sample({
    clock: [$id, $commentCount],
    source: { id: $id, hasNone: $hasNone, asked: $asked },
    filter: ({ id, hasNone, asked }) => id !== null && !hasNone && asked === null,
    fn: ({ id }): CommentsQuery<Id> => ({ id: id as Id }),
    target: listCommentsFx,
  });
  $comments.on([$id, commentsRetried], () => loading);
  // The server's page is a visitor's. Members also see their own hidden comments, so a sign-in or sign-out reloads, as a retry does.
  sample({
    clock: [$memberId, commentsRetried],
    source: $id,
    filter: (id) => id !== null,
    fn: (id): CommentsQuery<Id> => ({ id: id as Id }),
    target: listCommentsFx,
  });

  sample({
    clock: [$id, $commentCount],
    source: { id: $id, known: $known, hasNone: $hasNone },
    filter: ({ id, known, hasNone }) => id !== null && (hasNone || known.has(id)),
    fn: ({ id, known, hasNone }) => ready(hasNone ? none : (known.get(id as Id) as CommentPage)),
    target: $comments,
  });

  sample({
    clock: olderWanted,
    source: { id: $id, comments: $comments, isLoading: $isLoadingOlder },
    filter: ({ id, comments, isLoading }) => id !== null && comments.status === "ready" && !isLoading,
    fn: ({ id, comments }): CommentsQuery<Id> => {
      const last = comments.status === "ready" ? comments.value.comments.at(-1) : undefined;
      return { id: id as Id, after: last && { createdAt: last.createdAt } };
    },
    target: listCommentsFx,
  });

  // Only the answer to the latest request counts. Older pages are requested one at a time.
  const counts = ({ id, asked }: { id: Id | null; asked: CommentsQuery<Id> | null }, wanted: CommentsQuery<Id>) =>
    id === wanted.id && (wanted.after !== undefined || asked === wanted);
  /** Comments added here since the latest request. */
  const $said = createStore<readonly Comment[]>([], { serialize: "ignore" })
    .on(commentAdded, (said, comment) => [...said, comment])
    .reset([$asked, $id]);
  const arrived = sample({
    clock: listCommentsFx.done,
    source: { id: $id, asked: $asked, said: $said },
    filter: (now, { params }) => counts(now, params),
    fn: ({ said }, { params, result }) => ({ isOlder: params.after !== undefined, result, said }),
  });
  const missed = sample({
    clock: listCommentsFx.fail,
    source: { id: $id, asked: $asked },
    filter: (now, { params }) => counts(now, params),
    fn: (_, { error }) => error,
  });

  // Checked before the list changes: a retry may return a comment that is already shown.
  const placed = sample({
    clock: commentAdded,
    source: $comments,
    fn: (shown, comment) => ({
      comment,
      isNew: shown.status !== "ready" || !shown.value.comments.some(({ id }) => id === comment.id),
    }),
  });

  $comments
    .on(arrived, (shown, { isOlder, result, said }) => {
      if (shown.status !== "ready") return ready(result);
      return ready(isOlder ? joined(shown.value, result) : renewed(shown.value, result, said));
    })
    // A failure keeps the shown comments: the button for older ones remains.
    .on(missed, (shown, error) => (shown.status === "ready" ? shown : failedBy(error)))
    .on(placed, (shown, { comment, isNew }) =>
      shown.status === "ready" && isNew
        ? ready({ ...shown.value, comments: [comment, ...shown.value.comments] })
        : shown,
    );

  /** The visitor's own comments since the page's count. */
  const $added = createStore(0, { serialize: "ignore" })
    .on(placed, (added, { isNew }) => added + Number(isNew))
    .reset($id);

  /** How many comments all can read: those listed, if that are all, else as the item says, with the visitor's own since. */
  const $count = combine($comments, $commentCount, $added, (shown, count, added) =>
    shown.status === "ready" && !shown.value.hasMore
      ? shown.value.comments.filter(({ hiddenBecause }) => hiddenBecause === null).length
      : (count ?? 0) + added,
  );

  return { $comments, $isLoadingOlder, $added, $count, olderWanted, commentsRetried, commentAdded };
};

export type CommentList<Id extends string> = ReturnType<typeof commentListOn<Id>>;
