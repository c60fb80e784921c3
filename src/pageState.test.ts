import { expect, it } from "vitest";
import { written } from "./pageState.ts";

it("[SE-38] can't be closed by what members write", () => {
  const state = {
    stores: { tips: [{ title: "</script><script>alert(1)</script><!--" }] },
    backend: "memory",
    components: "",
    modules: "",
  } as const;
  expect(written(state)).not.toContain("<");
  expect(JSON.parse(written(state))).toEqual(state);
});
