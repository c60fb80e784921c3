import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { fakes } from "../../../tests/fakes.ts";
import { chooseDensityFx, readDensityFx } from "../effects.ts";
import { $isComfortable, densityAsked, densityChosen } from "./density.ts";

it("[AD-63] shows the device's choice, and keeps another at once", async () => {
  const kept: boolean[] = [];
  const scope = fork({
    handlers: fakes([readDensityFx, () => true], [chooseDensityFx, (choice: boolean) => void kept.push(choice)]),
  });
  expect(scope.getState($isComfortable)).toBe(false);
  await allSettled(densityAsked, { scope });
  expect(scope.getState($isComfortable)).toBe(true);
  await allSettled(densityChosen, { scope, params: false });
  expect(scope.getState($isComfortable)).toBe(false);
  expect(kept).toEqual([false]);
});
