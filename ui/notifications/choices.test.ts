import { allSettled, fork } from "effector";
import { expect, it, vi } from "vitest";
import { everyChoice, type NotificationChoice } from "../../domain/notifications/notification.ts";
import { fakes } from "../../tests/fakes.ts";
import { $choices, choicesWanted, chosen } from "./choices.ts";
import { chooseNotificationsFx, listNotificationChoicesFx } from "./effects.ts";

const begin = async (choose: (choice: NotificationChoice) => Promise<void>) => {
  const asked: NotificationChoice[] = [];
  const scope = fork({
    handlers: fakes(
      [listNotificationChoicesFx, async () => everyChoice({})],
      [chooseNotificationsFx, (choice: NotificationChoice) => (asked.push(choice), choose(choice))],
    ),
  });
  await allSettled(choicesWanted, { scope });
  const answers = () => {
    const state = scope.getState($choices);
    return state.status === "ready" ? state.value.find(({ kind }) => kind === "answer")?.onSite : state.status;
  };
  return { scope, asked, answers };
};

const off: NotificationChoice = { kind: "answer", onSite: false, mail: "never", push: true };

it("[NT-11] shows a choice at once, and keeps the last one", async () => {
  const { scope, asked, answers } = await begin(async () => {});
  expect(answers()).toBe(true);
  await allSettled(chosen, { scope, params: off });
  expect(answers()).toBe(false);
  await allSettled(chosen, { scope, params: { ...off, onSite: true } });
  expect(answers()).toBe(true);
  expect(asked).toHaveLength(2);
});

it("[NT-11] takes a choice back that isn't stored", async () => {
  const { scope, answers } = await begin(() => Promise.reject({ kind: "unexpected" }));
  await allSettled(chosen, { scope, params: off });
  expect(answers()).toBe(true);
});

it("[NT-11] chooses when a kind is mailed, and keeps the bell's choice", async () => {
  const { scope, asked } = await begin(async () => {});
  await allSettled(chosen, { scope, params: { ...off, mail: "digest" } });
  const state = scope.getState($choices);
  const now = state.status === "ready" ? state.value[0] : undefined;
  expect(now).toEqual({ kind: "answer", onSite: false, mail: "digest", push: true });
  expect(asked).toEqual([now]);
});

it("[NT-36] sends the last choice of a kind that was changed again before the answer", async () => {
  const answers: (() => void)[] = [];
  const { scope, asked, answers: shown } = await begin(() => new Promise((resolve) => answers.push(resolve)));
  const all = [
    allSettled(chosen, { scope, params: off }),
    allSettled(chosen, { scope, params: { ...off, mail: "now" } }),
    allSettled(chosen, { scope, params: { ...off, mail: "digest" } }),
    allSettled(chosen, { scope, params: { ...off, kind: "mention" } }),
  ];
  expect(shown()).toBe(false);
  expect(asked.map(({ kind, mail }) => `${kind} ${mail}`)).toEqual(["answer never", "mention never"]);
  while (answers.length > 0) {
    answers.shift()?.();
    await Promise.resolve();
    await vi.waitFor(() => expect(asked).toHaveLength(3), { timeout: 10_000 });
  }
  await Promise.all(all);
  expect(asked.at(-1)).toMatchObject({ kind: "answer", mail: "digest" });
  const state = scope.getState($choices);
  expect(state.status === "ready" && state.value[0]?.mail).toBe("digest");
});
