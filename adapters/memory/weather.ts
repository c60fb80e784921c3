/** How the memory backend behaves: it can be slow, and it can fail, so that the UI can be seen in both. */
export type Weather = {
  /** Called before each answer. It may take its time, and it may throw. */
  pass(): Promise<void>;
};

export const fairWeather: Weather = { pass: async () => {} };

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
    async pass() {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (isFailing) throw new Error("The memory backend was told to fail");
    },
  };
};
