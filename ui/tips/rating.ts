import { combine, sample } from "effector";
import { type Rating, ratings, type TipRating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { choiceOn } from "../accounts/session/choice.ts";
import { $memberId } from "../accounts/session/session.ts";
import { toastShown } from "../lib/feedback/toasts.ts";
import { type Saving, shownValue } from "../lib/optimistic.ts";
import { rateTipFx, ratingOfTipFx } from "./effects.ts";
import { $tip, $tipId, $tipPath } from "./tip.ts";
import { notRated, rated, ratingIntent, takenBack } from "./ratingWords.ts";

/** null removes the member's rating. */
const choice = choiceOn({
  act: rateTipFx,
  paramsOf: ({ id, value, member }: Saving<TipId, Rating | null>) => ({ id, rating: value, member }),
  readFx: ratingOfTipFx,
  initial: null as Rating | null,
  $id: $tipId,
  $member: $memberId,
  forgetMember: () => undefined,
  right: "rate a tip",
  meant: Object.fromEntries(ratings.map((rating) => [ratingIntent(rating), rating])),
});
const { stateOf, $states } = choice;
export const ratePressed = choice.pressed;

/** The member's rating of the shown tip, and the average: from the page until the backend answers. */
export const $rating = combine({ tip: $tip, states: $states }, ({ tip, states }): TipRating => {
  if (tip.status !== "ready") return { mine: null, average: null };
  const { id, rating } = tip.value;
  const state = stateOf(states, id);
  return { mine: shownValue(state), average: state.answer ? state.answer.average : rating };
});

sample({ clock: choice.saved, fn: ({ value }) => (value === null ? takenBack : rated), target: toastShown });
sample({ clock: choice.failed, source: $tipPath, fn: (path, failed) => notRated(failed, path), target: toastShown });
