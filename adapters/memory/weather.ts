import { unanswered } from "../unanswered.ts";
import { type Act, may } from "../../domain/rights.ts";

/** How the memory backend behaves, so that the UI can be seen in each weather. */
export type Weather = {
  /** Called before each answer. It may take its time, and it may throw. `false`: the act is refused, whoever acts. */
  pass(act: Act): Promise<boolean>;
  /** Whether nothing is to be found. */
  isEmpty(): boolean;
};

/** The first is how it is when nobody wants anything else. */
export const kindsOfWeather = ["calm", "slow", "offline", "refusing", "empty", "garbage"] as const;
export type KindOfWeather = (typeof kindsOfWeather)[number];

/** Milliseconds that each answer takes when the weather is slow. */
const slowness = 3_000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Weather of the kind that `now` says. Asked before each answer: the next one follows a change. */
export const weatherOf = (now: () => KindOfWeather): Weather => ({
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
        // Nobody foresees that what everybody may do is refused: that is a breakage.
        if (may("visitor", act)) throw new Error("The memory backend was told to refuse");
        return false;
      case "calm":
      case "empty":
        return true;
    }
  },
});

export const fairWeather = weatherOf(() => "calm");

export type Storm = Weather & {
  /** Milliseconds that each answer takes from now on. */
  slow(milliseconds: number): void;
  /** Whether each call fails from now on. */
  fail(isFailing: boolean): void;
};

/** Weather that is made on demand. */
export const storm = (): Storm => {
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
