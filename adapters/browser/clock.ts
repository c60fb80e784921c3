import type { Clock } from "../../domain/shared/clock.ts";

/** What the device's own clock says, and where it takes itself to be. One that doesn't know is told the time in UTC. */
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
