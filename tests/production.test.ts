import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clubImagePath } from "../ui/lib/page/shareImage.ts";
import { root } from "../src/build/folders.ts";

// Outside of the project, whose packages would be found from a folder inside.
const scratch = mkdtempSync(join(tmpdir(), "production-"));
const site = join(scratch, "site");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// Of the project's own club, also in a run of the tests for another.
const { CLUB_FOLDER: _, ...environment } = process.env;

/** A copy of the built project with the packages of `npm ci --omit=dev`. */
beforeAll(() => {
  spawnSync(process.execPath, ["scripts/build.ts", "--if-stale"], { cwd: root, env: environment });
  for (const part of ["adapters", "dist", "domain", "src", "supabase", "ui"])
    cpSync(join(root, part), join(site, part), { recursive: true });
  for (const file of ["package.json", "package-lock.json", "tsconfig.base.json", "vite.config.ts"])
    cpSync(join(root, file), join(site, file));
  const packages = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, object>;
  for (const name of Object.keys({ ...packages["dependencies"], ...packages["optionalDependencies"] })) {
    const link = join(site, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link, "junction");
  }
});

const start = () =>
  spawn(process.execPath, ["src/server/start.ts"], {
    cwd: site,
    env: { ...environment, PORT: "0", DATA_FOLDER: join(scratch, "data") },
  });

/** Each file of the copy with the times of its content and of its rights. */
const filesNow = (): readonly string[] =>
  readdirSync(site, { recursive: true, encoding: "utf8" }).map((path) => {
    const { mtimeMs, ctimeMs } = lstatSync(join(site, path));
    return `${path} ${mtimeMs} ${ctimeMs}`;
  });

it("[PK-2] a built site runs without dev dependencies, and writes to its data folder only", async () => {
  const before = filesNow();
  const server = start();
  const ended = once(server, "exit");
  let address: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    address = /http:\S+/.exec(line)?.[0];
    if (address) break;
  }
  const card = await fetch(`${address}${clubImagePath}`);
  const page = await fetch(`${address}/tips`);
  server.kill();
  await ended;
  expect([page.status, card.status]).toEqual([200, 200]);
  expect(filesNow()).toEqual(before);
}, 120_000);

it("[PK-2] a stale build without the packages for building is one sentence", async () => {
  appendFileSync(join(site, "src/club/club.ts"), "\n");
  const server = start();
  let said = "";
  server.stderr.on("data", (text) => (said += text));
  const [code] = await once(server, "exit");
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toEqual([expect.stringContaining(`run "npm ci && npm run build"`)]);
});
