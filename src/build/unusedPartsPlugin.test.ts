import { globSync, readFileSync } from "node:fs";
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
  expect(changed(router)).not.toContain("? useNavigateStable()");
  expect(changed(join(packages, "stylis/src/Middleware.js"))).toContain("export function prefixer() {}\n");
  const shim = "use-sync-external-store/cjs/use-sync-external-store-shim.production.js";
  expect(changed(join(packages, shim))).toContain('require("react")');
  expect(createRequire(import.meta.url)("react")).toHaveProperty("useSyncExternalStore");
});

it("empties functions of react-dom, each to its end", () => {
  const file = join(packages, "react-dom/cjs/react-dom-client.production.js");
  const functionsOf = (code: string): ReadonlyMap<string, string> =>
    new Map(
      [...code.matchAll(/^function ([\w$]+)\(\) \{.*\}$|^function ([\w$]+)\([^]*?^\}/gm)].map(
        ([text, emptied, whole]) => [emptied ?? whole ?? "", text] as const,
      ),
    );
  const [before, after] = [functionsOf(readFileSync(file, "utf8")), functionsOf(changed(file))];
  expect([...after.keys()]).toEqual([...before.keys()]);
  const emptied = [...after].filter(([name, text]) => text !== before.get(name));
  expect(emptied.map(([name]) => name)).toContain("updateActivityComponent");
  // The one that is no longer told of compositions is changed inside.
  expect(emptied.filter(([, text]) => text.includes("\n")).map(([name]) => name)).toEqual([
    "dispatchEventForPluginEventSystem",
  ]);
});

it("leaves out nothing that the views use", () => {
  const root = join(import.meta.dirname, "../..");
  const views = globSync("{ui,src}/**/*.tsx", { cwd: root });
  expect(views.length).toBeGreaterThan(200);
  // A handler, a resource, a custom element; `formAction` takes a function.
  const leftOut =
    /\son(?:Select|BeforeInput|Composition\w+)=|\s(?:precedence|formAction)=|<script[^>]*\sasync|<[a-z]+-[a-z]|onDefaultTransitionIndicator/;
  expect(views.filter((view) => leftOut.test(readFileSync(join(root, view), "utf8")))).toEqual([]);
});

it("leaves all other files as they are", () => {
  expect(changed(join(packages, "stylis/src/Parser.js"), "export {}")).toBe("export {}");
});

it("fails when a package has changed", () => {
  expect(() => changed(router, "export const Link = 1;")).toThrow("its package has changed");
});

it("changes nothing on the server", () => {
  const code = readFileSync(router, "utf8");
  expect(handler.call({ ...context, environment: { name: "ssr" } }, code, router)).toBe(code);
});

it("fails when a build had not all files that it names", () => {
  const { transform, buildEnd } = unusedPartsPlugin() as unknown as {
    readonly transform: { readonly handler: typeof handler };
    readonly buildEnd: (this: typeof context) => void;
  };
  transform.handler.call(context, readFileSync(router, "utf8"), router);
  expect(() => buildEnd.call(context)).toThrow("stylis/src/Middleware.js");
  expect(() => buildEnd.call({ ...context, environment: { name: "ssr" } })).not.toThrow();
});
