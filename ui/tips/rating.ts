import { attach, combine, createEvent, sample } from "effector";
import type { RateRefusal, RatingWish } from "../../domain/tips/rateTip.ts";
import { type Rating, ratings, type TipRating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { checkRight } from "../accounts/session/checkRight.ts";
import { intentsFor } from "../accounts/session/intent.ts";
import { $memberId } from "../accounts/session/session.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { toastShown } from "../lib/feedback/toasts.ts";
import { createOptimistic, type Saving, shownValue } from "../lib/optimistic.ts";
import { rateTipFx, ratingOfTipFx } from "./effects.ts";
import { $tip, $tipId, $tipPath } from "./tip.ts";
import { notRated, rated, ratingIntent, takenBack } from "./ratingWords.ts";

/** `rating`: null removes the member's rating. */
export const ratePressed = createEvent<RatingWish>();
const rateRefused = createEvent<{ readonly wish: RatingWish; readonly why: RateRefusal | Unexpected }>();

const { chosen, stateOf, $states } = createOptimistic({
  saveFx: attach({
    effect: rateTipFx,
    mapParams: ({ id, value, member }: Saving<TipId, Rating | null>) => ({ id, rating: value, member }),
  }),
  readFx: ratingOfTipFx,
  initial: null as Rating | null,
  $id: $tipId,
  $member: $memberId,
  forgetMember: () => undefined,
});

/** The member's rating of the shown tip, and the average: from the page until the backend answers. */
export const $rating = combine({ tip: $tip, states: $states }, ({ tip, states }): TipRating => {
  if (tip.status !== "ready") return { mine: null, average: null };
  const { id, rating } = tip.value;
  const state = stateOf(states, id);
  return { mine: shownValue(state), average: state.answer ? state.answer.average : rating };
});

const { allowed, refused } = checkRight(ratePressed, "rate a tip");
sample({ clock: allowed, fn: ({ id, rating }) => ({ id, value: rating }), target: chosen });
sample({
  clock: refused,
  fn: (wish) => ({ wish, why: { kind: "signed-out" as const } }),
  target: rateRefused,
});

sample({ clock: rateTipFx.done, fn: ({ params }) => (params.rating === null ? takenBack : rated), target: toastShown });
sample({ clock: rateTipFx.fail, fn: ({ params, error }) => ({ wish: params, why: error }), target: rateRefused });
sample({ clock: rateRefused, source: $tipPath, fn: (path, refusal) => notRated(refusal, path), target: toastShown });

// Sends the rating for which the visitor signed in.
for (const rating of ratings) {
  const meant = intentsFor(ratingIntent(rating), $tipId);
  sample({ clock: meant, fn: (id): RatingWish => ({ id, rating }), target: ratePressed });
}
