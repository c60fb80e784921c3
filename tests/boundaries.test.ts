import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { complaints } from "../scripts/checkDomain.ts";
import { complaintOf } from "./complaintOf.ts";

const root = join(import.meta.dirname, "..");
// Inside the project, so that packages can be resolved if the compiler allows them.
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache/boundary-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The compiler's errors for a file in a layer. */
const compilerTo = (layer: "domain" | "adapters" | "ui", source: string): string => {
  const settings = {
    extends: join(root, layer, "tsconfig.json"),
    compilerOptions: { rootDir: root, outDir: join(folder, "out"), tsBuildInfoFile: join(folder, "out/info") },
    include: ["file.ts"],
    references: [{ path: join(root, "domain") }],
  };
  writeFileSync(join(folder, "file.ts"), source);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  return complaintOf("tsc", ["-p", folder], root);
};

const useDomain = `import { done } from "../../domain/shared/result.ts"; export const yes = done();`;
const useAdapter = `import { memoryStore } from "../../adapters/memory/shared/keyValueStore.ts"; export const store = memoryStore();`;
const useUi = `import { words } from "../../ui/tips/words.ts"; export const title = words.title;`;

describe("the compiler", () => {
  // The layers read the domain's emitted types, which a fresh clone doesn't have.
  beforeAll(() => void complaintOf("tsc", ["-b", "domain"], root));

  it.each(["domain", "adapters", "ui"] as const)("allows %s to import the domain", (layer) => {
    expect(compilerTo(layer, useDomain)).toBe("");
  });

  it.each([
    ["domain", "a package", `import { z } from "zod"; export const name = z;`],
    ["domain", "a package's types", `import type { Store } from "effector"; export type Name = Store<string>;`],
    ["domain", "a package, later", `export const name = () => import("zod");`],
    ["domain", "a package, for what it does", `import "zod"; export {};`],
    ["domain", "a part of Node", `import { readFile } from "node:fs"; export const read = readFile;`],
    ["domain", "the document", `export const title = document.title;`],
    ["domain", "the network", `export const page = fetch("/");`],
    ["domain", "a timer", `export const timer = setTimeout(() => {}, 1);`],
    ["domain", "an adapter", useAdapter],
    ["domain", "the UI", useUi],
    ["adapters", "the UI", useUi],
    ["ui", "an adapter", useAdapter],
  ] as const)("[QA-1] keeps %s from using %s", (layer, _, source) => {
    expect(compilerTo(layer, source)).toMatch(/error TS/);
  });
});

describe("the layer check", () => {
  const project = join(folder, "project");
  for (const layer of ["domain", "adapters", "ui", "supabase", "tests"])
    cpSync(join(root, layer), join(project, layer), { recursive: true });

  /** The errors of the layer check for a file at a path. */
  const cruiserTo = (place: string, source: string): string => {
    writeFileSync(join(project, place), source);
    return complaintOf("depcruise", ["--config", join(root, ".dependency-cruiser.cjs"), place], project);
  };

  it("finds nothing in valid code", () => {
    expect(cruiserTo("ui/right.ts", `export { done } from "../domain/shared/result.ts";`)).toBe("");
  });

  it("finds a circular import", () => {
    writeFileSync(join(project, "ui/other.ts"), `import { one } from "./one.ts"; export const other = () => one;`);
    const complaint = cruiserTo("ui/one.ts", `import { other } from "./other.ts"; export const one = () => other;`);
    expect(complaint).toMatch(/error no-circles: ui\/(one|other)\.ts →/);
  });

  it("keeps the folders of the domain in one order", () => {
    const useTip = `import type { TipId } from "../tips/tip.ts"; export type Id = TipId;`;
    expect(cruiserTo("domain/content/other.ts", useTip)).toContain("domain-folders-point-one-way");
    rmSync(join(project, "domain/content/other.ts"));
    expect(cruiserTo("domain/club/other.ts", useTip)).toBe("");
    rmSync(join(project, "domain/club/other.ts"));
  });

  it("allows a lazily loaded file to import types of its loader", () => {
    writeFileSync(
      join(project, "ui/later.ts"),
      `import type { Piece } from "./loader.ts"; export const piece: Piece = 1;`,
    );
    const loader = `export type Piece = number; export const load = () => import("./later.ts");`;
    expect(cruiserTo("ui/loader.ts", loader)).toBe("");
  });

  it.each([
    [
      "an adapter in the UI",
      "ui/boundary.tsx",
      `import { storedValue } from "../adapters/memory/shared/keyValueStore.ts"; export { storedValue };`,
    ],
    [
      "an adapter's types in the UI",
      "ui/types.ts",
      `import type { KeyValueStore } from "../adapters/memory/shared/keyValueStore.ts"; export type S = KeyValueStore;`,
    ],
    ["the UI in an adapter", "adapters/boundary.ts", `import "../ui/lib/loading/loaded.ts";`],
    ["one kind of adapter in another", "adapters/browser/boundary.ts", `import "../memory/shared/keyValueStore.ts";`],
    ["the domain in the embedded backend", "adapters/embedded/boundary.ts", `import "../../domain/shared/result.ts";`],
    ["an adapter in the embedded backend", "adapters/embedded/other.ts", `import "../memory/shared/keyValueStore.ts";`],
    ["the embedded backend in an adapter", "adapters/memory/boundary.ts", `import "../embedded/settings.ts";`],
    ["a function in an adapter", "adapters/html/boundary.ts", `import "../../supabase/functions/_shared/fields.ts";`],
    ["the embedded backend in a function", "supabase/boundary.ts", `import "../adapters/embedded/settings.ts";`],
    ["a package in the domain", "domain/boundary.ts", `import "zod";`],
    ["the palette outside the theme", "ui/boundary.ts", `export { palette } from "./design/tokens/palette.ts";`],
    ["a feature in the UI's library", "ui/lib/boundary.ts", `export { words } from "../tips/words.ts";`],
    ["a test in what is shipped", "ui/boundary.ts", `import "./uiUnits.ts";`],
    ["a dev dependency in what a built site runs", "adapters/html/boundary.ts", `import "fast-check";`],
  ])("[DS-1] finds %s", (_, place, source) => {
    expect(cruiserTo(place, source)).toMatch(new RegExp(`error .*: ${place} →`));
  });
});

describe("[QA-1] the domain check", () => {
  it.each(["Date.now()", "new Date()", "Date()", "Math.random()", "globalThis.fetch", "(1).toLocaleString()"])(
    "finds %s",
    (use) => {
      expect(complaints("file.ts", `\nexport const it = ${use};`)).toEqual([expect.stringMatching(/^file\.ts:2 /)]);
    },
  );

  it("allows a date from an argument, and the forbidden names in comments", () => {
    expect(complaints("file.ts", "// never Date.now()\nexport const at = (text: string) => new Date(text);")).toEqual(
      [],
    );
  });
});
