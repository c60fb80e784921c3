import { allSettled, createEffect, createEvent, fork } from "effector";
import fc from "fast-check";
import { expect, it } from "vitest";
import { $toasts } from "./feedback/toasts.ts";
import { createMutation, eitherInFlight, inFlight, type MutationState } from "./mutation.ts";
import { fakes } from "../../tests/fakes.ts";

type Call = { readonly key: string };
type Answer = "done" | "failed";

const saveFx = createEffect<Call, string, { readonly kind: "gone" }>();
const removeFx = createEffect<Call, void, { readonly kind: "gone" }>();
const ended = createEvent();
const $inFlight = eitherInFlight(inFlight(saveFx, [ended]), inFlight(removeFx, [ended]));
const keyOf = ({ key }: Call): string => key;
const acts = {
  save: createMutation(saveFx, {
    keyOf,
    $inFlight,
    ends: [ended],
    done: ({ params, result }) => ({ tone: "good", title: `${params.key}: ${result}` }),
    failed: ({ params, error }) => ({ tone: "bad", title: `${params.key}: ${error.kind}` }),
  }),
  remove: createMutation(removeFx, { keyOf, $inFlight, ends: [ended] }),
} as const;
type Act = keyof typeof acts;

/** Holds each call until the test settles it. */
const begin = () => {
  const waiting: { readonly act: Act; readonly key: string; readonly settle: (answer: Answer) => void }[] = [];
  const handler = (act: Act) => (call: Call) =>
    new Promise<never>((done, fail) => {
      const settle = (answer: Answer) => (answer === "done" ? done("saved" as never) : fail({ kind: "gone" }));
      waiting.push({ act, key: call.key, settle });
    });
  const scope = fork({
    handlers: fakes([saveFx, handler("save")], [removeFx, handler("remove")]),
  });
  return {
    waiting,
    request: (act: Act, key: string) => void allSettled(acts[act].requested, { scope, params: { key } }),
    end: () => void allSettled(ended, { scope }),
    settle: (at: number, answer: Answer) => {
      const [one] = waiting.splice(at % Math.max(1, waiting.length), 1);
      one?.settle(answer);
      return one;
    },
    blocked: () => scope.getState($inFlight).map(keyOf),
    state: (): MutationState<string, { readonly kind: "gone" }> => scope.getState(acts.save.$state),
    toasts: () => scope.getState($toasts).map(({ title }) => title),
  };
};

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const keys = fc.constantFrom("a", "b");
const move = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom("save" as const, "remove" as const), key: keys }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("settle" as const),
      at: fc.nat(3),
      answer: fc.constantFrom<Answer>("done", "failed"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("end" as const) }) },
);

it("has at most one call of a key in flight, ignores repeated requests, and shows the latest event", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 20 }), async (moves) => {
      const tab = begin();
      /** The expected state: the calls since the last end, the number in flight, and the value. */
      let blocking: readonly (typeof tab.waiting)[number][] = [];
      let [open, status] = [0, "idle"];
      for (const one of moves) {
        if (one.kind === "end") {
          tab.end();
          [blocking, status] = [[], "idle"];
        } else if (one.kind === "settle") {
          const call = tab.settle(one.at, one.answer);
          await turn();
          blocking = blocking.filter((other) => other !== call);
          open = Math.max(0, open - 1);
          if (call?.act === "save") status = one.answer;
        } else {
          const isFree = blocking.every(({ key }) => key !== one.key);
          tab.request(one.kind, one.key);
          if (isFree) {
            [blocking, open] = [[...blocking, ...tab.waiting.slice(-1)], open + 1];
            if (one.kind === "save") status = "pending";
          }
        }
        expect(tab.waiting).toHaveLength(open);
        expect(tab.blocked().toSorted()).toEqual(blocking.map(keyOf).toSorted());
        expect(tab.state().status).toBe(status);
      }
    }),
  );
});

it("tells successes and failures", async () => {
  const tab = begin();
  for (const answer of ["done", "failed"] as const) {
    tab.request("save", "a");
    tab.settle(0, answer);
    await turn();
  }
  expect(tab.toasts()).toEqual(["a: saved", "a: gone"]);
  expect(tab.state()).toEqual({ status: "failed", error: { kind: "gone" } });
});

it("has one call in flight when it has no key", async () => {
  let calls = 0;
  let answer = () => {};
  const exportFx = createEffect<void, void>();
  const { requested, $state } = createMutation(exportFx);
  const handler = () => ((calls += 1), new Promise<void>((done) => (answer = done)));
  const scope = fork({ handlers: fakes([exportFx, handler]) });
  const first = allSettled(requested, { scope });
  void allSettled(requested, { scope });
  expect([calls, scope.getState($state).status]).toEqual([1, "pending"]);
  answer();
  await first;
  expect(scope.getState($state).status).toBe("done");
  const second = allSettled(requested, { scope });
  answer();
  await second;
  expect(calls).toBe(2);
});
