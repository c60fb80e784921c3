import { attach, createEvent, createStore, sample, type Store } from "effector";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type {
  HideWish,
  ModeratedComment,
  ModeratedPage,
  RestoreWish,
  ModerationQuery,
} from "../../../../domain/content/reactions/moderate.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { batchOf, notAllDone } from "../../../admin/table/batch.ts";
import { createUndo, oneByOne } from "../../../admin/table/undo.ts";
import { words as tableWords } from "../../../admin/table/words.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { type Loaded, ready } from "../../../lib/loading/loaded.ts";
import { createPagedQuery } from "../../../lib/pagedQuery.ts";
import { createMutation, eitherInFlight, inFlight } from "../../../lib/mutation.ts";
import { viewAddress, commentsView } from "../../../admin/viewAddress.ts";
import { hideCommentFx, listModeratedFx, restoreCommentFx } from "./effects.ts";
import { hidden, notModerated, restored } from "./words.ts";

/** The view with the comments is shown. */
export const moderationOpened = createEvent();
export const kindChosen = createEvent<ContentKind>();
/** The new comments of a kind are wanted, before the view is shown. */
export const newsChosen = createEvent<ContentKind>();
export const hiddenChosen = createEvent<boolean>();
export const reasonTyped = createEvent<{ readonly id: string; readonly reason: string }>();
/** Several comments are to be hidden for one reason. */
export const hideManyOpened = createEvent();
export const hideManyClosed = createEvent();
export const sharedReasonTyped = createEvent<string>();
export const hidePressed = createEvent<{ readonly comment: ModeratedComment; readonly reason: string }>();
export const restorePressed = createEvent<ModeratedComment>();

/** Which comments are shown. */
export const $shown = createStore<Omit<ModerationQuery, "after">>(
  { kind: "article", hiddenOnly: false },
  { serialize: "ignore" },
)
  .on(kindChosen, (shown, kind) => ({ ...shown, kind }))
  .on(hiddenChosen, (shown, hiddenOnly) => ({ ...shown, hiddenOnly }))
  .on(newsChosen, (_, kind) => ({ kind, hiddenOnly: false }));

const list = createPagedQuery({
  effect: listModeratedFx,
  $query: $shown as Store<ModerationQuery>,
  next: (query, { comments, hasMore }): ModerationQuery | null =>
    hasMore ? { ...query, after: comments.at(-1) } : null,
  join: (shown, next) => {
    const known = new Set(shown.comments.map(({ id }) => id));
    return { ...next, comments: [...shown.comments, ...next.comments.filter(({ id }) => !known.has(id))] };
  },
  ends: [$memberId],
});
sample({ clock: [moderationOpened, kindChosen, hiddenChosen], target: list.reloaded });
/** The newest comments of a kind are shown, the hidden ones among them. */
export const commentsShown = sample({
  clock: listModeratedFx.done,
  source: $shown,
  filter: (shown, { params, result }) =>
    shown.kind === params.kind &&
    !shown.hiddenOnly &&
    !params.hiddenOnly &&
    params.after === undefined &&
    result.comments.length > 0,
  fn: ({ kind }, { result }) => ({ kind, newest: result.comments[0]?.createdAt ?? "" }),
});
export const { $pages: $comments, reloaded: moderationRetried, nextWanted: moreWanted } = list;
export const $isLoading = listModeratedFx.pending;

const path = viewAddress(commentsView);
/** Restores a comment; knows the reason for which it was hidden. */
const restoreKnownFx = attach({
  effect: restoreCommentFx,
  mapParams: ({ kind, id }: HideWish): RestoreWish => ({ kind, id }),
});
const $inFlight = eitherInFlight(inFlight(hideCommentFx, [$memberId]), inFlight(restoreKnownFx, [$memberId]));
const keyOf = ({ id }: RestoreWish): string => id;
/** The comments that are being hidden or restored. */
export const $changing = $inFlight.map((calls) => calls.map(keyOf));
const hiding = createMutation(hideCommentFx, { keyOf, $inFlight });
const restoring = createMutation(restoreKnownFx, { keyOf, $inFlight });

const undoHiding = createUndo<readonly HideWish[]>("undo-hidden-comments");
const undoRestoring = createUndo<readonly HideWish[]>("undo-restored-comments");
const hidingEnded = batchOf(hideCommentFx);
const allHidden = hidingEnded.filter({ fn: ({ failed }) => failed.length === 0 });
sample({
  clock: hidingEnded,
  fn: (batch) => {
    const { done, failed } = batch;
    const [failure] = failed;
    if (!failure) return { ...hidden(done.length), ...undoHiding.offer(done) };
    return notAllDone(batch, notModerated(failure.error, path), {
      undo: undoHiding.offer,
      again: (all) => undoRestoring.offer(all, tableWords.again),
    });
  },
  target: toastShown,
});
oneByOne(undoHiding.asked, restoring.requested);
sample({
  clock: batchOf(restoreKnownFx),
  fn: (batch) => {
    const { done, failed } = batch;
    const [failure] = failed;
    if (!failure) return { ...restored(done.length), ...undoRestoring.offer(done) };
    return notAllDone(batch, notModerated(failure.error, path), {
      undo: undoRestoring.offer,
      again: (all) => undoHiding.offer(all, tableWords.again),
    });
  },
  target: toastShown,
});
oneByOne(undoRestoring.asked, hiding.requested);

/** The unsent reasons, by comment id. They stay when the view is left. */
export const $reasons = createStore<Readonly<Record<string, string>>>({}, { serialize: "ignore" })
  .on(reasonTyped, (reasons, { id, reason }) => ({ ...reasons, [id]: reason }))
  .on(hideCommentFx.done, (reasons, { params }) => ({ ...reasons, [params.id]: "" }))
  .reset($memberId);

/** Whether the reason of several is asked for. */
export const $isHidingMany = createStore(false, { serialize: "ignore" })
  .on(hideManyOpened, () => true)
  .reset([hideManyClosed, allHidden, $memberId]);
/** The unsent reason of several. It stays when they aren't all hidden, and when the view is left. */
export const $sharedReason = createStore("", { serialize: "ignore" })
  .on(sharedReasonTyped, (_, reason) => reason)
  .on(allHidden, (reason, { done }) => (done.some((one) => one.reason === reason) ? "" : reason))
  .reset($memberId);

sample({
  clock: hidePressed,
  fn: ({ comment: { id, on }, reason }) => ({ kind: on.kind, id, reason }),
  target: hiding.requested,
});
sample({
  clock: restorePressed,
  fn: ({ id, on, hiddenBecause }) => ({ kind: on.kind, id, reason: hiddenBecause ?? "" }),
  target: restoring.requested,
});

const withReason = (comments: Loaded<ModeratedPage>, id: string, hiddenBecause: string | null) =>
  comments.status !== "ready"
    ? comments
    : ready({
        ...comments.value,
        comments: comments.value.comments.map((one) => (one.id === id ? { ...one, hiddenBecause } : one)),
      });
$comments
  .on(hideCommentFx.done, (comments, { params }) => withReason(comments, params.id, params.reason.trim()))
  .on(restoreCommentFx.done, (comments, { params }) => withReason(comments, params.id, null));
