import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { doublesIn } from "../scripts/checkDoubles.ts";
import { budgetsFor } from "../scripts/sizeBudgets.ts";
import { complaintOf } from "./complaintOf.ts";

// Tries each part of `npm run check` on a small project, first valid, then with an error.
// boundaries.test.ts tries the compiler, the layers and the domain.

const root = join(import.meta.dirname, "..");
// Outside of the project, whose .gitignore would ignore it.
const project = mkdtempSync(join(tmpdir(), "project-"));
afterAll(() => rmSync(project, { recursive: true }));

const put = (place: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(project, place)), { recursive: true });
  writeFileSync(join(project, place), content);
};

const packageOf = (dependencies: Readonly<Record<string, string>>) =>
  JSON.stringify({ name: "project", type: "module", dependencies });

beforeEach(() => {
  rmSync(project, { recursive: true });
  put("package.json", packageOf({ effector: "1.0.0" }));
  put("domain/result.ts", "export const done = () => true;\n");
  put(
    "src/server/site.ts",
    'import { createStore } from "effector";\nimport { done } from "../../domain/result.ts";\n\nexport const $done = createStore(done());\n',
  );
  for (const settings of [".oxlintrc.json", ".prettierrc.json", "knip.json"])
    cpSync(join(root, settings), join(project, settings));
});

describe("types", () => {
  const layers = ["domain", "adapters", "adapters/embedded", "ui", "supabase", "src/worker", "src", "tests"];
  const types = () =>
    complaintOf("tsc", ["-b"], project)
      .split("\n")
      .filter((line) => line.includes("error TS"));
  const button = (label: string) =>
    put("ui/Button.tsx", `export const Button = (_: { label: string }) => null;\nexport const save = ${label};\n`);

  it("[DV-1] reports a wrong prop once on a fresh clone, and nothing once it is fixed", () => {
    for (const settings of ["tsconfig.json", "tsconfig.base.json", ...layers.map((layer) => `${layer}/tsconfig.json`)])
      cpSync(join(root, settings), join(project, settings));
    symlinkSync(join(root, "node_modules"), join(project, "node_modules"), "junction");
    for (const folder of ["adapters", "adapters/embedded", "supabase/functions", "src/worker"])
      put(`${folder}/empty.ts`, "export {};\n");
    put("src/server/site.ts", 'export { save } from "../../ui/Button.tsx";\n');
    put("tests/save.test.ts", 'import { save } from "../src/server/site.ts";\n\nexport const saved = save;\n');

    button("<Button label={1} />");
    expect(types()).toEqual([expect.stringMatching(/^ui\/Button\.tsx\(2,\d+\): error TS2322/)]);
    button('<Button label="Save" />');
    expect(types()).toEqual([]);
  });
});

describe("lint", () => {
  const lint = () => complaintOf("oxlint", [], project);

  it("finds nothing in valid code", () => {
    put("src/container.ts", 'import "reflect-metadata";\n');
    expect(lint()).toBe("");
  });

  it.each([
    ["an import for what it does", "ui/loud.ts", 'import "effector";', "no-unassigned-import"],
    ["an import for what it does, also of our own", "src/loud.ts", 'import "./container.ts";', "no-unassigned-import"],
    ["any", "adapters/loose.ts", "export const same = (one: any) => one;", "no-explicit-any"],
    ["a comparison that converts", "src/loose.ts", "export const same = (one: unknown) => one == 1;", "eqeqeq"],
    ["a word to the console", "domain/loud.ts", 'export const say = () => console.log("here");', "no-console"],
    ["a barrel", "ui/kit/index.ts", 'export * from "./Button.tsx";', "no-barrel-file"],
    [
      "a sentence that asks",
      "ui/asks.ts",
      "export const now = ($it: any) => $it.getState();",
      "no-restricted-properties",
    ],
    [
      "a style in HTML",
      "ui/Inline.tsx",
      "export const Inline = () => <p style={{ color: 'red' }} />;",
      "forbid-dom-props",
    ],
    ["a picture without words", "ui/Mute.tsx", 'export const Mute = () => <img src="a.png" />;', "alt-text"],
    [
      "a test that expects nothing",
      "src/idle.test.ts",
      'import { it } from "vitest";\nit("runs", () => {});',
      "expect-expect",
    ],
  ])("finds %s", (_, place, source, rule) => {
    put(place, source);
    const complaint = lint();
    expect(complaint).toContain(place);
    expect(complaint).toContain(rule);
  });
});

describe("format", () => {
  it("finds unformatted code", () => {
    const format = () => complaintOf("prettier", ["--check", "--log-level", "warn", "."], project);
    put("package.json", `${JSON.stringify({ name: "project" }, undefined, 2)}\n`);
    expect(format()).toBe("");
    put("ui/wide.ts", "export const   wide = true");
    expect(format()).toContain("ui/wide.ts");
  });
});

describe("dead code", () => {
  const dead = () => complaintOf("knip", ["--no-progress"], project);

  it("finds nothing when all is used", () => {
    expect(dead()).toBe("");
  });

  it("finds a file that nothing imports", () => {
    put("ui/alone.ts", "export const alone = true;");
    expect(dead()).toMatch(/Unused files[^]*ui\/alone\.ts/);
  });

  it("finds an export that nothing imports", () => {
    put("domain/result.ts", "export const done = () => true;\nexport const undone = () => false;");
    expect(dead()).toMatch(/Unused exports[^]*undone +domain\/result\.ts:2/);
  });

  it("finds a package that nothing imports", () => {
    put("package.json", packageOf({ effector: "1.0.0", rxjs: "1.0.0" }));
    expect(dead()).toMatch(/Unused dependencies[^]*rxjs +package\.json/);
  });

  it("finds an import of a package that isn't a dependency", () => {
    put("package.json", packageOf({}));
    expect(dead()).toMatch(/Unlisted dependencies[^]*effector +src\/server\/site\.ts:1/);
  });
});

describe("doubles", () => {
  const lines = (...names: readonly string[]) =>
    names
      .map((name) => `export const ${name} = (one: number, other: number) => one * other + ${name.length};\n`)
      .join("");
  const once = lines("a", "bb", "ccc", "dddd", "eeeee", "ffffff", "ggggggg", "hhhhhhhh", "iiiiiiiii");

  it("finds a duplicated block, also when one of the files has JSX", async () => {
    put("ui/one.ts", once);
    expect(await doublesIn([project])).toEqual([]);
    put("ui/other.tsx", `// Said again.\n${once}`);
    expect(await doublesIn([project])).toEqual([
      expect.stringMatching(/ui\/(one\.ts|other\.tsx):\d+-\d+ stands again in .*ui\/(one\.ts|other\.tsx):\d+-\d+$/),
    ]);
  });
});

describe("[PF-10] size", () => {
  const limits = {
    page: 1.5,
    panel: 3,
    panelPart: 0.8,
    part: 0.5,
    parts: { "ui/large.ts": 1 },
    scripts: 2,
    assets: {},
  };
  const pages = [{ path: "/page", sources: ["ui/page.ts"] }];

  /** A build of these scripts, with this many incompressible bytes each. The page loads the other parts lazily. */
  const built = (files: Readonly<Record<string, number>>): string => {
    for (const [name, bytes] of Object.entries(files)) put(`built/assets/${name}-12345678.js`, randomBytes(bytes));
    const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}-12345678.js`, ...more });
    const parts = Object.keys(files).filter((name) => name !== "page" && name !== "app");
    const dynamicImports = ["ui/page.ts", ...parts.map((name) => `ui/${name}.ts`)];
    put(
      "built/.vite/manifest.json",
      JSON.stringify({
        "src/browser/client.tsx": chunk("app", { dynamicImports }),
        "ui/page.ts": chunk("page", { imports: ["src/browser/client.tsx"] }),
        ...Object.fromEntries(parts.map((name) => [`ui/${name}.ts`, chunk(name)])),
      }),
    );
    return join(project, "built");
  };

  /** The errors for a build of these scripts. */
  const size = (files: Readonly<Record<string, number>>): string => {
    const config = [built({ large: 100, ...files }), limits, pages].map((given) => JSON.stringify(given));
    put(
      "size-limit.config.ts",
      `import { budgetsFor } from ${JSON.stringify(join(root, "scripts/sizeBudgets.ts"))};
       export default budgetsFor(${config.join()});`,
    );
    return complaintOf("size-limit", ["--config", join(project, "size-limit.config.ts"), "--hide-passed"], root);
  };

  it("finds nothing in small files", () => {
    expect(size({ page: 500, app: 500 })).toBe("");
  });

  it("finds a part over its limit", () => {
    expect(size({ page: 100, app: 100, large: 1_100 })).toMatch(/^\s*ui\/large\.ts\s+Package size limit has exceeded/);
  });

  it("finds a page over its limit with all its imports", () => {
    expect(size({ page: 1_100, app: 550 })).toMatch(/^\s*page at \/page\s+Package size limit has exceeded/);
  });

  it("[DV-4] finds a part of the panel over the panel's limit", () => {
    expect(size({ page: 100, app: 100, "admin/tab": 700 })).toBe("");
    expect(size({ page: 100, app: 100, "admin/tab": 900 })).toMatch(/^\s*ui\/admin\/tab\.ts\s+Package size limit has/);
  });

  it("[DV-4] lets a small part be added, removed and renamed without a limit of its own", () => {
    expect(size({ page: 100, app: 100, more: 300, other: 300 })).toBe("");
  });

  it("[DV-4] finds a large part without a limit of its own", () => {
    expect(size({ page: 100, app: 100, more: 600 })).toMatch(/^\s*ui\/more\.ts\s+Package size limit has exceeded/);
  });

  it("[DV-4] finds small files over their common limit", () => {
    expect(size({ page: 450, app: 450, more: 450, other: 450, third: 450 })).toMatch(
      /^\s*all scripts together\s+Package size limit has exceeded/,
    );
  });

  it("finds a page that isn't built", () => {
    put("built/.vite/manifest.json", "{}");
    const folder = join(project, "built");
    expect(() => budgetsFor(folder, { ...limits, parts: {} }, pages)).toThrow(
      "There is a limit for ui/page.ts, but the build",
    );
  });
});

describe("all parts together", () => {
  const check = (scripts: Readonly<Record<string, string>>) => {
    put("package.json", JSON.stringify({ scripts }));
    return complaintOf(process.execPath, [join(root, "scripts/check.ts")], project);
  };

  it("passes when each part passes", () => {
    expect(check({ "check:lint": "node -e 0", "check:size": "node -e 0" })).toBe("");
  });

  it("[QA-8] fails when a part fails, and repeats its output", () => {
    put("tell.js", 'console.log("domain/result.ts is wrong");\nprocess.exit(1);');
    const complaint = check({ "check:lint": "node tell.js", "check:size": "node -e 0", start: "node tell.js" });
    expect(complaint).toMatch(/^FAILED {2}lint/m);
    expect(complaint).toMatch(/^passed {2}size/m);
    expect(complaint).toMatch(/── npm run check:lint\n\ndomain\/result\.ts is wrong\n\n.*\.oxlintrc\.json/);
    expect(complaint.match(/── npm run/g)).toHaveLength(1);
  });
});
