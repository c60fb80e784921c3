import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unusedPartsPlugin } from "./unusedPartsPlugin.ts";

const packages = join(import.meta.dirname, "../../node_modules");
const router = join(packages, "react-router/dist/production/chunk-7RTFRKQW.mjs");

const { handler } = unusedPartsPlugin().transform as unknown as {
  readonly handler: (
    this: { readonly environment: { readonly name: string }; error(text: string): never },
    code: string,
    id: string,
  ) => string;
};
const context = {
  environment: { name: "client" },
  error(text: string): never {
    throw new Error(text);
  },
};
const changed = (file: string, code = readFileSync(file, "utf8")): string => handler.call(context, code, file);

it("changes each file that it names, as the installed packages have it", () => {
  expect(changed(router)).not.toContain("usePrefetchBehavior(\n      prefetch");
  expect(changed(join(packages, "stylis/src/Prefixer.js"))).toHaveLength(39);
  const shim = "use-sync-external-store/cjs/use-sync-external-store-shim.production.js";
  expect(changed(join(packages, shim))).toContain('require("react")');
  expect(createRequire(import.meta.url)("react")).toHaveProperty("useSyncExternalStore");
});

it("leaves all other files as they are", () => {
  expect(changed(join(packages, "stylis/src/Parser.js"), "export {}")).toBe("export {}");
});

it("fails when a package has changed", () => {
  expect(() => changed(router, "export const Link = 1;")).toThrow("its package has changed");
});

it("changes on the server what a link writes, and nothing else", () => {
  const code = readFileSync(router, "utf8");
  const onServer = handler.call({ ...context, environment: { name: "ssr" } }, code, router);
  expect(onServer).toBe(code.replaceAll('discover = "render"', 'discover = "none"'));
});

it("fails when a build had not all files that it names", () => {
  const { transform, buildEnd } = unusedPartsPlugin() as unknown as {
    readonly transform: { readonly handler: typeof handler };
    readonly buildEnd: (this: typeof context) => void;
  };
  transform.handler.call(context, readFileSync(router, "utf8"), router);
  expect(() => buildEnd.call(context)).toThrow("stylis/src/Prefixer.js");
  expect(() => buildEnd.call({ ...context, environment: { name: "ssr" } })).not.toThrow();
});
