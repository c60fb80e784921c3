import { expect, it } from "vitest";
import { toScriptJson } from "./pageState.ts";

it("[SE-38] can't be closed by what members write", () => {
  const state = {
    stores: { tips: [{ title: "</script><script>alert(1)</script><!--" }] },
    backend: "memory",
    components: "",
    modules: "",
  } as const;
  expect(toScriptJson(state)).not.toContain("<");
  expect(JSON.parse(toScriptJson(state))).toEqual(state);
});
