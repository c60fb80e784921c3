import { afterEach, expect, it, vi } from "vitest";
import { deviceClock } from "./clock.ts";

afterEach(() => vi.restoreAllMocks());

it("tells the device's time and time zone", async () => {
  const before = Date.now();
  const { now, zone } = await deviceClock.tell();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  expect(() => new Intl.DateTimeFormat("fr", { timeZone: zone })).not.toThrow();
});

it("tells UTC on a device without a usable time zone", async () => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...resolved, timeZone: "Etc/Nowhere" });
  expect((await deviceClock.tell()).zone).toBe("UTC");
});
