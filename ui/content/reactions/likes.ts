import { attach, createEvent, sample } from "effector";
import type { LikeRefusal, LikesCount } from "../../../domain/content/reactions/like.ts";
import { checkRight } from "../../accounts/session/checkRight.ts";
import { intentsFor } from "../../accounts/session/intent.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { isOffline, type Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown, waitsForNetwork } from "../../lib/feedback/toasts.ts";
import { createOptimistic, type Optimistic, type Saving, shownValue } from "../../lib/optimistic.ts";
import type { Acts } from "./effects.ts";
import type { Subject, SubjectWords } from "./subject.ts";
import { likeFailure } from "./words.ts";

const othersIn = ({ count, mine }: LikesCount): number => count - Number(mine);

/** The number beside the like button. `counted`: the likes that the page came with. */
export const likesShown = (state: Optimistic<boolean, LikesCount>, counted: number): number =>
  (state.answer ? othersIn(state.answer) : counted) + Number(shownValue(state));

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
  const likeFailed = createEvent<{ readonly id: Id; readonly why: LikeRefusal | Unexpected }>();
  const intentName = `${kind}-like`;

  const {
    chosen,
    stateOf: likeStateOf,
    $states: $likeStates,
  } = createOptimistic({
    saveFx: attach({
      effect: likeFx,
      mapParams: ({ id, value, member }: Saving<Id, boolean>) => ({ id, liked: value, member }),
    }),
    readFx: likesOfFx,
    initial: false,
    $id,
    $member: $memberId,
    // The number of likes stays.
    forgetMember: ({ answer, saved }) => answer && { mine: false, count: othersIn(answer) + Number(saved) },
  });

  const { allowed, refused } = checkRight(likeClicked, rights.like);
  sample({
    clock: allowed,
    source: $likeStates,
    fn: (states, id) => ({ id, value: !shownValue(likeStateOf(states, id)) }),
    target: chosen,
  });
  sample({ clock: refused, fn: (id) => ({ id, why: { kind: "signed-out" as const } }), target: likeFailed });
  // A sign-in for a like means that it is set, also when the member had liked it before.
  sample({ clock: intentsFor(intentName, $id), fn: (id) => ({ id, value: true }), target: chosen });

  sample({ clock: likeFx.fail, fn: ({ params, error }) => ({ id: params.id, why: error }), target: likeFailed });
  sample({
    clock: likeFailed,
    source: $path,
    fn: (path, { id, why }) =>
      isOffline(why)
        ? waitsForNetwork(words.liked.topic)
        : failureOf(why, { gone: words.gone, intent: { name: intentName, id, path } }),
    target: toastShown,
  });
  sample({ clock: likeFx.done, fn: ({ params }) => (params.liked ? words.liked : words.unliked), target: toastShown });

  return { $likeStates, likeStateOf, likeClicked };
};
