import { createEvent, createStore, type Event, sample, split } from "effector";
import type { LikeRefusal } from "../../../domain/content/reactions/like.ts";
import { may } from "../../../domain/shared/rights.ts";
import { intentsFor } from "../../accounts/session/intent.ts";
import { $memberId, $standing, type ActingMember } from "../../accounts/session/session.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { readerReturned } from "../../lib/page/reader.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import {
  markStale,
  type LikeStates,
  markSaved,
  applyServerState,
  forgetMember,
  markLiked,
  nextStep,
  type LikeStep,
  rollback,
  toggle,
  markUnreachable,
} from "./likeState.ts";
import type { Acts } from "./effects.ts";
import type { Subject, SubjectWords } from "./subject.ts";
import { likeFailure } from "./words.ts";

const ofPresent = <Answer extends { readonly params: ActingMember }>(answer: Event<Answer>): Event<Answer> =>
  sample({
    clock: answer,
    source: $memberId,
    filter: (member, { params }) => params.member === member,
    fn: (_, heard) => heard,
  });

/** A kind of content item that members like, or mark in another way that is optimistic and needs a session. */
export type Likeable<Id extends string> = Pick<Subject<Id>, "kind" | "$id" | "$path" | "rights"> & {
  readonly acts: Pick<Acts<Id>, "likeFx" | "likesOfFx">;
  readonly words: Pick<SubjectWords, "liked" | "unliked" | "gone">;
  readonly failureOf?: typeof likeFailure;
};

/** The likes of one kind of content item. */
export const likesOn = <Id extends string>(subject: Likeable<Id>) => {
  const { kind, $id, $path, rights, acts, words, failureOf = likeFailure } = subject;
  const { likeFx, likesOfFx } = acts;
  const likeClicked = createEvent<Id>();
  const likeToggled = createEvent<Id>();
  const likeMarkedStale = createEvent<Id>();
  const likeFailed = createEvent<{ readonly id: Id; readonly why: LikeRefusal | Unexpected }>();
  const intentName = `${kind}-like`;

  // Not serialised: the server renders the visitor's page, without a member's own likes.
  const $likeStates = createStore<LikeStates>({}, { serialize: "ignore" });

  // A known visitor is asked to sign in at once. While the session is unknown the press counts: the use case decides.
  split({
    source: sample({ clock: likeClicked, source: $standing, fn: (standing, id) => ({ standing, id }) }),
    match: ({ standing }) => (standing === null || may(standing, rights.like) ? "turned" : "refused"),
    cases: {
      turned: likeToggled.prepend(({ id }: { id: Id }) => id),
      refused: likeFailed.prepend(({ id }: { id: Id }) => ({ id, why: { kind: "signed-out" as const } })),
    },
  });

  // The page has no member's own likes, and they may have changed while the member was away.
  sample({
    clock: [$id, $memberId, readerReturned],
    source: { id: $id, member: $memberId },
    filter: ({ id, member }) => id !== null && member !== null,
    fn: ({ id }) => id as Id,
    target: likeMarkedStale,
  });

  // A sign-in for a like means that it is set, also when the member had liked it before.
  const likeIntended = intentsFor(intentName, $id);

  const liked = ofPresent(likeFx.done);
  const notLiked = ofPresent(likeFx.fail);
  const told = ofPresent(likesOfFx.done);
  const notTold = ofPresent(likesOfFx.fail);

  $likeStates
    .on(likeToggled, toggle)
    .on(likeIntended, markLiked)
    .on(likeMarkedStale, markStale)
    .on(liked, (states, { params }) => markSaved(states, params))
    .on(notLiked, (states, { params }) => rollback(states, params))
    .on(told, (states, { params, result }) => applyServerState(states, params.id, result))
    .on(notTold, (states, { params }) => markUnreachable(states, params.id))
    .on($memberId, forgetMember);

  // One request at a time: a quick second press can't overtake the first, and no answer is older than a later request.
  const answerHeard = sample({ clock: [likeFx.finally, likesOfFx.finally], fn: () => {} });
  const stepDue = sample({
    clock: [likeToggled, likeIntended, likeMarkedStale, answerHeard],
    source: {
      step: $likeStates.map((states) => nextStep<Id>(states)),
      member: $memberId,
      isLiking: likeFx.pending,
      isAsking: likesOfFx.pending,
    },
    filter: ({ step, isLiking, isAsking }) => step !== null && !isLiking && !isAsking,
    fn: ({ step, member }) => ({ step: step as LikeStep<Id>, member }),
  });
  sample({
    clock: stepDue,
    filter: ({ step }) => step.kind === "ask",
    fn: ({ step, member }) => ({ id: step.kind === "ask" ? step.id : step.wish.id, member }),
    target: likesOfFx,
  });
  sample({
    clock: stepDue,
    filter: ({ step }) => step.kind === "like",
    fn: ({ step, member }) => ({ ...(step as Extract<LikeStep<Id>, { kind: "like" }>).wish, member }),
    target: likeFx,
  });

  sample({ clock: likeFx.fail, fn: ({ params, error }) => ({ id: params.id, why: error }), target: likeFailed });

  sample({
    clock: likeFailed,
    source: $path,
    fn: (path, { id, why }) => failureOf(why, { gone: words.gone, intent: { name: intentName, id, path } }),
    target: toastShown,
  });
  sample({ clock: likeFx.done, fn: ({ params }) => (params.liked ? words.liked : words.unliked), target: toastShown });

  return { $likeStates, likeClicked };
};
