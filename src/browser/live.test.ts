import { allSettled, createWatch, fork } from "effector";
import { expect, it, vi } from "vitest";
import type { Account } from "../../domain/accounts/member.ts";
import type { Session, SessionNews } from "../../domain/accounts/ports.ts";
import type { Changes, Watched } from "../../domain/shared/ports.ts";
import { whoAmIFx } from "../../ui/accounts/effects.ts";
import { sessionChanged, sessionEnded } from "../../ui/accounts/session/session.ts";
import { changeHinted, left, shown } from "../../ui/lib/live/following.ts";
import { followChanges, followSession } from "./live.ts";
import { fakes } from "../../tests/fakes.ts";

const camille = { id: "camille", email: "membre@demo.test", role: null } as unknown as Account;

/** Waits for the pending promises of the container and its services. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

const begin = async () => {
  const who: { present: Account | null } = { present: camille };
  const scope = fork({ handlers: fakes([whoAmIFx, () => who.present]) });
  const listeners = new Map<Watched, () => void>();
  const changes: Changes = {
    subscribe(watched, changed) {
      expect(listeners.has(watched)).toBe(false);
      listeners.set(watched, changed);
      return () => void listeners.delete(watched);
    },
  };
  const resolveUseCase = vi.fn(async () => changes.subscribe);
  followChanges(scope, resolveUseCase);
  const hints: Watched[] = [];
  createWatch({ unit: changeHinted, scope, fn: (watched) => hints.push(watched) });
  await allSettled(sessionChanged, { scope });

  const say = async (event: typeof shown, watched: Watched) => {
    await allSettled(event, { scope, params: watched });
    await pause();
  };
  const sign = async (account: Account | null) => {
    who.present = account;
    await allSettled(sessionChanged, { scope });
    await pause();
  };
  return { scope, resolveUseCase, listeners, hints, say, sign, heard: () => [...listeners.keys()] };
};

it("doesn't subscribe for a visitor, nor for a member whose page shows no live data", async () => {
  const { resolveUseCase } = await begin();
  await pause();
  expect(resolveUseCase).not.toHaveBeenCalled();
});

it("subscribes for a visitor to matches that the first page showed before the start", async () => {
  const scope = fork({ handlers: fakes([whoAmIFx, () => null]) });
  await allSettled(shown, { scope, params: "matches" });
  await allSettled(shown, { scope, params: "role" });
  await allSettled(sessionChanged, { scope });
  const subscribe = vi.fn(() => () => {});
  followChanges(scope, async () => subscribe);
  await pause();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith("matches", expect.any(Function));
});

it("subscribes while a member's screen shows live data, and passes on each hint", async () => {
  const { listeners, hints, say, sign, heard } = await begin();
  await say(shown, "applications");
  await say(shown, "role");
  expect(heard()).toEqual(["applications", "role"]);
  listeners.get("role")?.();
  expect(hints).toEqual(["role"]);

  await say(left, "role");
  expect(heard()).toEqual(["applications"]);
  await sign(null);
  expect(heard()).toEqual([]);
  await sign(camille);
  expect(heard()).toEqual(["applications"]);
});

it("[PF-33] subscribes anew when another member is signed in", async () => {
  const { resolveUseCase, listeners, say, sign, heard } = await begin();
  await sign(null);
  await say(shown, "matches");
  await say(shown, "role");
  expect(heard()).toEqual(["matches"]);
  const asVisitor = listeners.get("matches");
  await sign(camille);
  expect(heard()).toEqual(["matches", "role"]);
  expect(listeners.get("matches")).not.toBe(asVisitor);
  expect(resolveUseCase).toHaveBeenCalledTimes(3);
});

it("[PF-33] keeps the member's subscription when the visitor's fails late", async () => {
  const { resolveUseCase, say, sign, heard } = await begin();
  await sign(null);
  let fail = (_: Error) => {};
  resolveUseCase.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await say(shown, "matches");
  await sign(camille);
  fail(new Error("The network is gone"));
  await sign({ ...camille });
  await say(left, "matches");
  expect(heard()).toEqual([]);
  expect(resolveUseCase).toHaveBeenCalledTimes(2);
});

it("unsubscribes when the screen is left before the container is loaded", async () => {
  const { scope, heard } = await begin();
  void allSettled(shown, { scope, params: "applications" });
  void allSettled(left, { scope, params: "applications" });
  await pause();
  expect(heard()).toEqual([]);
});

it("retries a container that failed to load", async () => {
  const { resolveUseCase, say, heard } = await begin();
  resolveUseCase.mockRejectedValueOnce(new Error("The network is gone"));
  await say(shown, "applications");
  expect(heard()).toEqual([]);
  await say(shown, "role");
  expect(heard().toSorted()).toEqual(["applications", "role"]);
});

it("tells the page that the session changed, and which page it ended on", async () => {
  vi.stubGlobal("location", { pathname: "/tips", search: "?page=2" });
  const scope = fork({ handlers: fakes([whoAmIFx, () => null]) });
  let tell = (_: SessionNews) => {};
  const subscribe: Session["subscribe"] = (changed) => {
    tell = changed;
    return () => {};
  };
  followSession(scope, { subscribe } as Session);
  const told: unknown[] = [];
  createWatch({ unit: sessionChanged, scope, fn: () => told.push("changed") });
  createWatch({ unit: sessionEnded, scope, fn: (path) => told.push(path) });
  tell("changed");
  tell("ended");
  expect(told).toEqual(["changed", "/tips?page=2"]);
  vi.unstubAllGlobals();
});
