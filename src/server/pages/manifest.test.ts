import { expect, it } from "vitest";
import { modulesOf } from "./manifest.ts";

const manifest = {
  "client.tsx": { file: "assets/client.js", imports: ["_app"] },
  _app: { file: "assets/app.js", imports: ["_runtime"] },
  _runtime: { file: "assets/runtime.js", imports: ["_app"] },
  "page.tsx": { file: "assets/page.js", imports: ["_app"] },
};

it("names each file that the sources need, once, after its imports, also when files import each other", () => {
  expect(modulesOf(manifest, ["client.tsx", "page.tsx", "unknown.tsx"])).toEqual([
    "/assets/runtime.js",
    "/assets/app.js",
    "/assets/client.js",
    "/assets/page.js",
  ]);
});
