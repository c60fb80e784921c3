import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureBuilt } from "../src/server/build.ts";
import { type Program, startProgram } from "./bench/programs.ts";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/loaded-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// A build inside a test would count against its time, and compile.
beforeAll(ensureBuilt);

const start = (options: readonly string[], environment: Readonly<Record<string, string>>): Promise<Program> => {
  const program = join(root, "src/server/start.ts");
  return startProgram(process.execPath, [...options, program], /The site is at/, { PORT: "0", ...environment });
};

const compilers = ["vite/", "@vitejs/", "rolldown/", "@rolldown/", "typescript/", "esbuild/", "@babel/", "oxc", "@oxc"];
const embedded = ["@supabase/lite/", "kysely/", "pg/", "nodemailer/", "ws/"];

// Each module that is loaded, also by `require`, is a line of the file.
const listing = `data:text/javascript,
  import { registerHooks } from "node:module";
  import { appendFileSync } from "node:fs";
  const load = (url, context, next) => (appendFileSync(process.env.LOADED, url + "\\n"), next(url, context));
  registerHooks({ load });`;

it.each([
  ["the embedded backend", [], {}],
  ["a hosted project", embedded, { SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_ANON_KEY: "key" }],
] as const)("[PF-24] loads no compiler, and of the backends its own, on %s", async (name, others, environment) => {
  const file = join(scratch, `loaded on ${name}`);
  const data = join(scratch, "loading");
  const site = await start(["--import", listing], { DATA_FOLDER: data, LOADED: file, ...environment });
  await site.end();
  const loaded = readFileSync(file, "utf8").trim().split("\n");
  expect(loaded.some((url) => url.endsWith("/server/site.js"))).toBe(true);
  const unwanted = [...compilers, ...others].map((name) => `/node_modules/${name}`);
  expect(loaded.filter((url) => unwanted.some((one) => url.includes(one)))).toEqual([]);
});

it("[PF-24] loads no compiler of Node's own after a start that has kept what it compiled, and was killed", async () => {
  const file = join(scratch, "own modules");
  const listingOwn = `data:text/javascript,
    import { writeFileSync } from "node:fs";
    process.on("exit", () => writeFileSync(process.env.LOADED, process.moduleLoadList.join("\\n")));`;
  const hasLoadedCompiler = () => readFileSync(file, "utf8").includes("/amaro/");
  // Tests have a cache already. As a setting of the file .env, this one comes after Node has begun.
  const settings = `data:text/javascript,process.env.NODE_COMPILE_CACHE = ${JSON.stringify(join(scratch, "compiled"))};`;
  const environment = { DATA_FOLDER: join(scratch, "keeping"), NODE_COMPILE_CACHE: "", LOADED: file };
  spawnSync(process.execPath, ["--import", listingOwn, "src/build/folders.ts"], { cwd: root, env: environment });
  expect(hasLoadedCompiler()).toBe(true);

  const options = ["--import", settings, "--import", join(root, "scripts/compileCache.mjs"), "--import", listingOwn];
  const first = await start(options, environment);
  process.kill(first.pid, "SIGKILL");
  await first.code;
  const second = await start(options, environment);
  await second.end();
  expect(hasLoadedCompiler()).toBe(false);
});
