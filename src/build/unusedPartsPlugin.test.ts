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

/** The functions of a file's outermost level: their texts by their names. */
const functionsOf = (code: string): ReadonlyMap<string, string> =>
  new Map(
    [...code.matchAll(/^function ([\w$]+)\(\) \{.*\}$|^function ([\w$]+)\([^]*?^\}/gm)].map(
      ([text, emptied, whole]) => [emptied ?? whole ?? "", text] as const,
    ),
  );

/** The labels of a function's own switch, in order. */
const labelsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ {4}case (\d+):$/gm)].map(([, label = ""]) => label).toSorted();

/** What a file of a package exports once it is changed. It gets other packages as they are. */
const exportsOf = (file: string): Record<string, unknown> => {
  const exported = {};
  const load = new Function("exports", "require", "reportError", changed(join(packages, file)));
  load(exported, createRequire(join(packages, file)), () => {});
  return exported;
};

it("changes each file that it names, as the installed packages have it", () => {
  expect(changed(router)).not.toContain("? useNavigateStable()");
  expect(changed(join(packages, "stylis/src/Middleware.js"))).toContain("export function prefixer() {}\n");
  const shim = "use-sync-external-store/cjs/use-sync-external-store-shim.production.js";
  expect(changed(join(packages, shim))).toContain('require("react")');
  expect(createRequire(import.meta.url)("react")).toHaveProperty("useSyncExternalStore");
});

it("empties functions of react-dom, each to its end, and removes branches of others", () => {
  const file = join(packages, "react-dom/cjs/react-dom-client.production.js");
  const before = functionsOf(readFileSync(file, "utf8"));
  const after = functionsOf(changed(file));
  expect([...after.keys()]).toEqual([...before.keys()]);
  const different = [...after].filter(([name, text]) => text !== before.get(name));
  const emptied = different.filter(([, text]) => !text.includes("\n")).map(([name]) => name);
  expect(emptied).toEqual(expect.arrayContaining(["getResource", "resolveLazy", "callComponentWillReceiveProps"]));
  const [hidden, removed] = [
    ["13", "19", "22", "24", "31"],
    ["13", "19", "22", "23", "24", "31"],
  ];
  const inside = different.filter(([, text]) => text.includes("\n"));
  expect(
    Object.fromEntries(
      inside.map(([name, text]) => {
        const left = labelsIn(text);
        return [name, labelsIn(before.get(name) ?? "").filter((label) => !left.includes(label))];
      }),
    ),
  ).toEqual({
    attemptEarlyBailoutIfNoScheduledUpdate: hidden,
    beginWork: hidden,
    completeWork: removed,
    unwindWork: removed,
    unwindInterruptedWork: removed,
    commitLayoutEffectOnFiber: ["13", "22", "31"],
    commitDeletionEffectsOnFiber: ["18", "22"],
    commitMutationEffectsOnFiber: ["13", "19", "22", "31"],
    commitPassiveMountOnFiber: ["12", "13", "22", "23", "24", "31"],
    commitPassiveUnmountOnFiber: ["22"],
    // Lazy children, a wait without a boundary, attributes by their names, and compositions.
    createChildReconciler: [],
    throwException: [],
    setProp: [],
    dispatchEventForPluginEventSystem: [],
  });
});

it("leaves react and react-dom that load, without what it leaves out", () => {
  const react = exportsOf("react/cjs/react.production.js");
  expect(react).toHaveProperty("useState");
  const { createRoot, hydrateRoot } = exportsOf("react-dom/cjs/react-dom-client.production.js");
  expect([createRoot, hydrateRoot]).toEqual([expect.any(Function), expect.any(Function)]);
  for (const name of ["Suspense", "Activity", "lazy", "useTransition", "useActionState"]) {
    expect(react).not.toHaveProperty(name);
  }
  const { preload, createPortal } = exportsOf("react-dom/cjs/react-dom.production.js");
  expect([preload, createPortal]).toEqual([undefined, expect.any(Function)]);
});

it.each([
  ["n.Suspense", "Suspense"],
  ["(0,t.useTransition)()", "useTransition"],
])("refuses a file with %s, which it leaves out", (code, name) => {
  const { generateBundle } = unusedPartsPlugin() as unknown as {
    readonly generateBundle: (this: typeof context, options: object, files: object) => void;
  };
  const build = (text: string) => generateBundle.call(context, {}, { "a.js": { type: "chunk", code: text } });
  expect(() => build(code)).toThrow(`a.js uses .${name}`);
  expect(() => build("n.useState()")).not.toThrow();
});

it("leaves out nothing that the views use", () => {
  const root = join(import.meta.dirname, "../..");
  const views = globSync("{ui,src}/**/*.tsx", { cwd: root });
  expect(views.length).toBeGreaterThan(200);
  // A handler, a resource, a custom element; `formAction` takes a function.
  const leftOut =
    /\son(?:Select|BeforeInput|Composition\w+)=|\s(?:precedence|formAction)=|<script[^>]*\sasync|<[a-z]+-[a-z]|onDefaultTransitionIndicator|\sx(?:link|ml)[A-Z]\w+=/;
  expect(views.filter((view) => leftOut.test(readFileSync(join(root, view), "utf8")))).toEqual([]);
});

it("leaves out no attribute's other name that the views use", () => {
  const root = join(import.meta.dirname, "../..");
  const reactDom = readFileSync(join(packages, "react-dom/cjs/react-dom-client.production.js"), "utf8");
  const [table = ""] = /^var aliases = new Map\(\[[^]*?^ {2}\]\)/m.exec(reactDom) ?? [];
  const aliases = [...table.matchAll(/\["(\w+)", /g)].map(([, alias]) => alias);
  expect(aliases).toContain("strokeWidth");
  const used = new RegExp(`[\\s{"](${aliases.join("|")})"?[=:]`, "g");
  const views = globSync("{ui,src}/**/*.tsx", { cwd: root });
  const found = views.flatMap((view) =>
    [...readFileSync(join(root, view), "utf8").matchAll(used)].map(([, alias]) => alias),
  );
  // The browser takes crossOrigin as it is written.
  expect(new Set(found)).toEqual(new Set(["htmlFor", "crossOrigin"]));
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
