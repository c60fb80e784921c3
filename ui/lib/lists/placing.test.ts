import { allSettled, createEffect, createEvent, createStore, fork } from "effector";
import { expect, it, vi } from "vitest";
import { type Loaded, ready } from "../loading/loaded.ts";
import { createPlacing } from "./placing.ts";
import { fakes } from "../../../tests/fakes.ts";

type Move = { readonly id: string; readonly before: string | null };

const placeFx = createEffect<Move, void>();
const $state = createStore<Loaded<readonly string[]>>(ready(["a", "b", "c", "d"]));
const left = createEvent();
const { placed, $shown, $isSettled } = createPlacing({
  placeFx,
  $state,
  isSame: (one, other) => one.id === other.id,
  withPlaced: (ids, { id, before }) => {
    const others = ids.filter((one) => one !== id);
    const at = before === null ? others.length : others.indexOf(before);
    return others.toSpliced(at, 0, id);
  },
  ends: [left],
});

const listeners = new Set<unknown>();
vi.stubGlobal("addEventListener", (_: string, listener: unknown) => listeners.add(listener));
vi.stubGlobal("removeEventListener", (_: string, listener: unknown) => listeners.delete(listener));

/** A backend that answers one request after the other, when it is told to. */
const begin = () => {
  const sent: Move[] = [];
  const answers: { readonly done: () => void; readonly fail: () => void }[] = [];
  const handler = (move: Move) => {
    sent.push(move);
    return new Promise<void>((done, fail) => answers.push({ done, fail }));
  };
  const scope = fork({ handlers: fakes([placeFx, handler]) });
  const put = (id: string, before: string | null) => void allSettled(placed, { scope, params: { id, before } });
  const answer = async (how: "done" | "fail" = "done") => {
    answers.shift()?.[how]();
    await new Promise(setImmediate);
  };
  const order = () => {
    const shown = scope.getState($shown);
    return shown.status === "ready" ? shown.value.join("") : shown.status;
  };
  return { sent, put, answer, order, isSettled: () => scope.getState($isSettled) };
};

it("[CA-10] shows each place at once, and sends only the last one of an item that is moved on", async () => {
  const { sent, put, answer, order, isSettled } = begin();
  put("d", "c");
  put("d", "b");
  put("d", "a");
  expect([order(), isSettled(), sent]).toEqual(["dabc", false, [{ id: "d", before: "c" }]]);
  expect(listeners.size).toBe(1);
  await answer();
  expect(sent.slice(1)).toEqual([{ id: "d", before: "a" }]);
  await answer();
  expect([order(), isSettled(), sent.length, listeners.size]).toEqual(["dabc", true, 2, 0]);
});

it("[CA-10] sends the places of different items in their order, one after the other", async () => {
  const { sent, put, answer, order } = begin();
  put("d", "a");
  put("b", null);
  put("c", "d");
  put("b", "c");
  expect([order(), sent.length]).toEqual(["bcda", 1]);
  for (let times = 0; times < 4; times++) await answer();
  expect(sent.map(({ id }) => id)).toEqual(["d", "b", "c", "b"]);
  expect(order()).toBe("bcda");
});

it("[CA-10] forgets the places that wait when one is refused", async () => {
  const { sent, put, answer, order, isSettled } = begin();
  put("d", "a");
  put("c", "d");
  await answer("fail");
  expect([order(), isSettled(), sent.length, listeners.size]).toEqual(["abcd", true, 1, 0]);
});
