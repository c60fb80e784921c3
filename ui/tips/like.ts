import { createEvent, createStore, type Event, sample, split } from "effector";
import { may } from "../../domain/rights.ts";
import type { LikeRefusal } from "../../domain/tips/likeTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { $memberId, $standing, type Speaker } from "../accounts/session.ts";
import { readerReturned } from "../page/reader.ts";
import { toastShown } from "../page/toasts.ts";
import type { Unexpected } from "../page/failure.ts";
import { likeFx, likesOfTipFx } from "./effects.ts";
import {
  doubted,
  type Hearts,
  kept,
  learnt,
  leftBehind,
  nextStep,
  type Step,
  takenBack,
  turned,
  unanswered,
} from "./heart.ts";
import { $tipId, $tipPath } from "./tip.ts";
import { likeFailure, words } from "./words.ts";

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

const ofPresent = <Answer extends { readonly params: Speaker }>(answer: Event<Answer>): Event<Answer> =>
  sample({
    clock: answer,
    source: $memberId,
    filter: (member, { params }) => params.member === member,
    fn: (_, heard) => heard,
  });
const liked = ofPresent(likeFx.done);
const notLiked = ofPresent(likeFx.fail);
const told = ofPresent(likesOfTipFx.done);
const notTold = ofPresent(likesOfTipFx.fail);

$hearts
  .on(heartTurned, turned)
  .on(heartDoubted, doubted)
  .on(liked, (hearts, { params }) => kept(hearts, params))
  .on(notLiked, (hearts, { params }) => takenBack(hearts, params))
  .on(told, (hearts, { params, result }) => learnt(hearts, params.tip, result))
  .on(notTold, (hearts, { params }) => unanswered(hearts, params.tip))
  .on($memberId, leftBehind);

// One word at a time goes to the backend, so that a quick second press can't overtake the first, nor an answer be older
// than what was sent after it.
const answerHeard = sample({ clock: [likeFx.finally, likesOfTipFx.finally], fn: () => {} });
const stepDue = sample({
  clock: [heartTurned, heartDoubted, answerHeard],
  source: {
    step: $hearts.map(nextStep),
    member: $memberId,
    isLiking: likeFx.pending,
    isAsking: likesOfTipFx.pending,
  },
  filter: ({ step, isLiking, isAsking }) => step !== null && !isLiking && !isAsking,
  fn: ({ step, member }) => ({ step: step as Step, member }),
});
sample({
  clock: stepDue,
  filter: ({ step }) => step.kind === "ask",
  fn: ({ step, member }) => ({ tip: step.kind === "ask" ? step.tip : step.wish.tip, member }),
  target: likesOfTipFx,
});
sample({
  clock: stepDue,
  filter: ({ step }) => step.kind === "like",
  fn: ({ step, member }) => ({ ...(step as Extract<Step, { kind: "like" }>).wish, member }),
  target: likeFx,
});

sample({ clock: likeFx.fail, fn: ({ error }) => error.kind, target: likeFailed });

sample({ clock: likeFailed, source: $tipPath, fn: (path, kind) => likeFailure(kind, path), target: toastShown });
sample({ clock: likeFx.done, fn: ({ params }) => (params.liked ? words.liked : words.unliked), target: toastShown });
