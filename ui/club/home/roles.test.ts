import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { firstOpenPositions } from "../../../tests/positionFor.ts";
import { listPositionsFx } from "../../applications/effects.ts";
import { listArticlesFx } from "../../content/articles/effects.ts";
import { $siteState } from "../../lib/page/siteState.ts";
import { listTipsFx } from "../../tips/effects.ts";
import { homeOpened } from "./reading.ts";
import { $hasRoles, $roles } from "./roles.ts";
import { fakes } from "../../../tests/fakes.ts";

const failing = () => Promise.reject({ kind: "unexpected" });

it.each([
  [1, []],
  [0, ["applications"]],
])("[PS-4] reads the open roles %s times with these parts hidden: %j", async (times, off) => {
  let reads = 0;
  const scope = fork({
    values: [[$siteState, { off, changed: [] }]],
    handlers: fakes(
      [listTipsFx, failing],
      [listArticlesFx, failing],
      [listPositionsFx, () => ((reads += 1), firstOpenPositions)],
    ),
  });
  await allSettled(homeOpened, { scope, params: { params: {}, search: "" } });
  expect(reads).toBe(times);
  expect(scope.getState($roles)?.length ?? 0).toBe(times * firstOpenPositions.length);
});

it.each([
  ["there are some", () => firstOpenPositions, true],
  ["none is open", () => [], false],
  ["it isn't known", failing, true],
] as const)("[HO-1] invites to apply unless no role is open: %s", async (_, list, has) => {
  const scope = fork({
    values: [[$siteState, { off: [], changed: [] }]],
    handlers: fakes([listTipsFx, failing], [listArticlesFx, failing], [listPositionsFx, list]),
  });
  await allSettled(homeOpened, { scope, params: { params: {}, search: "" } });
  expect(scope.getState($hasRoles)).toBe(has);
});
