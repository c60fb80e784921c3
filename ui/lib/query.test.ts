import { allSettled, createEffect, fork, serialize } from "effector";
import { expect, it } from "vitest";
import type { Unexpected } from "./feedback/failure.ts";
import { createQuery } from "./query.ts";
import { fakes } from "../../tests/fakes.ts";

type Item = { readonly title: string; readonly views?: number };

const loadFx = createEffect<void, readonly Item[], Unexpected>();
const { refreshed, hinted, $state } = createQuery({
  effect: loadFx,
  name: "items-of-test",
  keep: (items) => items.slice(0, 1).map(({ title }) => ({ title })),
});

const items = [{ title: "One", views: 1 }, { title: "Two" }];
const shown = { status: "ready", value: [{ title: "One" }] };

it("passes on what its views show, and has the whole value itself", async () => {
  const scope = fork({ handlers: fakes([loadFx, () => items]) });
  await allSettled(refreshed, { scope });
  expect(scope.getState($state)).toEqual({ status: "ready", value: items });
  const values = serialize(scope);
  expect(values["items-of-test"]).toEqual(shown);
  expect(fork({ values }).getState($state)).toEqual(shown);
});

it("passes on a state without a value", async () => {
  const refuse = () => Promise.reject({ kind: "unexpected" });
  const scope = fork({ handlers: fakes([loadFx, refuse]) });
  await allSettled(refreshed, { scope });
  expect(serialize(scope)["items-of-test"]).toEqual({ status: "failed" });
});

it("asks once more after the answer for any number of hints meanwhile", async () => {
  const answers: ((items: readonly Item[]) => void)[] = [];
  const scope = fork({
    handlers: fakes([loadFx, () => new Promise<readonly Item[]>((answer) => void answers.push(answer))]),
  });
  const settle = async (title: string) => {
    answers.at(-1)?.([{ title }]);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  for (let change = 0; change < 4; change += 1) void allSettled(hinted, { scope });
  expect(answers).toHaveLength(1);
  await settle("read before the changes");
  expect(answers).toHaveLength(2);
  await settle("last");
  expect(scope.getState($state)).toEqual({ status: "ready", value: [{ title: "last" }] });
  expect(answers).toHaveLength(2);
});
