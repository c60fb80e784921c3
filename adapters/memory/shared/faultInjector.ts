import { unanswered } from "../../unanswered.ts";
import { type Act, may } from "../../../domain/shared/rights.ts";

/** How calls to the memory backend fail, so that the UI can be seen in each state. */
export type FaultProfile = {
  /** Called before each answer. It can be slow, and it can throw. `false`: the act is refused to every caller. */
  pass(act: Act): Promise<boolean>;
  /** Whether all data is hidden. */
  isEmpty(): boolean;
};

/** The first is the default. */
export const faultModes = ["calm", "slow", "offline", "refusing", "empty", "garbage"] as const;
export type FaultMode = (typeof faultModes)[number];

/** Milliseconds of each answer in the mode "slow". */
const slowness = 3_000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The profile of the mode that `now` returns, called before each answer. */
export const faultProfileOf = (now: () => FaultMode): FaultProfile => ({
  isEmpty: () => now() === "empty",
  async pass(act) {
    switch (now()) {
      case "slow":
        await after(slowness);
        return true;
      case "offline":
        throw new Error(unanswered);
      case "garbage":
        throw new SyntaxError("Unexpected token '<', \"<!doctype \"... is not valid JSON");
      case "refusing":
        // No port refuses what visitors have a right to: an error.
        if (may("visitor", act)) throw new Error("The memory backend was told to refuse");
        return false;
      case "calm":
      case "empty":
        return true;
    }
  },
});

export const noFaults = faultProfileOf(() => "calm");

export type FaultInjector = FaultProfile & {
  /** Milliseconds that each answer takes from now on. */
  slow(milliseconds: number): void;
  /** Whether each call fails from now on. */
  fail(isFailing: boolean): void;
};

/** Faults that a test switches on and off. */
export const createFaultInjector = (): FaultInjector => {
  let delay = 0;
  let isFailing = false;
  return {
    slow: (milliseconds) => {
      delay = milliseconds;
    },
    fail: (failing) => {
      isFailing = failing;
    },
    isEmpty: () => false,
    async pass() {
      if (delay > 0) await after(delay);
      if (isFailing) throw new Error("The memory backend was told to fail");
      return true;
    },
  };
};
