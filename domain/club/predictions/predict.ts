import type { MemberId } from "../../accounts/member.ts";
import type { Session, SignedOut } from "../../accounts/ports.ts";
import type { TooMany } from "../../shared/limits.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import type { MatchPredictions, Prediction } from "./prediction.ts";

/** The match has begun by the server's clock, is postponed or cancelled, isn't on the site, or can't end so. */
export type Closed = { readonly kind: "closed" };

export type Predictions = {
  /** Stores a member's prediction of a match, or removes it. Idempotent. */
  set(
    match: Slug,
    member: MemberId,
    prediction: Prediction | null,
  ): Promise<Result<void, SignedOut | Closed | TooMany>>;
  /** What the caller may know of a match's predictions. Nothing of an unknown match. */
  of(match: Slug): Promise<MatchPredictions>;
};

export type PredictionWish = { readonly id: Slug; readonly prediction: Prediction | null };
export type PredictRefusal = SignedOut | Closed | TooMany;
export type Predict = (wish: PredictionWish) => Promise<Result<MatchPredictions, PredictRefusal>>;

/** Replaces the signed-in member's prediction of a match, or removes it. Returns what they may know then. */
export const predict =
  ({ session, predictions }: { readonly session: Session; readonly predictions: Predictions }): Predict =>
  async ({ id, prediction }) => {
    const member = await session.current();
    if (!member) return refused({ kind: "signed-out" });
    const stored = await predictions.set(id, member.id, prediction);
    return stored.ok ? done(await predictions.of(id)) : stored;
  };

export type ReadPredictions = (wanted: { readonly id: Slug }) => Promise<MatchPredictions>;

/** The predictions of a match, and the signed-in member's own. */
export const readPredictions =
  ({ predictions }: { readonly predictions: Predictions }): ReadPredictions =>
  ({ id }) =>
    predictions.of(id);

/** What a member expects of a match; null without a prediction. */
export type OwnOfMatch = { readonly id: Slug; readonly prediction: Prediction | null };
export type ReadOwnPredictions = (wanted: { readonly ids: readonly Slug[] }) => Promise<readonly OwnOfMatch[]>;

/** The signed-in member's own predictions of a few matches, in the same order. */
export const readOwnPredictions =
  ({ predictions }: { readonly predictions: Predictions }): ReadOwnPredictions =>
  ({ ids }) =>
    Promise.all(ids.map(async (id) => ({ id, prediction: (await predictions.of(id)).mine })));
