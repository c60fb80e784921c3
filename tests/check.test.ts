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
  const layers = ["domain", "adapters", "adapters/embedded", "ui", "supabase", "src", "tests"];
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
    for (const folder of ["adapters", "adapters/embedded", "supabase/functions"])
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
  /** The errors for a build of these files, with this many incompressible bytes each. */
  const size = (files: Readonly<Record<string, number>>): string => {
    for (const [name, bytes] of Object.entries(files)) put(`built/assets/${name}-12345678.js`, randomBytes(bytes));
    const page = { file: "assets/page-12345678.js", imports: ["_app"] };
    put("built/.vite/manifest.json", JSON.stringify({ "ui/page.ts": page, _app: { file: "assets/app-12345678.js" } }));
    const budgets = {
      firstPages: { "first page": { page: "ui/page.ts", limit: "1.5 kB" } },
      large: { "page.js": "1 kB", "app.js": "1 kB", "gone.js": "1 kB" },
      small: { each: "0.5 kB", together: "0.8 kB" },
    };
    put(
      "size-limit.config.ts",
      `import { budgetsFor } from ${JSON.stringify(join(root, "scripts/sizeBudgets.ts"))};
       export default budgetsFor(${JSON.stringify(join(project, "built"))}, ${JSON.stringify(budgets)});`,
    );
    return complaintOf("size-limit", ["--config", join(project, "size-limit.config.ts"), "--hide-passed"], root);
  };

  it("finds nothing in small files", () => {
    expect(size({ page: 500, app: 500 })).toBe("");
  });

  it("finds a file over its limit", () => {
    expect(size({ page: 100, app: 1_100 })).toMatch(/^\s*app\.js\s+Package size limit has exceeded/);
  });

  it("finds a page over its limit with all its imports", () => {
    expect(size({ page: 800, app: 800 })).toMatch(/^\s*first page\s+Package size limit has exceeded/);
  });

  it("[DV-4] lets a small file be added, removed and renamed without a line of its own", () => {
    expect(size({ page: 100, app: 100, more: 300, other: 300 })).toBe("");
  });

  it("[DV-4] finds a large file without a line of its own", () => {
    expect(size({ page: 100, app: 100, more: 600 })).toMatch(
      /^\s*more\.js \(large, without a line of its own\)\s+Package size limit has exceeded/,
    );
  });

  it("[DV-4] finds small files over their common limit", () => {
    expect(size({ page: 100, app: 100, more: 450, other: 450 })).toMatch(
      /^\s*small files together\s+Package size limit has exceeded/,
    );
  });

  it("finds a page with a budget that isn't built", () => {
    put("built/assets/app-12345678.js", "");
    put("built/.vite/manifest.json", "{}");
    const budgets = {
      firstPages: { gone: { page: "ui/page.ts", limit: "1 kB" } },
      large: {},
      small: { each: "1 kB", together: "1 kB" },
    } as const;
    expect(() => budgetsFor(join(project, "built"), budgets)).toThrow(
      "There is a budget for ui/page.ts, but the build",
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
