/** Prints each step of a start and its duration for the operator. */
export type Steps = {
  /** A step begins; the one before it has ended. */
  begin(name: string): void;
  /** The last step has ended. */
  end(): void;
};

/** Milliseconds of a step that is worth a line. */
const worthALine = 100;

/** Milliseconds after which a step that goes on is named. */
const longStep = 3_000;

/** The operator's line for a step that has ended. */
export const stepLine = (name: string, milliseconds: number): string =>
  `  ${(milliseconds / 1_000).toFixed(1)} s  ${name}`;

/** @param say writes a line */
export const startSteps = (say: (line: string) => void): Steps => {
  let name: string | undefined;
  let begun = 0;
  let slow: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(slow);
    const took = performance.now() - begun;
    if (name !== undefined && took >= worthALine) say(stepLine(name, took));
    name = undefined;
  };
  return {
    begin(next) {
      end();
      name = next;
      begun = performance.now();
      slow = setTimeout(() => say(`  still ${next}…`), longStep).unref();
    },
    end,
  };
};
