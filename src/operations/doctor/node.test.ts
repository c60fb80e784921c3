import { expect, it } from "vitest";
import { checkNode } from "./node.ts";

it.each([
  ["22.22.1", "problem"],
  ["20.19.0", "problem"],
  ["22.22.2", "ok"],
  ["24.0.0", "ok"],
])("judges Node %s", (version, level) => {
  expect(checkNode(version)).toMatchObject([{ level }]);
});
