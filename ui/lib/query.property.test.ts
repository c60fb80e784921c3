import { allSettled, createEffect, createEvent, createStore, fork, sample, type Scope, serialize } from "effector";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Unexpected } from "./feedback/failure.ts";
import { rememberAnswers } from "../content/details/recentItems.ts";
import { valueOf } from "./loading/loaded.ts";
import { createQuery } from "./query.ts";
import { fakes } from "../../tests/fakes.ts";

type Refused = { readonly kind: "not-found" } | Unexpected;
/** The number and key of the request that it answers. */
type Answer = { readonly key: string; readonly at: number };

const readFx = createEffect<string, Answer, Refused>();
const keyChosen = createEvent<string>();
const ended = createEvent();
const $key = createStore("a", { serialize: "ignore" }).on(keyChosen, (_, key) => key);
const query = createQuery({
  effect: readFx,
  $params: $key,
  name: "query-of-test",
  ends: [ended],
});
const opened = createEvent();
sample({ clock: opened, target: query.reloaded });
rememberAnswers({ opened, $key, $state: query.$state, $value: query.$state.map(valueOf) });

type Outcome = "done" | "not-found" | "unexpected";

/** Holds each request until the test settles it. */
const begin = (start: (handler: (key: string) => Promise<Answer>) => Scope) => {
  const inFlight: { readonly at: number; readonly settle: (outcome: Outcome) => void }[] = [];
  let questions = 0;
  const ask = (key: string) =>
    new Promise<Answer>((done, failed) => {
      const at = (questions += 1);
      const settle = (outcome: Outcome) =>
        outcome === "done" ? done({ key, at }) : failed({ kind: outcome, cause: "test" });
      inFlight.push({ at, settle });
    });
  const scope = start(ask);
  return {
    scope,
    shown: () => scope.getState(query.$state),
    /** The numbers of pending requests. */
    waiting: () => inFlight.map(({ at }) => at),
    newest: () => questions,
    act: (event: typeof query.refreshed) => void allSettled(event, { scope }),
    open: (key: string) => {
      void allSettled(keyChosen, { scope, params: key });
      void allSettled(opened, { scope });
    },
    settle: (place: number, outcome: Outcome) => {
      const [one] = inFlight.splice(place % Math.max(1, inFlight.length), 1);
      one?.settle(outcome);
      return one?.at;
    },
  };
};
const beginEmpty = () => begin((ask) => fork({ handlers: fakes([readFx, ask]) }));

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const move = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("open" as const), key: fc.constantFrom("a", "b", "c") }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("refreshed" as const, "hinted" as const, "reloaded" as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("settle" as const),
      place: fc.nat(3),
      outcome: fc.constantFrom<Outcome>("done", "done", "not-found", "unexpected"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("ended" as const) }) },
);

it("shows the answer to the latest request only, after any interleaving of requests, answers and ends", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
      const page = beginEmpty();
      /** The last answer shown for each key. */
      const remembered = new Map<string, Answer>();
      let key = "a";
      let expected: unknown = { status: "loading" };
      /** The request whose answer counts. */
      let counts: number | null = null;

      for (const one of moves) {
        if (one.kind === "open") {
          page.open((key = one.key));
          const known = remembered.get(key);
          expected = known ? { status: "ready", value: known } : { status: "loading" };
          counts = page.newest();
        } else if (one.kind === "ended") {
          void allSettled(ended, { scope: page.scope });
          expected = { status: "loading" };
          counts = null;
        } else if (one.kind === "settle") {
          const at = page.settle(one.place, one.outcome);
          if (at !== undefined && at === counts) {
            if (one.outcome === "done") {
              const value = { key, at };
              remembered.set(key, value);
              expected = { status: "ready", value };
            } else if (one.outcome === "not-found") expected = { status: "not-found" };
            else if ((expected as { status: string }).status !== "ready") expected = { status: "failed" };
          }
        } else {
          page.act(query[one.kind]);
          if (one.kind === "reloaded") expected = { status: "loading" };
          counts = page.newest();
        }
        await turn();
        // An answer is followed by the repeated request, after a hint.
        if (counts !== null) counts = page.newest();
        expect(page.shown()).toEqual(expected);
      }
    }),
    { numRuns: 1_000 },
  );
});

it("is serialised in the server's page, and requested again in the browser", async () => {
  const server = beginEmpty();
  server.open("a");
  server.settle(0, "unexpected");
  await turn();
  const browser = begin((ask) => fork({ values: serialize(server.scope), handlers: fakes([readFx, ask]) }));
  expect(browser.shown()).toEqual({ status: "failed" });
  browser.act(query.reloaded);
  expect(browser.shown()).toEqual({ status: "loading" });
  browser.settle(0, "done");
  await turn();
  expect(browser.shown()).toEqual({ status: "ready", value: { key: "a", at: 1 } });
});

it("sends no request while its parameters are null", async () => {
  const $nothing = createStore<string | null>(null, { serialize: "ignore" });
  const asked: string[] = [];
  const idle = createQuery({ effect: readFx, $params: $nothing });
  const scope = fork({ handlers: fakes([readFx, (key: string) => void asked.push(key)]) });
  await allSettled(idle.refreshed, { scope });
  expect(asked).toEqual([]);
});

it("replaces the answer to earlier parameters by a failure with isReplacedByFailure, and keeps that to the same", async () => {
  const list = createQuery({ effect: readFx, $params: $key, isReplacedByFailure: true });
  let isDown = false;
  const read = (key: string) =>
    isDown ? Promise.reject({ kind: "unexpected", answer: "bad" }) : Promise.resolve({ key, at: 0 });
  const scope = fork({ handlers: fakes([readFx, read]) });
  await allSettled(list.refreshed, { scope });
  expect(scope.getState(list.$state)).toEqual({ status: "ready", value: { key: "a", at: 0 } });
  isDown = true;
  await allSettled(list.refreshed, { scope });
  expect(scope.getState(list.$state)).toEqual({ status: "ready", value: { key: "a", at: 0 } });
  await allSettled(keyChosen, { scope, params: "b" });
  await allSettled(list.refreshed, { scope });
  expect(scope.getState(list.$state)).toEqual({ status: "failed", answer: "bad" });
});

it("is outdated from the change of its parameters until their answer, not while it is read again", async () => {
  const page = beginEmpty();
  const isOutdated = () => page.scope.getState(query.$isOutdated);
  page.act(query.refreshed);
  expect(isOutdated()).toBe(false);
  page.open("b");
  expect(isOutdated()).toBe(true);
  page.settle(0, "done");
  await turn();
  expect(isOutdated()).toBe(true);
  page.settle(0, "unexpected");
  await turn();
  expect(isOutdated()).toBe(false);
});
