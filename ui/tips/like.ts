import { createEffect, createEvent, createStore, sample, split } from "effector";
import { may } from "../../domain/rights.ts";
import type { LikesOfTip } from "../../domain/tips/likesOfTip.ts";
import type { LikeRefusal, LikeWish } from "../../domain/tips/likeTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { $memberId, $standing } from "../accounts/session.ts";
import { readerReturned } from "../page/reader.ts";
import { toastShown } from "../page/toasts.ts";
import type { Unexpected } from "../page/failure.ts";
import { doubted, type Hearts, kept, learnt, nextStep, type Step, takenBack, turned, unanswered } from "./heart.ts";
import { $tipId, $tipPath } from "./tip.ts";
import { likeFailure, words } from "./words.ts";

export const likeFx = createEffect<LikeWish, void, LikeRefusal | Unexpected>();
export const likesOfTipFx = createEffect<TipId, LikesOfTip, Unexpected>();

export const heartPressed = createEvent<TipId>();
const heartTurned = createEvent<TipId>();
const heartDoubted = createEvent<TipId>();
const likeFailed = createEvent<(LikeRefusal | Unexpected)["kind"]>();

// The server renders the visitor's page, so a reader's own hearts never travel in it.
export const $hearts = createStore<Hearts>({}, { serialize: "ignore" });

// Whoever is known to be a visitor hears at once that they have to sign in. While it isn't known, the press counts: the
// use case decides.
split({
  source: sample({ clock: heartPressed, source: $standing, fn: (standing, tip) => ({ standing, tip }) }),
  match: ({ standing }) => (standing === null || may(standing, "like a tip") ? "turned" : "refused"),
  cases: {
    turned: heartTurned.prepend(({ tip }: { tip: TipId }) => tip),
    refused: likeFailed.prepend(() => "signed-out" as const),
  },
});

// A member's own hearts aren't in the page that everybody gets; and what was true may have changed while they were away.
sample({
  clock: [$tipId, $memberId, readerReturned],
  source: { tip: $tipId, member: $memberId },
  filter: ({ tip, member }) => tip !== null && member !== null,
  fn: ({ tip }) => tip as TipId,
  target: heartDoubted,
});

$hearts
  .on(heartTurned, turned)
  .on(heartDoubted, doubted)
  .on(likeFx.done, (hearts, { params }) => kept(hearts, params))
  .on(likeFx.fail, (hearts, { params }) => takenBack(hearts, params))
  .on(likesOfTipFx.done, (hearts, { params, result }) => learnt(hearts, params, result))
  .on(likesOfTipFx.fail, (hearts, { params }) => unanswered(hearts, params))
  .reset($memberId);

// One word at a time goes to the backend, so that a quick second press can't overtake the first, nor an answer be older
// than what was sent after it.
const stepDue = sample({
  clock: [heartTurned, heartDoubted, likeFx.finally, likesOfTipFx.finally],
  source: { step: $hearts.map(nextStep), isLiking: likeFx.pending, isAsking: likesOfTipFx.pending },
  filter: ({ step, isLiking, isAsking }) => step !== null && !isLiking && !isAsking,
  fn: ({ step }) => step as Step,
});
split({
  source: stepDue,
  match: { ask: ({ kind }) => kind === "ask", like: ({ kind }) => kind === "like" },
  cases: {
    ask: likesOfTipFx.prepend((step: Step) => (step.kind === "ask" ? step.tip : step.wish.tip)),
    like: likeFx.prepend((step: Step) => (step as Extract<Step, { kind: "like" }>).wish),
  },
});

sample({ clock: likeFx.fail, fn: ({ error }) => error.kind, target: likeFailed });

sample({ clock: likeFailed, source: $tipPath, fn: (path, kind) => likeFailure(kind, path), target: toastShown });
sample({ clock: likeFx.done, fn: ({ params }) => (params.liked ? words.liked : words.unliked), target: toastShown });
