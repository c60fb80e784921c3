import { createEvent, createStore, sample } from "effector";
import { isBlank } from "../../domain/tips/comment.ts";
import type { CommentWish } from "../../domain/tips/commentTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { type Draft, keepDraftFx, recallDraftFx } from "../page/drafts.ts";
import { $readerIsHere, readerArrived } from "../page/reader.ts";
import { signOutPressed } from "../accounts/session.ts";
import { toastShown } from "../page/toasts.ts";
import { commentAdded } from "./comments.ts";
import { commentFx } from "./effects.ts";
import { $tipId } from "./tip.ts";
import { commentFailure, words } from "./words.ts";

export const boxToggled = createEvent();
export const commentTyped = createEvent<string>();
export const commentSent = createEvent();

const draftName = (tip: TipId) => `tip-comment:${tip}`;

export const $boxIsOpen = createStore(false, { serialize: "ignore" })
  .on(boxToggled, (isOpen) => !isOpen)
  .reset([$tipId, signOutPressed]);
export const $text = createStore("", { serialize: "ignore" })
  .on(commentTyped, (_, text) => text)
  .reset([$tipId, signOutPressed]);
/** What is wrong with the comment, in words; empty when nothing is. */
export const $problem = createStore("", { serialize: "ignore" }).reset([commentTyped, commentFx, $tipId]);
export const $isSending = commentFx.pending;
export const $canSend = $text.map((text) => !isBlank(text));

// A second press while the first is on its way says nothing new.
sample({
  clock: commentSent,
  source: { tip: $tipId, text: $text, isSending: commentFx.pending },
  filter: ({ tip, isSending }) => tip !== null && !isSending,
  fn: ({ tip, text }): CommentWish => ({ tip: tip as TipId, text }),
  target: commentFx,
});

// What somebody goes on typing while their comment is on its way is the next one: it stays.
sample({
  clock: commentFx.done,
  source: { text: $text, tip: $tipId },
  filter: ({ text, tip }, { params }) => params.tip === tip && params.text === text,
  fn: () => "",
  target: $text,
});
sample({
  clock: commentFx.done,
  source: $tipId,
  filter: (tip, { params }) => params.tip === tip,
  fn: (_, { result }) => result,
  target: commentAdded,
});
sample({ clock: commentFx.done, fn: () => words.commented, target: toastShown });

// Whoever went on to another tip meanwhile hears of it there; their words wait with the tip they were meant for.
const failed = sample({
  clock: commentFx.fail,
  source: $tipId,
  fn: (tip, { params, error }) => ({ isHere: tip === params.tip, problem: commentFailure(error) }),
});
sample({ clock: failed, filter: ({ isHere }) => isHere, fn: ({ problem }) => problem, target: $problem });
sample({ clock: failed, filter: ({ isHere }) => !isHere, fn: () => words.notCommented, target: toastShown });

// A closed tab loses nothing: what is typed is kept on the device, and is there again with the tip.
sample({
  clock: commentTyped,
  source: $tipId,
  filter: (tip) => tip !== null,
  fn: (tip, text): Draft => ({ name: draftName(tip as TipId), text }),
  target: keepDraftFx,
});
sample({
  clock: commentFx.done,
  source: { tip: $tipId, text: $text },
  fn: ({ tip, text }, { params }): Draft => ({
    name: draftName(params.tip),
    text: tip === params.tip && text !== params.text ? text : "",
  }),
  target: keepDraftFx,
});
sample({
  clock: [readerArrived, $tipId],
  source: { tip: $tipId, isHere: $readerIsHere },
  filter: ({ tip, isHere }) => tip !== null && isHere,
  fn: ({ tip }) => draftName(tip as TipId),
  target: recallDraftFx,
});

const draftFound = sample({
  clock: recallDraftFx.done,
  source: { tip: $tipId, text: $text },
  filter: ({ tip, text }, { params, result }) =>
    tip !== null && params === draftName(tip) && result !== "" && text === "",
  fn: (_, { result }) => result,
});
sample({ clock: draftFound, target: $text });
$boxIsOpen.on(draftFound, () => true);
