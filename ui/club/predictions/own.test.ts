import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../../domain/accounts/member.ts";
import type { PredictionWish } from "../../../domain/club/predictions/predict.ts";
import type { MatchPredictions, Prediction } from "../../../domain/club/predictions/prediction.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { fakes } from "../../../tests/fakes.ts";
import { whoAmIFx } from "../../accounts/effects.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { visitorArrived } from "../../lib/page/visitor.ts";
import { ownPredictionsFx, predictFx } from "./effects.ts";
import { $own, ownShown, predictionChosen } from "./own.ts";

const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;
const match = "valorant-solstice" as Slug;
const won: Prediction = { outcome: "won", score: null };
const lost: Prediction = { outcome: "lost", score: null };
const shares = { won: 3, drawn: 0, lost: 1 };

type Backend = {
  readonly stored?: Prediction | null;
  readonly save?: (wish: PredictionWish) => Promise<MatchPredictions>;
};

/** A member on the page of a match. */
const onMatch = async ({ stored = null, save }: Backend = {}) => {
  const sent: (Prediction | null)[] = [];
  let mine = stored;
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, async () => camille],
      [ownPredictionsFx, async () => ({ mine, shares: mine && shares, best: null })],
      [
        predictFx,
        async (wish: PredictionWish) => {
          sent.push(wish.prediction);
          if (save) return save(wish);
          mine = wish.prediction;
          return { mine, shares, best: null };
        },
      ],
    ),
  });
  await allSettled(visitorArrived, { scope });
  await allSettled(ownShown, { scope, params: match });
  return {
    sent,
    own: () => scope.getState($own),
    choose: (prediction: Prediction | null) =>
      allSettled(predictionChosen, { scope, params: { id: match, value: prediction } }),
    toasts: () => scope.getState($toasts).map(({ title }) => title),
  };
};

it("[PX-5] shows what is stored, and a choice at once", async () => {
  const one = await onMatch({ stored: lost });
  expect(one.own()).toMatchObject({ chosen: lost, isStored: true, shares });
  const choosing = one.choose(won);
  expect(one.own()).toMatchObject({ chosen: won, isStored: false });
  await choosing;
  expect(one.own()).toMatchObject({ chosen: won, isStored: true, failure: null, shares });
});

it("[PX-5] keeps what was chosen when the request fails, and sends it again", async () => {
  let isDown = true;
  const one = await onMatch({
    save: async ({ prediction }) => {
      if (isDown) throw { kind: "unexpected", cause: "no network" };
      return { mine: prediction, shares, best: null };
    },
  });
  await one.choose(won);
  expect(one.own()).toMatchObject({ chosen: won, isStored: false, failure: { kind: "unexpected" } });
  isDown = false;
  await one.choose(won);
  expect(one.sent).toEqual([won, won]);
  expect(one.own()).toMatchObject({ chosen: won, isStored: true, failure: null });
});

it("[PX-5] tells a member whose choice came too late, and shows what counts", async () => {
  const one = await onMatch({ stored: lost, save: () => Promise.reject({ kind: "closed" }) });
  await one.choose(won);
  expect(one.own()).toMatchObject({ chosen: lost, isStored: true, failure: null });
  expect(one.toasts()).toEqual(["Les pronostics de ce match sont clos"]);
});

it("[PX-10] says that a choice waits for the network", async () => {
  const one = await onMatch({
    save: async () => {
      throw { kind: "unexpected", cause: "no network", isOffline: true };
    },
  });
  await one.choose(won);
  expect(one.own()).toMatchObject({ chosen: won, isStored: false, isWaiting: true, failure: null });
});
