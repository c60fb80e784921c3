import { attach, combine, createEvent, createStore, sample } from "effector";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { PredictionWish, PredictRefusal } from "../../../domain/club/predictions/predict.ts";
import { isSamePrediction, type Prediction, type Shares } from "../../../domain/club/predictions/prediction.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { $memberId } from "../../accounts/session/session.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createOptimistic, isWaiting, type Saving, shownValue } from "../../lib/optimistic.ts";
import { ownPredictionsFx, predictFx } from "./effects.ts";
import { closed } from "./ownWords.ts";

type Failed = PredictionWish & { readonly why: PredictRefusal | Unexpected };

/** The member's part of a match's page is shown. */
export const ownShown = createEvent<Slug>();
export const predictionChosen = createEvent<PredictionWish>();

const $slug = createStore<Slug | null>(null, { serialize: "ignore" }).on(ownShown, (_, slug) => slug);
/** The member, told anew to this part: it is loaded when they are known already. */
const $member = createStore<MemberId | null>(null, { serialize: "ignore" }).on(
  sample({ clock: [ownShown, $memberId], source: $memberId }),
  (_, member) => member,
);

const { chosen, stateOf, $states } = createOptimistic({
  saveFx: attach({
    effect: predictFx,
    mapParams: ({ id, value, member }: Saving<Slug, Prediction | null>) => ({ id, prediction: value, member }),
  }),
  readFx: ownPredictionsFx,
  initial: null as Prediction | null,
  $id: $slug,
  $member,
  forgetMember: () => undefined,
});

sample({ clock: predictionChosen, fn: ({ id, prediction }) => ({ id, value: prediction }), target: chosen });

/** The last choice that didn't reach the backend: it stays chosen. */
const $failed = createStore<Failed | null>(null, { serialize: "ignore" })
  .on(predictFx.fail, (_, { params, error }) => (error.kind === "closed" ? null : { ...params, why: error }))
  .reset([predictionChosen, predictFx.done, $member]);

sample({ clock: predictFx.fail, filter: ({ error }) => error.kind === "closed", fn: () => closed, target: toastShown });

export type OwnPrediction = {
  readonly id: Slug | null;
  /** What is chosen, also when it isn't stored. */
  readonly chosen: Prediction | null;
  /** Whether the backend has it. */
  readonly isStored: boolean;
  /** Whether it waits for a network. */
  readonly isWaiting: boolean;
  /** Why it isn't stored. */
  readonly failure: Failed["why"] | null;
  readonly shares: Shares | null;
};

/** The member's prediction of the shown match. */
export const $own = combine($slug, $states, $failed, (id, states, failed): OwnPrediction => {
  const state = stateOf(states, id ?? "");
  const shares = state.answer?.shares ?? null;
  const isLost =
    failed !== null &&
    failed.id === id &&
    state.wish === undefined &&
    !isSamePrediction(failed.prediction, state.saved);
  if (isLost) return { id, chosen: failed.prediction, isStored: false, isWaiting: false, failure: failed.why, shares };
  return {
    id,
    chosen: shownValue(state),
    isStored: state.wish === undefined,
    isWaiting: isWaiting(state),
    failure: null,
    shares,
  };
});
