import { attach, createEffect, createEvent, createStore, sample } from "effector";
import type { CommentWish } from "../../../domain/content/reactions/addComment.ts";
import type { Comment, CommentId } from "../../../domain/content/reactions/comment.ts";
import type { LikeWish } from "../../../domain/content/reactions/like.ts";
import type { CommentPage } from "../../../domain/content/reactions/listComments.ts";
import { isBlank } from "../../../domain/shared/text.ts";
import { checkRight } from "../../accounts/session/checkRight.ts";
import { $memberId, signOutPressed } from "../../accounts/session/session.ts";
import { type Draft, recallDraftFx, storeDraftFx } from "../../lib/drafts.ts";
import { isOffline } from "../../lib/feedback/failure.ts";
import { toastActed, toastShown, topicClosed, waitsForNetwork } from "../../lib/feedback/toasts.ts";
import { inFlight } from "../../lib/mutation.ts";
import { askBeforeLeaving } from "../../lib/page/askBeforeLeaving.ts";
import { $now } from "../../lib/page/now.ts";
import { $siteAddress } from "../../lib/page/site.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import type { CommentBoxModel } from "./commentBox.ts";
import type { CommentList } from "./commentList.ts";
import { withAdded, withChanged, withoutComment } from "./commentPages.ts";
import { copyLinkFx } from "./effects.ts";
import { fragmentOf } from "./fragment.ts";
import type { Subject } from "./subject.ts";
import { commentLikeFailure, deleted, edited, editFailure, held, linkNotCopied, notDeleted, shared } from "./words.ts";

/** The comment that the fragment of an address names. */
export const commentIn = (hash: string): CommentId | null =>
  (/^#commentaire-([\da-f-]{36})$/i.exec(hash)?.[1] as CommentId | undefined) ?? null;

type Wishes = Readonly<Record<string, boolean>>;

/** A comment's like and its number, with the member's last press. */
export const commentLikeOf = ({ id, likes, isLiked }: Comment, wishes: Wishes) => {
  const liked = wishes[id] ?? isLiked;
  return { liked, likes: likes + Number(liked) - Number(isLiked) };
};

/** What a comment becomes whose changed words are held. Its author doesn't learn for which rule. */
const heldByWords = { hiddenBecause: "", heldFor: "words" } as const;

type Edit = { readonly id: CommentId; readonly text: string; readonly before: string };

/** Of the toast that says that a comment's like waits for a network. */
const waitsTopic = "comment-like";

const editDraft = (id: CommentId) => `comment-edit:${id}`;

/** What a deletion took, for its undo: the same words are published again. */
type Deleted<Id> = CommentWish<Id>;

/** What members do with the comments on a tip or an article: like, change and delete them, and copy their links. */
export const commentActsOn = <Id extends string>(
  { kind, $id, $path, words, acts: { commentFx, likeCommentFx, editCommentFx, removeCommentFx } }: Subject<Id>,
  { changed, deletePressed }: Pick<CommentList<Id>, "changed" | "deletePressed">,
  { wordsReturned }: Pick<CommentBoxModel<Id>, "wordsReturned">,
) => {
  // Likes.
  const commentLikePressed = createEvent<Comment>();
  const { allowed, refused } = checkRight(commentLikePressed, "like a comment");
  const $commentLikes = createStore<Wishes>({}, { serialize: "ignore" })
    .on(allowed, (wishes, comment) => ({ ...wishes, [comment.id]: !commentLikeOf(comment, wishes).liked }))
    .on(likeCommentFx.fail, (wishes, { params: { id, liked }, error }) => {
      const { [id]: wish, ...others } = wishes;
      return wish === liked && !isOffline(error) ? others : wishes;
    })
    .reset([$id, $memberId]);
  // One request at a time for a comment: the last press wins.
  sample({
    clock: [
      allowed.map(({ id }) => ({ id, sent: undefined })),
      likeCommentFx.finally.map(({ params }) => ({ id: params.id, sent: params.liked })),
    ],
    source: { wishes: $commentLikes, calls: inFlight(likeCommentFx) },
    filter: ({ wishes, calls }, { id, sent }) =>
      wishes[id] !== undefined && wishes[id] !== sent && calls.every((call) => call.id !== id),
    fn: ({ wishes }, { id }) => ({ id, liked: wishes[id] as boolean }),
    target: likeCommentFx,
  });
  /** What waits for a network, also of items that aren't on the page any more. */
  const $waiting = createStore<readonly LikeWish<CommentId>[]>([], { serialize: "ignore" })
    .on(likeCommentFx.finally, (waiting, { params, ...answer }) => [
      ...waiting.filter(({ id }) => id !== params.id),
      ...(answer.status === "fail" && isOffline(answer.error) ? [params] : []),
    ])
    .reset($memberId);
  const likeResent = createEvent<LikeWish<CommentId>>();
  const resendFx = createEffect((waiting: readonly LikeWish<CommentId>[]) => {
    for (const wish of waiting) likeResent(wish);
  });
  sample({ clock: visitorReturned, source: $waiting, target: resendFx });
  sample({ clock: likeResent, target: likeCommentFx });
  sample({ clock: likeCommentFx.done, fn: () => waitsTopic, target: topicClosed });
  askBeforeLeaving($waiting.map(({ length }) => length > 0));
  const likeFailed = [refused.map(() => ({ kind: "signed-out" as const })), likeCommentFx.failData];
  sample({
    clock: likeFailed,
    source: $path,
    fn: (path, failure) => (isOffline(failure) ? waitsForNetwork(waitsTopic) : commentLikeFailure(failure, path)),
    target: toastShown,
  });

  // The link.
  const linkCopied = createEvent<CommentId>();
  sample({
    clock: linkCopied,
    source: { site: $siteAddress, path: $path },
    fn: ({ site, path }, id) => `${site}${path}#${fragmentOf(id)}`,
    target: copyLinkFx,
  });
  sample({ clock: copyLinkFx.done, fn: () => shared, target: toastShown });
  sample({ clock: copyLinkFx.fail, fn: () => linkNotCopied, target: toastShown });

  // Changing one's own comment. The text stays on the device until it is stored.
  const editOpened = createEvent<Comment>();
  const editTyped = createEvent<string>();
  const editSent = createEvent();
  const editCancelled = createEvent<Edit>();
  const $edit = createStore<Edit | null>(null, { serialize: "ignore" })
    .on(editOpened, (_, { id, text }) => ({ id, text, before: text }))
    .on(editTyped, (edit, text) => edit && { ...edit, text })
    .on(recallDraftFx.done, (edit, { params, result }) =>
      edit && params === editDraft(edit.id) && result !== "" && edit.text === edit.before
        ? { ...edit, text: result }
        : edit,
    )
    .on(editCommentFx.done, (edit, { params }) => (edit?.id === params.id && edit.text === params.text ? null : edit))
    .reset([editCancelled, $id, signOutPressed]);
  /** The error text; empty without an error. */
  const $editProblem = createStore("", { serialize: "ignore" })
    .on(editCommentFx.failData, (_, failure) => editFailure(failure))
    .reset([editOpened, editTyped, editCommentFx, $id]);
  /** Whether a measure of the staff's is why. */
  const $isEditMuted = createStore(false, { serialize: "ignore" })
    .on(editCommentFx.failData, (_, { kind }) => kind === "muted")
    .reset([editOpened, editTyped, editCommentFx, $id]);
  sample({ clock: editOpened, fn: ({ id }) => editDraft(id), target: recallDraftFx });
  sample({
    clock: editTyped,
    source: $edit,
    filter: (edit) => edit !== null,
    fn: (edit, text): Draft => ({ name: editDraft((edit as Edit).id), text }),
    target: storeDraftFx,
  });
  // The text that is given up.
  sample({ clock: editCancelled, fn: ({ id }): Draft => ({ name: editDraft(id), text: "" }), target: storeDraftFx });
  sample({
    clock: editCommentFx.done,
    fn: ({ params }): Draft => ({ name: editDraft(params.id), text: "" }),
    target: storeDraftFx,
  });
  sample({
    clock: editSent,
    source: { edit: $edit, isSending: editCommentFx.pending },
    filter: ({ edit, isSending }) => edit !== null && !isSending && !isBlank(edit.text),
    fn: ({ edit }) => ({ id: (edit as Edit).id, text: (edit as Edit).text }),
    target: editCommentFx,
  });
  sample({
    clock: editCommentFx.done,
    source: $now,
    fn:
      ({ now }, { params, result }) =>
      (page: CommentPage) =>
        withChanged(page, params.id, {
          text: result.text,
          editedAt: new Date(now).toISOString(),
          ...(result.isHeld && heldByWords),
        }),
    target: changed,
  });
  sample({
    clock: editCommentFx.doneData,
    fn: ({ isHeld }) => (isHeld ? held : edited),
    target: toastShown,
  });

  // Deleting it. It disappears at once, and comes back when the backend refuses.
  // With its item: another page may be open when the answer comes.
  const deletedOn = sample({ clock: deletePressed, source: $id, fn: (item, comment) => ({ ...comment, item }) });
  const $deleted = createStore<readonly (Comment & { readonly item: Id | null })[]>([], { serialize: "ignore" }).on(
    deletedOn,
    (all, comment) => [...all.filter(({ id }) => id !== comment.id), comment],
  );
  sample({ clock: deletePressed, fn: ({ id }) => id, target: removeCommentFx });
  sample({
    clock: deletePressed,
    fn: (comment) => (page: CommentPage) => withoutComment(page, comment),
    target: changed,
  });
  const undoName = `${kind}-comment-undo`;
  const undoFx = attach({ effect: commentFx });
  sample({
    clock: removeCommentFx.done,
    source: $deleted,
    fn: (all, { params }) => {
      const gone = all.find((one) => one.id === params);
      const again: Deleted<string> = {
        id: gone?.item ?? "",
        text: gone?.text ?? "",
        answered: gone?.parent ?? undefined,
      };
      return deleted({ name: undoName, id: JSON.stringify(again) });
    },
    target: toastShown,
  });
  sample({
    clock: toastActed,
    filter: ({ name }) => name === undoName,
    fn: ({ id }) => JSON.parse(id) as Deleted<Id>,
    target: undoFx,
  });
  sample({
    clock: undoFx.fail,
    source: $id,
    filter: (id, { params }) => params.id === id,
    fn: (_, { params }) => params.text,
    target: wordsReturned,
  });
  sample({ clock: undoFx.fail, fn: () => words.notCommented, target: toastShown });
  sample({
    clock: removeCommentFx.fail,
    source: $deleted,
    fn: (all, { params }) => {
      const kept = all.find((one) => one.id === params);
      return (page: CommentPage) =>
        kept ? withAdded(withChanged(page, params, { author: kept.author, isDeleted: false }), kept) : page;
    },
    target: changed,
  });
  sample({
    clock: removeCommentFx.failData,
    source: $path,
    fn: (path, failure) => notDeleted(failure, path),
    target: toastShown,
  });

  return {
    $commentLikes,
    commentLikePressed,
    linkCopied,
    $edit,
    $editProblem,
    $isEditMuted,
    $isSavingEdit: editCommentFx.pending,
    editOpened,
    editTyped,
    editSent,
    editCancelled,
  };
};
