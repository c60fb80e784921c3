import { createEvent, sample } from "effector";
import type { LikesCount } from "../../../domain/content/reactions/like.ts";
import { choiceOn } from "../../accounts/session/choice.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { isOffline } from "../../lib/feedback/failure.ts";
import { toastShown, waitsForNetwork } from "../../lib/feedback/toasts.ts";
import { type Optimistic, type Saving, shownValue } from "../../lib/optimistic.ts";
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
  const intentName = `${kind}-like`;

  const {
    pressed,
    saved,
    failed,
    stateOf: likeStateOf,
    $states: $likeStates,
  } = choiceOn({
    act: likeFx,
    paramsOf: ({ id, value, member }: Saving<Id, boolean>) => ({ id, liked: value, member }),
    readFx: likesOfFx,
    initial: false,
    $id,
    $member: $memberId,
    // The number of likes stays.
    forgetMember: ({ answer, saved: isSaved }) => answer && { mine: false, count: othersIn(answer) + Number(isSaved) },
    right: rights.like,
    // A sign-in for a like means that it is set, also when the member had liked it before.
    meant: { [intentName]: true },
  });

  sample({
    clock: likeClicked,
    source: $likeStates,
    fn: (states, id) => ({ id, value: !shownValue(likeStateOf(states, id)) }),
    target: pressed,
  });
  sample({
    clock: failed,
    source: $path,
    fn: (path, { id, why }) =>
      isOffline(why)
        ? waitsForNetwork(words.liked.topic)
        : failureOf(why, { gone: words.gone, intent: { name: intentName, id, path } }),
    target: toastShown,
  });
  sample({ clock: saved, fn: ({ value }) => (value ? words.liked : words.unliked), target: toastShown });

  return { $likeStates, likeStateOf, likeClicked };
};
