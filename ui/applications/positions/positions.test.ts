import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { listPositionsFx } from "../effects.ts";
import { $recruitmentStatus, recruitmentOpened } from "./positions.ts";
import { fakes } from "../../../tests/fakes.ts";

it("the page's status says when the positions can't be read", async () => {
  const fail = () => {
    throw { kind: "unexpected", cause: "no network" };
  };
  const scope = fork({ handlers: fakes([listPositionsFx, fail]) });
  await allSettled(recruitmentOpened, { scope, params: { params: {}, search: "" } });
  expect(scope.getState($recruitmentStatus)).toBe(503);
});
