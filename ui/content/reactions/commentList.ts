import { combine, createEvent, createStore, sample } from "effector";
import type { Comment } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage, CommentsQuery } from "../../../domain/content/reactions/listComments.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { recentItemsOf } from "../details/recentItems.ts";
import { ready } from "../../lib/loading/loaded.ts";
import { createPagedQuery } from "../../lib/pagedQuery.ts";
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
  const commentAdded = createEvent<Comment>();

  /** Comments added here since the latest request. */
  const $said = createStore<readonly Comment[]>([], { serialize: "ignore" });
  const list = createPagedQuery({
    effect: listCommentsFx,
    $query: $id.map((id): CommentsQuery<Id> | null => (id === null ? null : { id })),
    next: ({ id }, shown): CommentsQuery<Id> => {
      const last = shown.comments.at(-1);
      return last ? { id, after: { createdAt: last.createdAt } } : { id };
    },
    join: joined,
    $renew: $said.map((said) => (shown: CommentPage, newest: CommentPage) => renewed(shown, newest, said)),
    name: `${kind}-comments`,
    ends: [$id],
  });
  const { $pages: $comments, $isRequested } = list;
  $said.on(commentAdded, (said, comment) => [...said, comment]).reset([list.refreshed, list.reloaded, $id]);

  const $known = recentItemsOf(
    $id,
    $comments.map((comments) => (comments.status === "ready" ? comments.value : null)),
  );
  /** The item has no comments, and visitors have no hidden comments of their own, so the page requests none. */
  const $hasNone = combine(
    { id: $id, count: $commentCount, memberId: $memberId, known: $known },
    ({ id, count, memberId, known }) => count === 0 && memberId === null && !known.get(id as Id)?.comments.length,
  );
  // The server's page includes its comments. They are requested after navigation only, and if the item is read again and has others.
  sample({
    clock: [$id, $commentCount],
    source: { hasNone: $hasNone, isRequested: $isRequested },
    filter: ({ hasNone, isRequested }) => !hasNone && !isRequested,
    target: list.refreshed,
  });
  // The server's page is a visitor's. Members also see their own hidden comments.
  sample({ clock: $memberId, target: list.refreshed });

  sample({
    clock: [$id, $commentCount],
    source: { id: $id, known: $known, hasNone: $hasNone },
    filter: ({ id, known, hasNone }) => id !== null && (hasNone || known.has(id)),
    fn: ({ id, known, hasNone }) => ready(hasNone ? none : (known.get(id as Id) as CommentPage)),
    target: $comments,
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

  $comments.on(placed, (shown, { comment, isNew }) =>
    shown.status === "ready" && isNew ? ready({ ...shown.value, comments: [comment, ...shown.value.comments] }) : shown,
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

  return {
    $comments,
    $isLoadingOlder: list.$isLoadingNext,
    $added,
    $count,
    olderWanted: list.nextWanted,
    commentsRetried: list.reloaded,
    commentAdded,
  };
};

export type CommentList<Id extends string> = ReturnType<typeof commentListOn<Id>>;
