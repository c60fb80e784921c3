import { allSettled, createEffect, createStore, fork } from "effector";
import { afterEach, expect, it, vi } from "vitest";
import type { MemberId } from "../../domain/accounts/member.ts";
import { fakes } from "../../tests/fakes.ts";
import type { Unexpected } from "./feedback/failure.ts";
import { createOptimistic, isWaiting, type Reading, type Saving, shownValue } from "./optimistic.ts";
import { visitorReturned } from "./page/visitor.ts";

afterEach(() => vi.unstubAllGlobals());

/** A member who chooses while a backend, which has what was stored last, may be out of reach. */
const begin = () => {
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
  const backend = { isOnline: false, saved: 0, asked: 0 };
  const request = <Answer>(answer: () => Answer) => {
    backend.asked += 1;
    if (!backend.isOnline) throw { kind: "unexpected", cause: null, isOffline: true } satisfies Unexpected;
    return answer();
  };
  const scope = fork({
    handlers: fakes(
      [saveFx, ({ value }: Saving<"a", number>) => request(() => void (backend.saved = value))],
      [readFx, () => request(() => ({ mine: backend.saved }))],
    ),
  });
  return {
    backend,
    choose: (value: number) => allSettled(chosen, { scope, params: { id: "a", value } }),
    goTo: (id: "a" | "b") => allSettled($id, { scope, params: id }),
    comeBack: () => allSettled(visitorReturned, { scope }),
    state: () => stateOf(scope.getState($states), "a"),
  };
};

it("[OF-3] keeps a choice that was made without a network, asks nothing meanwhile, and sends it when the visitor has one", async () => {
  const { backend, choose, comeBack, state } = begin();
  await choose(5);
  expect([shownValue(state()), backend.asked]).toEqual([5, 1]);
  backend.isOnline = true;
  await comeBack();
  expect([shownValue(state()), backend.saved]).toEqual([5, 5]);
});

it("[OF-7] asks before the page closes while a choice waits, and sends it from another item's page", async () => {
  const asking = new Set<string>();
  vi.stubGlobal("addEventListener", (name: string) => void asking.add(name));
  vi.stubGlobal("removeEventListener", (name: string) => void asking.delete(name));
  const { backend, choose, comeBack, goTo, state } = begin();
  await choose(5);
  expect(isWaiting(state())).toBe(true);
  expect([...asking]).toEqual(["beforeunload"]);
  await goTo("b");
  backend.isOnline = true;
  await comeBack();
  expect([backend.saved, ...asking]).toEqual([5]);
});
