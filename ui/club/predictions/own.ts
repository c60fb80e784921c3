import { combine, createEvent, createStore, type EventPayload, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { isSamePrediction, type Prediction, type Shares } from "../../../domain/club/predictions/prediction.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { choiceOn } from "../../accounts/session/choice.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { isWaiting, type Saving, shownValue } from "../../lib/optimistic.ts";
import { ownPredictionsFx, predictFx } from "./effects.ts";
import { closed } from "./ownWords.ts";

/** The member's part of a match's page is shown. */
export const ownShown = createEvent<Slug>();

const $slug = createStore<Slug | null>(null, { serialize: "ignore" }).on(ownShown, (_, slug) => slug);
/** The member, told anew to this part: it is loaded when they are known already. */
const $member = createStore<MemberId | null>(null, { serialize: "ignore" }).on(
  sample({ clock: [ownShown, $memberId], source: $memberId }),
  (_, member) => member,
);

const choice = choiceOn({
  act: predictFx,
  paramsOf: ({ id, value, member }: Saving<Slug, Prediction | null>) => ({ id, prediction: value, member }),
  readFx: ownPredictionsFx,
  initial: null as Prediction | null,
  $id: $slug,
  $member,
  forgetMember: () => undefined,
  right: "predict a match",
  // Visitors see no choices: they are asked to sign in first.
  meant: {},
});
const { failed, stateOf, $states } = choice;
export const predictionChosen = choice.pressed;

/** The last choice that didn't reach the backend: it stays chosen. */
const $failed = createStore<EventPayload<typeof failed> | null>(null, { serialize: "ignore" })
  .on(failed, (_, lost) => (lost.why.kind === "closed" ? null : lost))
  .reset([predictionChosen, choice.saved, $member]);

sample({ clock: failed, filter: ({ why }) => why.kind === "closed", fn: () => closed, target: toastShown });

export type OwnPrediction = {
  readonly id: Slug | null;
  /** What is chosen, also when it isn't stored. */
  readonly chosen: Prediction | null;
  /** Whether the backend has it. */
  readonly isStored: boolean;
  /** Whether it waits for a network. */
  readonly isWaiting: boolean;
  /** Why it isn't stored. */
  readonly failure: EventPayload<typeof choice.failed>["why"] | null;
  readonly shares: Shares | null;
};

/** The member's prediction of the shown match. */
export const $own = combine($slug, $states, $failed, (id, states, failed): OwnPrediction => {
  const state = stateOf(states, id ?? "");
  const shares = state.answer?.shares ?? null;
  const isLost =
    failed !== null && failed.id === id && state.wish === undefined && !isSamePrediction(failed.value, state.saved);
  if (isLost) return { id, chosen: failed.value, isStored: false, isWaiting: false, failure: failed.why, shares };
  return {
    id,
    chosen: shownValue(state),
    isStored: state.wish === undefined,
    isWaiting: isWaiting(state),
    failure: null,
    shares,
  };
});
