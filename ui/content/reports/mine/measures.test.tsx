import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { Measure, MeasureId } from "../../../../domain/content/reports/measure.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { $neededTabs, spaceShown } from "../../../accounts/profile/listedTabs.ts";
import { readMeasuresFx } from "../effects.ts";
import { tab } from "./MeasuresTab.tsx";

const measure: Measure = {
  id: "m" as MeasureId,
  kind: "warning",
  reason: "Des insultes",
  createdAt: "2026-11-20T10:00:00Z",
  endsAt: null,
  liftedAt: null,
  appeal: null,
  answer: null,
};

it("[MO-15] lists the tab for a member about whom there is a measure, and for no other", async () => {
  const neededFor = async (all: readonly Measure[]) => {
    const scope = fork({ handlers: fakes([readMeasuresFx, () => all]) });
    await allSettled(spaceShown, { scope });
    return scope.getState($neededTabs);
  };
  expect(await neededFor([measure])).toEqual([tab.key]);
  expect(await neededFor([])).toEqual([]);
});
