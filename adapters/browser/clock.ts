import type { Clock } from "../../domain/shared/clock.ts";

/** The device's time and time zone; UTC when the device knows no time zone. */
export const deviceClock: Clock = {
  tell: async () => ({ now: Date.now(), zone: ownZone() }),
};

const ownZone = (): string => {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat("fr", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};
