import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "./listen.ts";
import { askedOnce, type NotReady, probes } from "./probes.ts";

const begin = async (whyNot: () => Promise<NotReady | undefined>) => {
  const server = await listen(async () => new Response("a page"), "127.0.0.1", 0, { before: probes(whyNot) });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    return [answer.status, await answer.text(), answer.headers.get("cache-control")];
  };
};

it("[OP-3] tells whether it is ready, and why not in a word", async () => {
  let reason: NotReady | undefined;
  const ask = await begin(async () => reason);
  expect(await ask("/readyz")).toEqual([200, "ok\n", "no-store"]);
  expect(await ask("/readyz", "HEAD")).toEqual([200, "", "no-store"]);
  for (reason of ["stopping", "database", "migrations"] as const) {
    expect(await ask("/readyz")).toEqual([503, `${reason}\n`, "no-store"]);
    expect(await ask("/healthz")).toEqual([200, "ok\n", "no-store"]);
  }
  // Visitors still read: who is sent away by a 503 would see nothing.
  reason = "read-only";
  expect(await ask("/readyz")).toEqual([200, "read-only\n", "no-store"]);
  expect(await ask("/readyz", "POST")).toEqual([200, "a page", null]);
  expect(await ask("/readyz/more")).toEqual([200, "a page", null]);
});

it("[OP-3] asks the database once a second, however often it is asked", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn<() => Promise<NotReady | undefined>>(async () => undefined);
  const whyNot = askedOnce(ask);
  for (let times = 0; times < 1_000; times++) await whyNot();
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockRejectedValue(new Error("The connection is lost"));
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await whyNot()).toBe("database");
  expect(ask).toHaveBeenCalledTimes(2);
});

it("[OP-3] waits two seconds for a database that hangs, and doesn't ask it again meanwhile", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn(() => new Promise<undefined>(() => {}));
  const whyNot = askedOnce(ask);
  for (let times = 0; times < 3; times++) {
    const reason = whyNot();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reason).toBe("database");
  }
  expect(ask).toHaveBeenCalledTimes(1);
});
