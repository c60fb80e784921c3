import { allSettled, createEffect, createStore, fork } from "effector";
import { afterEach, expect, it, vi } from "vitest";
import type { MemberId } from "../../domain/accounts/member.ts";
import { fakes } from "../../tests/fakes.ts";
import type { Unexpected } from "./feedback/failure.ts";
import { createOptimistic, isWaiting, type Reading, type Saving, shownValue } from "./optimistic.ts";
import { visitorReturned } from "./page/visitor.ts";

afterEach(() => vi.unstubAllGlobals());

it("[OF-3] keeps a choice that was made without a network, asks nothing meanwhile, and sends it when the visitor has one", async () => {
  const saveFx = createEffect<Saving<"a", number>, void, Unexpected>();
  const readFx = createEffect<Reading<"a">, { readonly mine: number }, Unexpected>();
  const { chosen, stateOf, $states } = createOptimistic({
    saveFx,
    readFx,
    initial: 0,
    $id: createStore<"a" | null>("a", { serialize: "ignore" }),
    $member: createStore<MemberId | null>("camille" as MemberId, { serialize: "ignore" }),
    forgetMember: () => undefined,
  });
  let isOnline = false;
  let saved = 0;
  let asked = 0;
  const request = <Answer>(answer: () => Answer) => {
    asked += 1;
    if (!isOnline) throw { kind: "unexpected", cause: null, isOffline: true } satisfies Unexpected;
    return answer();
  };
  const scope = fork({
    handlers: fakes(
      [saveFx, ({ value }: Saving<"a", number>) => request(() => void (saved = value))],
      [readFx, () => request(() => ({ mine: saved }))],
    ),
  });
  await allSettled(chosen, { scope, params: { id: "a", value: 5 } });
  expect([shownValue(stateOf(scope.getState($states), "a")), asked]).toEqual([5, 1]);
  isOnline = true;
  await allSettled(visitorReturned, { scope });
  expect([shownValue(stateOf(scope.getState($states), "a")), saved]).toEqual([5, 5]);
});

it("[OF-7] asks before the page closes while a choice waits, and sends it from another item's page", async () => {
  const asking = new Set<string>();
  vi.stubGlobal("addEventListener", (name: string) => void asking.add(name));
  vi.stubGlobal("removeEventListener", (name: string) => void asking.delete(name));
  const saveFx = createEffect<Saving<"a" | "b", number>, void, Unexpected>();
  const readFx = createEffect<Reading<"a" | "b">, { readonly mine: number }, Unexpected>();
  const $id = createStore<"a" | "b">("a", { serialize: "ignore" });
  const { chosen, stateOf, $states } = createOptimistic({
    saveFx,
    readFx,
    initial: 0,
    $id,
    $member: createStore<MemberId | null>("camille" as MemberId, { serialize: "ignore" }),
    forgetMember: () => undefined,
  });
  let isOnline = false;
  let saved = 0;
  const request = <Answer>(answer: () => Answer) => {
    if (!isOnline) throw { kind: "unexpected", cause: null, isOffline: true } satisfies Unexpected;
    return answer();
  };
  const scope = fork({
    handlers: fakes(
      [saveFx, ({ value }: Saving<"a", number>) => request(() => void (saved = value))],
      [readFx, () => request(() => ({ mine: saved }))],
    ),
  });
  await allSettled(chosen, { scope, params: { id: "a", value: 5 } });
  expect(isWaiting(stateOf(scope.getState($states), "a"))).toBe(true);
  expect([...asking]).toEqual(["beforeunload"]);
  await allSettled($id, { scope, params: "b" });
  isOnline = true;
  await allSettled(visitorReturned, { scope });
  expect([saved, ...asking]).toEqual([5]);
});
