import { allSettled, createEffect, createEvent, createStore, fork } from "effector";
import { expect, it } from "vitest";
import type { FailureAnswer } from "../../lib/feedback/failure.ts";
import { createPagedQuery } from "./pagedQuery.ts";

type Query = { readonly of: string; readonly after?: number };

const begin = () => {
  const ofChosen = createEvent<string>();
  const $of = createStore("a").on(ofChosen, (_, of) => of);
  const askFx = createEffect<Query, readonly number[], FailureAnswer>();
  const list = createPagedQuery({
    effect: askFx,
    $query: $of.map((of): Query => ({ of })),
    next: (query, shown): Query | null => (shown.length < 4 ? { ...query, after: shown.length } : null),
    join: (shown, next) => [...shown, ...next],
  });
  /** The requests, and how each is answered. */
  const asked: Query[] = [];
  const answers: ((page: readonly number[] | Promise<never>) => void)[] = [];
  const scope = fork({
    handlers: [[askFx, (query: Query) => (asked.push(query), new Promise((resolve) => answers.push(resolve)))]],
  });
  const press = (event: typeof list.reloaded) => void allSettled(event, { scope });
  const answer = async (at: number, page: readonly number[] | Promise<never>) => {
    answers[at]?.(page);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const shown = () => {
    const pages = scope.getState(list.$pages);
    return pages.status === "ready" ? pages.value : pages.status;
  };
  return { list, scope, ofChosen, asked, answer, press, shown };
};

it("joins pages, one at a time, until the last", async () => {
  const { list, asked, answer, press, shown } = begin();
  press(list.reloaded);
  await answer(0, [1, 2]);
  press(list.nextWanted);
  press(list.nextWanted);
  await answer(1, [3, 4]);
  press(list.nextWanted);
  expect(shown()).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([{ of: "a" }, { of: "a", after: 2 }]);
});

it("counts the answer to the latest request alone, and no next page of a list that began anew", async () => {
  const { list, scope, ofChosen, answer, press, shown } = begin();
  press(list.reloaded);
  await answer(0, [1, 2]);
  press(list.nextWanted);
  void allSettled(ofChosen, { scope, params: "b" });
  press(list.reloaded);
  press(list.reloaded);
  await answer(3, [7]);
  await answer(2, [5]);
  await answer(1, [3, 4]);
  expect(shown()).toEqual([7]);
});

it("keeps the pages at a failure, and says so where there is none", async () => {
  const { list, answer, press, shown } = begin();
  press(list.reloaded);
  await answer(0, Promise.reject(new Error("failed")));
  expect(shown()).toBe("failed");
  press(list.reloaded);
  await answer(1, [1, 2]);
  press(list.refreshed);
  await answer(2, Promise.reject(new Error("failed")));
  expect(shown()).toEqual([1, 2]);
});
