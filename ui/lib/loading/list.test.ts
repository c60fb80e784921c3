import { allSettled, createEffect, fork } from "effector";
import { expect, it } from "vitest";
import type { Unexpected } from "../feedback/failure.ts";
import { listModel } from "./list.ts";
import { fakes } from "../../../tests/fakes.ts";

type Query = { readonly page: number };

const listFx = createEffect<Query, readonly string[], Unexpected>();
const queryFrom = (search: string): Query => ({ page: Number(new URLSearchParams(search).get("page") ?? 1) });
const { opened, refreshed, $list, $isOutdated } = listModel({ name: "list-of-test", queryFrom, listFx });

/** A list whose requests the test answers. */
const begin = () => {
  const answers: ((isThere: boolean) => void)[] = [];
  const ask = ({ page }: Query) =>
    new Promise<readonly string[]>((done, failed) =>
      answers.push((isThere) => (isThere ? done([`row of ${page}`]) : failed({ kind: "unexpected" }))),
    );
  const scope = fork({ handlers: fakes([listFx, ask]) });
  return {
    open: (search: string) => allSettled(opened, { scope, params: { pathname: "/", search, params: {} } as never }),
    refresh: () => allSettled(refreshed, { scope }),
    answer: (isThere: boolean) => answers.shift()?.(isThere),
    state: () => [scope.getState($list), scope.getState($isOutdated)],
  };
};

it("keeps the shown list while it is read again after a change, and when that fails", async () => {
  const { open, refresh, answer, state } = begin();
  const shown = [{ status: "ready", value: ["row of 1"] }, false];
  const first = open("");
  answer(true);
  await first;
  expect(state()).toEqual(shown);
  const again = refresh();
  expect(state()).toEqual(shown);
  answer(false);
  await again;
  expect(state()).toEqual(shown);
});

it.each(["?page=2", ""])(
  "shows the list of before as outdated until that of %j is there, or its failure",
  async (search) => {
    const { open, answer, state } = begin();
    const first = open("");
    answer(true);
    await first;
    const next = open(search);
    expect(state()).toEqual([{ status: "ready", value: ["row of 1"] }, true]);
    answer(false);
    await next;
    expect(state()).toEqual([{ status: "failed" }, false]);
  },
);
