import { attach, combine, createEvent, createStore, merge, sample } from "effector";
import type { CommentId } from "../../../../domain/content/reactions/comment.ts";
import type { HideWish, ModeratedComment, RestoreWish } from "../../../../domain/content/reactions/moderate.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { batchOf, notAllDone } from "../../../admin/table/batch.ts";
import { createUndo, oneByOne } from "../../../admin/table/undo.ts";
import { words as tableWords } from "../../../admin/table/words.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createMutation, eitherInFlight, inFlight } from "../../../lib/mutation.ts";
import { commentsAddress } from "./address.ts";
import { hideCommentFx, restoreCommentFx } from "./effects.ts";
import { comments } from "./list.ts";
import { hidden, notModerated, released, restored } from "./words.ts";

/** Shows a comment whole, or the one that was shown no longer. */
export const commentOpened = createEvent<CommentId>();
export const commentClosed = createEvent();
/** A comment is to be hidden: its reason is asked for. */
export const hidingOpened = createEvent<CommentId>();
export const reasonTyped = createEvent<{ readonly id: string; readonly reason: string }>();
/** Several comments are to be hidden for one reason. */
export const hideManyOpened = createEvent();
export const hideManyClosed = createEvent();
export const sharedReasonTyped = createEvent<string>();
export const hidePressed = createEvent<{
  readonly comment: {
    readonly id: CommentId;
    readonly on: Pick<ModeratedComment["on"], "kind">;
    readonly heldFor?: ModeratedComment["heldFor"];
  };
  readonly reason: string;
}>();
export const restorePressed = createEvent<ModeratedComment>();

const $openId = createStore<CommentId | null>(null, { serialize: "ignore" })
  .on([commentOpened, hidingOpened], (_, id) => id)
  // The dialog closes after its act.
  .on([hideCommentFx.done, restoreCommentFx.done], (open, { params }) => (open === params.id ? null : open))
  .reset([commentClosed, comments.left, $memberId]);
/** The open comment in its current state; null without one. */
export const $open = combine(comments.$list, $openId, (list, open) =>
  list.status === "ready" ? (list.value.items.find(({ id }) => id === open) ?? null) : null,
);
/** The comment whose reason is asked for. A new object for each request. */
export const $asked = createStore<{ readonly id: CommentId } | null>(null, { serialize: "ignore" })
  .on(hidingOpened, (_, id) => ({ id }))
  .reset([commentOpened, commentClosed, comments.left, $memberId]);

const path = commentsAddress({});
/** What a comment was before: an undo brings a reason back, but not a wait. */
type Known = HideWish & { readonly wasHeld?: boolean };
const hideKnownFx = attach({
  effect: hideCommentFx,
  mapParams: ({ kind, id, reason }: Known): HideWish => ({ kind, id, reason }),
});
const restoreKnownFx = attach({
  effect: restoreCommentFx,
  mapParams: ({ kind, id }: Known): RestoreWish => ({ kind, id }),
});
const $inFlight = eitherInFlight(inFlight(hideKnownFx, [$memberId]), inFlight(restoreKnownFx, [$memberId]));
const keyOf = ({ id }: RestoreWish): string => id;
/** The comments that are being hidden or restored. */
export const $changing = $inFlight.map((calls) => calls.map(keyOf));
const hiding = createMutation(hideKnownFx, { keyOf, $inFlight });
const restoring = createMutation(restoreKnownFx, { keyOf, $inFlight });

const undoHiding = createUndo<readonly HideWish[]>("undo-hidden-comments");
const undoRestoring = createUndo<readonly HideWish[]>("undo-restored-comments");
/** Nothing for those that waited: shown again, they would be public without a decision. */
const offerUndoOfHiding = (all: readonly Known[]) => {
  const seen = all.filter(({ wasHeld }) => !wasHeld);
  return seen.length > 0 ? undoHiding.offer(seen) : {};
};
const hidingEnded = batchOf(hideKnownFx);
const allHidden = hidingEnded.filter({ fn: ({ failed }) => failed.length === 0 });
sample({
  clock: hidingEnded,
  fn: (batch) => {
    const { done, failed } = batch;
    const [failure] = failed;
    if (!failure) return { ...hidden(done.length), ...offerUndoOfHiding(done) };
    return notAllDone(batch, notModerated(failure.error, path), {
      undo: offerUndoOfHiding,
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
    // What was published after a wait can be hidden for a reason: there is none to go back to.
    if (!failure && done.every(({ wasHeld }) => wasHeld)) return released(done.length);
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
  fn: ({ comment: { id, on, heldFor = null }, reason }) => ({ kind: on.kind, id, reason, wasHeld: heldFor !== null }),
  target: hiding.requested,
});
sample({
  clock: restorePressed,
  fn: ({ id, on, hiddenBecause, heldFor }) => ({
    kind: on.kind,
    id,
    reason: hiddenBecause ?? "",
    wasHeld: heldFor !== null,
  }),
  target: restoring.requested,
});

const changed = merge([
  hideCommentFx.done.map(({ params: { id, reason } }) => ({ id, hiddenBecause: reason.trim(), heldFor: null })),
  restoreCommentFx.done.map(({ params: { id } }) => ({ id, hiddenBecause: null, heldFor: null })),
]);
/** A changed comment of the list; null when it isn't listed. */
const known = sample({
  clock: changed,
  source: comments.$list,
  fn: (list, { id, ...change }): ModeratedComment | null => {
    const one = list.status === "ready" && list.value.items.find((comment) => comment.id === id);
    return one ? { ...one, ...change } : null;
  },
});
sample({
  clock: known,
  filter: (comment): comment is ModeratedComment => comment !== null,
  target: comments.itemKnown,
});
sample({
  clock: known,
  filter: (comment) => comment === null,
  fn: () => ({ isQuiet: true }),
  target: comments.touched,
});
sample({
  clock: [hideCommentFx.failData, restoreCommentFx.failData],
  filter: ({ kind }) => kind === "gone" || kind === "already-hidden",
  fn: () => ({ isQuiet: false }),
  target: comments.touched,
});
