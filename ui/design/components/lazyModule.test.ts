import { expect, it, vi } from "vitest";
import { appStarts, lazyModule } from "./lazyModule.ts";

it("loads a module once for all callers", async () => {
  let fetches = 0;
  const piece = lazyModule(async () => ++fetches);
  expect(piece.here()).toBeUndefined();
  expect(await Promise.all([piece.fetch(), piece.fetch()])).toEqual([1, 1]);
  expect(await piece.fetch()).toBe(1);
  expect(piece.here()).toBe(1);
});

it("[FA-5] rejects for all callers when loading fails, and tries again for the next", async () => {
  let isConnected = false;
  const piece = lazyModule(async () => {
    if (!isConnected) throw new Error("no network");
    return "here";
  });
  const asked = [piece.fetch(), piece.fetch()];
  await expect(Promise.allSettled(asked)).resolves.toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  expect(piece.here()).toBeUndefined();
  isConnected = true;
  expect(await piece.fetch()).toBe("here");
});

it("[FA-5] imports nothing without a network: browsers would remember the failure", async () => {
  const load = vi.fn(async () => "here");
  const piece = lazyModule(load);
  vi.stubGlobal("navigator", { onLine: false });
  await expect(piece.fetch()).rejects.toThrow("No network");
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true });
  expect(await piece.fetch()).toBe("here");
  // The page's own modules, which the service worker may have.
  vi.stubGlobal("navigator", { onLine: false });
  appStarts(true);
  expect(await lazyModule(load).fetch()).toBe("here");
  appStarts(false);
  vi.unstubAllGlobals();
});
