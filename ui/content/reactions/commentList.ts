import { combine, createEvent, createStore, sample } from "effector";
import type { Comment, CommentId } from "../../../domain/content/reactions/comment.ts";
import type { CommentPage, CommentsQuery, RepliesQuery } from "../../../domain/content/reactions/listComments.ts";
import type { CommentOrder } from "../../../domain/content/reactions/ports.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { recentItemsOf } from "../details/recentItems.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { type Loaded, ready } from "../../lib/loading/loaded.ts";
import { $visitorIsHere } from "../../lib/page/visitor.ts";
import { createPagedQuery } from "./pagedQuery.ts";
import {
  everyComment,
  hasComment,
  joined,
  renewed,
  withAdded,
  withoutComment,
  withReplies,
  withThread,
} from "./commentPages.ts";
import type { Subject } from "./subject.ts";
import { linkedGone, linkedNotLoaded, repliesNotLoaded } from "./words.ts";

const none: CommentPage = { comments: [], hasMore: false };

/** The loaded comments of the shown tip or article. */
export const commentListOn = <Id extends string>({
  kind,
  $id,
  $commentCount,
  acts: { listCommentsFx, listRepliesFx, findThreadFx, removeCommentFx },
}: Subject<Id>) => {
  const commentAdded = createEvent<Comment>();
  const orderChosen = createEvent<CommentOrder>();
  /** Shows more replies of a thread. */
  const repliesWanted = createEvent<CommentId>();
  /** The address names a comment. */
  const commentLinked = createEvent<CommentId>();
  const deletePressed = createEvent<Comment>();
  /** Changes the shown comments. */
  const changed = createEvent<(shown: CommentPage) => CommentPage>();

  const $order = createStore<CommentOrder>("newest", { serialize: "ignore" })
    .on(orderChosen, (_, order) => order)
    .reset($id);
  /** Comments added here since the latest request. */
  const $said = createStore<readonly Comment[]>([], { serialize: "ignore" });
  /** Comments deleted here: an answer that was on its way still has them. */
  const $deleted = createStore<readonly Comment[]>([], { serialize: "ignore" })
    .on(deletePressed, (deleted, comment) => [...deleted, comment])
    .on(removeCommentFx.fail, (deleted, { params }) => deleted.filter(({ id }) => id !== params))
    .reset($id);
  const list = createPagedQuery({
    effect: listCommentsFx,
    $query: combine($id, $order, (id, order): CommentsQuery<Id> | null =>
      id === null ? null : order === "newest" ? { id } : { id, order },
    ),
    next: (query, shown): CommentsQuery<Id> => {
      const last = shown.comments.at(-1);
      return last ? { ...query, after: { id: last.id, createdAt: last.createdAt, likes: last.likes } } : query;
    },
    join: joined,
    $renew: combine(
      $said,
      $order,
      $deleted,
      (said, order, deleted) => (shown: CommentPage, first: CommentPage) =>
        deleted.reduce(
          withoutComment,
          order === "newest" ? renewed(shown, first, said) : said.reduce(withAdded, first),
        ),
    ),
    name: `${kind}-comments`,
    ends: [$id],
  });
  const { $pages: $comments, $isRequested } = list;
  $said.on(commentAdded, (said, comment) => [...said, comment]).reset([list.refreshed, list.reloaded, $id]);
  sample({ clock: orderChosen, fn: () => {}, target: list.reloaded });

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
  // The server's page is a visitor's. Members also see their own hidden comments, and what they like.
  sample({ clock: $memberId, target: list.refreshed });

  sample({
    clock: [$id, $commentCount],
    source: { id: $id, known: $known, hasNone: $hasNone },
    filter: ({ id, known, hasNone }) => id !== null && (hasNone || known.has(id)),
    fn: ({ id, known, hasNone }) => ready(hasNone ? none : (known.get(id as Id) as CommentPage)),
    target: $comments,
  });

  const changeShown = (shown: Loaded<CommentPage>, change: (page: CommentPage) => CommentPage) =>
    shown.status === "ready" ? ready(change(shown.value)) : shown;

  // Checked before the list changes: a retry may return a comment that is already shown.
  const placed = sample({
    clock: commentAdded,
    source: $comments,
    fn: (shown, comment) => ({
      comment,
      isNew: shown.status !== "ready" || !hasComment(shown.value, comment.id),
    }),
  });
  $comments
    .on(placed, (shown, { comment }) => changeShown(shown, (page) => withAdded(page, comment)))
    .on(changed, changeShown);

  // More replies.
  sample({
    clock: repliesWanted,
    source: { id: $id, shown: $comments, said: $said, isBusy: listRepliesFx.pending },
    filter: ({ id, shown, isBusy }) => id !== null && shown.status === "ready" && !isBusy,
    fn: ({ id, shown, said }, parent): RepliesQuery<Id> => {
      const thread = shown.status === "ready" ? shown.value.comments.find((one) => one.id === parent) : undefined;
      // One's own new reply stands after those that aren't loaded.
      const last = thread?.replies.findLast((reply) => !said.some(({ id: own }) => own === reply.id));
      const after = last && { id: last.id, createdAt: last.createdAt, likes: last.likes };
      return { id: id as Id, parent, ...(after && { after }) };
    },
    target: listRepliesFx,
  });
  sample({
    clock: listRepliesFx.done,
    fn:
      ({ params, result }) =>
      (page: CommentPage) =>
        withReplies(page, params.parent, result),
    target: changed,
  });
  sample({ clock: listRepliesFx.fail, fn: ({ error }) => repliesNotLoaded(error), target: toastShown });

  /** The comment that the address names, until it is found. */
  const $linked = createStore<CommentId | null>(null, { serialize: "ignore" })
    .on(commentLinked, (_, id) => id)
    .reset($id);
  /** The linked comment isn't among the shown ones: its thread is asked for. A first page by likes that is loaded again loses it. */
  sample({
    clock: [$linked, $comments, $visitorIsHere],
    source: { id: $id, linked: $linked, shown: $comments, isBusy: findThreadFx.pending, isHere: $visitorIsHere },
    filter: ({ id, linked, shown, isBusy, isHere }) =>
      id !== null &&
      linked !== null &&
      isHere &&
      !isBusy &&
      shown.status === "ready" &&
      !hasComment(shown.value, linked),
    fn: ({ id, linked }) => ({ id: id as Id, comment: linked as CommentId }),
    target: findThreadFx,
  });
  const threadAnswered = sample({
    clock: findThreadFx.done,
    source: { id: $id, linked: $linked },
    filter: ({ id, linked }, { params }) => params.id === id && params.comment === linked,
    fn: (_, { result }) => result,
  });
  sample({
    clock: threadAnswered,
    filter: (thread) => thread !== null,
    fn: (thread) => (page: CommentPage) => (thread === null ? page : withThread(page, thread)),
    target: changed,
  });
  sample({ clock: threadAnswered, filter: (thread) => thread === null, fn: () => linkedGone, target: toastShown });
  sample({ clock: findThreadFx.fail, fn: ({ error }) => linkedNotLoaded(error), target: toastShown });
  // Of a long thread the answer may lack the reply itself: the same question would have the same answer.
  $linked
    .on(threadAnswered, (linked, thread) =>
      linked !== null && thread !== null && hasComment({ comments: [thread], hasMore: false }, linked) ? linked : null,
    )
    .on(findThreadFx.fail, () => null)
    // A deleted one is missing on purpose.
    .on(deletePressed, (linked, { id }) => (linked === id ? null : linked));

  /** Threads whose replies are all shown. */
  const $unfolded = createStore<readonly CommentId[]>([], { serialize: "ignore" })
    .on(commentAdded, (unfolded, { parent }) => (parent === null ? unfolded : [...unfolded, parent]))
    .on(repliesWanted, (unfolded, parent) => [...unfolded, parent])
    .reset($id);

  /** The visitor's own comments since the page's count. */
  const $added = createStore(0, { serialize: "ignore" })
    .on(placed, (added, { comment, isNew }) => added + Number(isNew && comment.hiddenBecause === null))
    .reset($id);

  /** How many comments all can read: those listed, if that are all, else as the item says, with the visitor's own since. */
  const $count = combine($comments, $commentCount, $added, (shown, count, added) =>
    shown.status === "ready" &&
    !shown.value.hasMore &&
    shown.value.comments.every(({ replies, replyCount }) => replies.length >= replyCount)
      ? everyComment(shown.value).filter(({ hiddenBecause, isDeleted }) => hiddenBecause === null && !isDeleted).length
      : (count ?? 0) + added,
  );

  return {
    $comments,
    $isLoadingOlder: list.$isLoadingNext,
    $isLoadingReplies: listRepliesFx.pending,
    $added,
    $count,
    $order,
    $linked,
    $unfolded,
    changed,
    orderChosen,
    repliesWanted,
    commentLinked,
    deletePressed,
    olderWanted: list.nextWanted,
    commentsRetried: list.reloaded,
    commentAdded,
  };
};

export type CommentList<Id extends string> = ReturnType<typeof commentListOn<Id>>;
