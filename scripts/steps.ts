import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// How each step of the tests and the check ended, on disk: `npm test`, `npm run test:large` and `npm run check` are processes of their own.

const file = join(import.meta.dirname, "../.cache/reports/steps.json");

/** How a step ended. */
export type EndedStep = {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** The names of its failed parts, of the check. */
  readonly failed?: string;
};

/** The steps that ended, in their order. */
export const endedSteps = (): readonly EndedStep[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as EndedStep[]) : [];

const write = (steps: readonly EndedStep[]) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(steps, null, 2)}\n`);
};

/** Forgets how these steps ended in an earlier run. */
export const forgetSteps = (names: readonly string[]): void =>
  write(endedSteps().filter(({ name }) => !names.includes(name)));

/** Adds a step that ended, in the place of its earlier end. */
export const recordStep = (step: EndedStep): void =>
  write([...endedSteps().filter(({ name }) => name !== step.name), step]);
