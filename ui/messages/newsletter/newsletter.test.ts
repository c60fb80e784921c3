import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { SubscriptionToken } from "../../../domain/messages/newsletter.ts";
import { $toasts } from "../../lib/feedback/toasts.ts";
import { subscribeFx, confirmSubscriptionFx, unsubscribeFx } from "./effects.ts";
import { confirmation, isOver, unsubscription } from "./link.ts";
import { $isTaken, $mistakes, addressTyped, subscribePressed } from "./subscribe.ts";
import { fakes } from "../../../tests/fakes.ts";

const email = "lectrice@exemple.fr";
const token = "7b0f3a52-2b6e-4b5c-9b57-3d1c0f4a6a11" as SubscriptionToken;

const answering = (answer: () => Promise<void>) => {
  const asked: string[] = [];
  const ask = (given: string) => {
    asked.push(given);
    return answer();
  };
  const handlers = fakes([subscribeFx, ask], [confirmSubscriptionFx, ask], [unsubscribeFx, ask]);
  return { asked, scope: fork({ handlers }) };
};
const well = async () => {};
const refusing = (kind: string) => () => Promise.reject({ kind, seconds: 600 });

it("[LY-8] subscribes once, however often the button is pressed, and shows the next step", async () => {
  let answer = () => {};
  const { asked, scope } = answering(() => new Promise((resolve) => (answer = resolve)));
  const first = allSettled(subscribePressed, { scope, params: email });
  void allSettled(subscribePressed, { scope, params: email });
  answer();
  await first;
  expect(asked).toEqual([email]);
  expect(scope.getState($isTaken)).toBe(true);
  await allSettled(addressTyped, { scope });
  expect(scope.getState($isTaken)).toBe(false);
});

it("[LY-8] closes the toast of a failure when the address is sent again", async () => {
  let isDown = true;
  const { scope } = answering(() => (isDown ? Promise.reject({ kind: "unexpected" }) : Promise.resolve()));
  await allSettled(subscribePressed, { scope, params: email });
  expect(scope.getState($toasts)).toHaveLength(1);
  isDown = false;
  await allSettled(subscribePressed, { scope, params: email });
  expect(scope.getState($toasts)).toEqual([]);
});

it("[LY-8] shows an invalid address beside the field, each time, until the visitor types again", async () => {
  const { scope } = answering(refusing("no-address"));
  await allSettled(subscribePressed, { scope, params: "lectrice" });
  await allSettled(subscribePressed, { scope, params: "lectrice" });
  expect(scope.getState($mistakes)).toBe(2);
  expect(scope.getState($toasts)).toEqual([]);
  await allSettled(addressTyped, { scope });
  expect(scope.getState($mistakes)).toBe(0);
});

it.each(["too-many", "unexpected"])(
  "keeps the address when the subscription failed, and shows why: %s",
  async (kind) => {
    const { scope } = answering(refusing(kind));
    await allSettled(subscribePressed, { scope, params: email });
    expect(scope.getState($isTaken)).toBe(false);
    expect(scope.getState($mistakes)).toBe(0);
    expect(scope.getState($toasts)).toMatchObject([{ tone: "bad", title: "Inscription impossible" }]);
  },
);

it.each([
  ["confirms", confirmation],
  ["leaves", unsubscription],
])("%s only when its button is pressed, and once", async (_, { opened, pressed, $link }) => {
  const { asked, scope } = answering(well);
  await allSettled(opened, { scope, params: token });
  expect(asked).toEqual([]);
  await allSettled(pressed, { scope, params: token });
  await allSettled(pressed, { scope, params: token });
  expect(asked).toEqual([token]);
  expect(scope.getState($link).status).toBe("done");
});

it("can be retried when the backend didn't answer", async () => {
  const { asked, scope } = answering(refusing("unexpected"));
  await allSettled(confirmation.pressed, { scope, params: token });
  expect(scope.getState(confirmation.$link)).toEqual({ status: "failed", error: { kind: "unexpected", seconds: 600 } });
  await allSettled(confirmation.pressed, { scope, params: token });
  expect(asked).toHaveLength(2);
});

it("[CT-7] reports a link without its token as unusable at once, without a request", async () => {
  const { asked, scope } = answering(well);
  await allSettled(confirmation.opened, { scope, params: "" });
  await allSettled(confirmation.pressed, { scope, params: "" as SubscriptionToken });
  expect(asked).toEqual([]);
  expect(isOver(scope.getState(confirmation.$link))).toBe(true);
  await allSettled(confirmation.opened, { scope, params: token });
  expect(scope.getState(confirmation.$link)).toEqual({ status: "idle" });
});
