import { afterEach, expect, it, vi } from "vitest";
import { deviceClock } from "./clock.ts";

afterEach(() => vi.restoreAllMocks());

/** Minutes that a zone is ahead of UTC at a time, by the runtime's calendar. */
const aheadIn = (zone: string, time: Date): number => {
  const wall = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
    time,
  );
  return Math.ceil((Date.parse(`${wall.replace(" ", "T")}Z`) - time.getTime()) / 60_000);
};

/** Makes the device's clock that of a zone. */
const beIn = (zone: string) => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function offset(this: Date) {
    return -aheadIn(zone, this);
  });
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  return vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...resolved, timeZone: zone });
};

it("tells the device's time", async () => {
  const before = Date.now();
  const { now } = await deviceClock.tell();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

it.each(["Europe/Paris", "Europe/Brussels", "Europe/Warsaw", "Africa/Ceuta"])(
  "[PF-26] tells Paris where the clock is the same, and asks for no name: %s",
  async (zone) => {
    const named = beIn(zone);
    named.mockClear();
    expect((await deviceClock.tell()).zone).toBe("Europe/Paris");
    expect(named).not.toHaveBeenCalled();
  },
);

it.each(["Europe/London", "Europe/Athens", "Africa/Tunis", "Africa/Casablanca", "Indian/Reunion", "America/Montreal"])(
  "tells the device's own time zone elsewhere: %s",
  async (zone) => {
    beIn(zone);
    expect((await deviceClock.tell()).zone).toBe(zone);
  },
);

it("tells UTC on a device without a usable time zone", async () => {
  const named = beIn("UTC");
  named.mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: "Etc/Nowhere" });
  expect((await deviceClock.tell()).zone).toBe("UTC");
});
