import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Account } from "../../domain/accounts/member.ts";
import type { RatingWish } from "../../domain/tips/rateTip.ts";
import type { Rating, TipRating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { smokes, tip } from "../../tests/tipReader.ts";
import { whoAmIFx } from "../accounts/effects.ts";
import { visitorArrived } from "../lib/page/visitor.ts";
import { $toasts } from "../lib/feedback/toasts.ts";
import { rateTipFx, ratingOfTipFx, readTipFx } from "./effects.ts";
import { $rating, ratePressed } from "./rating.ts";
import { tipOpened } from "./tip.ts";
import { fakes } from "../../tests/fakes.ts";

const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;

type Backend = {
  readonly account?: Account | null;
  readonly of?: () => Promise<TipRating>;
  readonly rate?: (wish: RatingWish) => Promise<TipRating>;
};

const saves = async ({ rating }: RatingWish): Promise<TipRating> => ({ mine: rating, average: 4.5 });
const breaks = () => Promise.reject({ kind: "unexpected", cause: "no network" });

/** A reader on the page of a tip. */
const onTip = async ({ account = camille, of, rate = saves }: Backend) => {
  const sent: RatingWish[] = [];
  const scope = fork({
    handlers: fakes(
      [whoAmIFx, async () => account],
      [readTipFx, async () => ({ ...tip, rating: 3.9 })],
      [ratingOfTipFx, of ?? (async () => ({ mine: null, average: 4 }))],
      [rateTipFx, (wish: RatingWish) => (sent.push(wish), rate(wish))],
    ),
  });
  // The page is loaded and the reader known. Other requests of the page are ignored.
  await allSettled(tipOpened, { scope, params: { params: { slug: tip.slug }, search: "" } });
  await allSettled(visitorArrived, { scope });
  return {
    sent: () => sent.map(({ rating }) => rating),
    press: (rating: Rating | null) =>
      allSettled(ratePressed, { scope, params: { id: smokes as TipId, value: rating } }),
    mine: () => scope.getState($rating).mine,
    average: () => scope.getState($rating).average,
    toasts: () => scope.getState($toasts).map(({ title }) => title),
  };
};

it("shows the member's saved rating", async () => {
  const one = await onTip({ of: async () => ({ mine: 3, average: 4.2 }) });
  expect([one.mine(), one.average()]).toEqual([3, 4.2]);
});

it("[TP-13] is shown at once, and then as the backend answers", async () => {
  let answer: (rating: TipRating) => void = () => {};
  const one = await onTip({ rate: () => new Promise((resolve) => (answer = resolve)) });
  const pressed = one.press(5);
  expect([one.mine(), one.average()]).toEqual([5, 4]);
  answer({ mine: 5, average: 4.3 });
  await pressed;
  expect([one.mine(), one.average()]).toEqual([5, 4.3]);
  expect(one.toasts()).toEqual(["Note enregistrée"]);
});

it("shows the page's average until the backend answers", async () => {
  const one = await onTip({ account: null });
  expect(one.average()).toBe(3.9);
  const other = await onTip({ of: async () => ({ mine: 2, average: 2 }) });
  expect(other.average()).toBe(2);
});

it("can be removed", async () => {
  const one = await onTip({ of: async () => ({ mine: 3, average: 4.2 }) });
  await one.press(null);
  expect(one.mine()).toBeNull();
  expect(one.toasts()).toEqual(["Note retirée"]);
});

it("ends with the last press, one request at a time", async () => {
  const answers: Array<() => void> = [];
  const one = await onTip({
    rate: (wish) => new Promise((resolve) => answers.push(() => resolve({ mine: wish.rating, average: null }))),
  });
  const pressed = [one.press(1), one.press(2), one.press(4)];
  expect(one.sent()).toEqual([1]);
  answers.shift()?.();
  await Promise.resolve();
  answers.shift()?.();
  await Promise.all(pressed);
  expect(one.sent()).toEqual([1, 4]);
  expect(one.mine()).toBe(4);
});

it("tells a failure, and shows the saved rating", async () => {
  const one = await onTip({ of: async () => ({ mine: 2, average: 3 }), rate: breaks });
  await one.press(5);
  expect(one.mine()).toBe(2);
  expect(one.toasts()).toEqual(["Votre note n'est peut-être pas enregistrée"]);
});

it("asks a visitor to sign in, and sends nothing", async () => {
  const one = await onTip({ account: null });
  await one.press(4);
  expect([one.sent(), one.mine()]).toEqual([[], null]);
  expect(one.toasts()).toEqual(["Connectez-vous pour noter"]);
});
