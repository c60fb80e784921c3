import { combine, createEvent, createStore, sample } from "effector";
import { may } from "../../domain/shared/rights.ts";
import type { RateRefusal, RatingWish } from "../../domain/tips/rateTip.ts";
import { ratings, type TipRating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { intentsFor } from "../accounts/session/intent.ts";
import { $memberId, $standing } from "../accounts/session/session.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { readerReturned } from "../lib/page/reader.ts";
import { toastShown } from "../lib/feedback/toasts.ts";
import { rateTipFx, ratingOfTipFx } from "./effects.ts";
import { $tip, $tipId, $tipPath } from "./tip.ts";
import { notRated, rated, ratingIntent, takenBack } from "./ratingWords.ts";

/** `rating`: null removes the member's rating. */
export const ratePressed = createEvent<RatingWish>();
const rateRefused = createEvent<{ readonly wish: RatingWish; readonly why: RateRefusal | Unexpected }>();

/** The latest rating until the backend answers. It is shown at once. */
const $wish = createStore<RatingWish | null>(null, { serialize: "ignore" });
/** The saved ratings by tip. Not serialised, because the server renders a visitor's page. */
const $known = createStore<Readonly<Record<TipId, TipRating>>>({}, { serialize: "ignore" });

/** The member's rating of the shown tip, and the average: from the page until the backend answers. */
export const $rating = combine({ tip: $tip, wish: $wish, known: $known }, ({ tip, wish, known }): TipRating => {
  if (tip.status !== "ready") return { mine: null, average: null };
  const { id, rating } = tip.value;
  const saved = known[id] ?? { mine: null, average: rating };
  return wish?.id === id ? { ...saved, mine: wish.rating } : saved;
});

// A known visitor is asked to sign in at once. While the session is unknown, the use case decides.
const isRefused = (standing: Parameters<typeof may>[0] | null) => standing !== null && !may(standing, "rate a tip");
sample({
  clock: ratePressed,
  source: $standing,
  filter: (standing) => !isRefused(standing),
  fn: (_, wish) => wish,
  target: $wish,
});
sample({
  clock: ratePressed,
  source: $standing,
  filter: isRefused,
  fn: (_, wish) => ({ wish, why: { kind: "signed-out" as const } }),
  target: rateRefused,
});

// One request at a time, always the latest rating: a quick second press can't be overtaken by the first.
const answered = sample({ clock: rateTipFx.finally, fn: () => {} });
$wish
  .on(rateTipFx.finally, (wish, { params }) => (wish?.id === params.id && wish.rating === params.rating ? null : wish))
  .reset($memberId);
sample({
  clock: [$wish, answered],
  source: { wish: $wish, member: $memberId, isSending: rateTipFx.pending },
  filter: ({ wish, isSending }) => wish !== null && !isSending,
  fn: ({ wish, member }) => ({ ...(wish as RatingWish), member }),
  target: rateTipFx,
});

// Shared pages hold no member's rating, and another device may have changed it. After a failure it is unknown whether
// the request was carried out.
sample({
  clock: [$tipId, $memberId, readerReturned, rateTipFx.fail],
  source: { id: $tipId, member: $memberId },
  filter: ({ id, member }) => id !== null && member !== null,
  fn: ({ id, member }) => ({ id: id as TipId, member }),
  target: ratingOfTipFx,
});
const heard = sample({
  clock: [rateTipFx.done, ratingOfTipFx.done],
  source: $memberId,
  // Ignores answers for a member who has signed out.
  filter: (member, { params }) => params.member === member,
  fn: (_, { params, result }) => ({ id: params.id, rating: result }),
});
$known.on(heard, (known, { id, rating }) => ({ ...known, [id]: rating })).reset($memberId);

sample({ clock: rateTipFx.done, fn: ({ params }) => (params.rating === null ? takenBack : rated), target: toastShown });
sample({ clock: rateTipFx.fail, fn: ({ params, error }) => ({ wish: params, why: error }), target: rateRefused });
sample({ clock: rateRefused, source: $tipPath, fn: (path, refused) => notRated(refused, path), target: toastShown });

// Sends the rating for which the visitor signed in.
for (const rating of ratings) {
  const meant = intentsFor(ratingIntent(rating), $tipId);
  sample({ clock: meant, fn: (id): RatingWish => ({ id, rating }), target: ratePressed });
}
