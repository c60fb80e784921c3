import { type Clock, day, minute } from "../../domain/shared/clock.ts";
import { parisOffset } from "../../domain/shared/wallTime.ts";

/** The device's time and time zone; UTC when the device knows no time zone. */
export const deviceClock: Clock = {
  tell: async () => {
    const now = Date.now();
    return { now, zone: isAsInParis(now) ? "Europe/Paris" : ownZone() };
  },
};

/** Whether the device's clock was and will be that of Paris for a year. To ask for its zone takes a slow phone long (decision 0084). */
const isAsInParis = (now: number): boolean =>
  Array.from({ length: 25 }, (_, month) => now + (month - 12) * 30 * day).every(
    (time) => -new Date(time).getTimezoneOffset() * minute === parisOffset(time),
  );

const ownZone = (): string => {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat("fr", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};
