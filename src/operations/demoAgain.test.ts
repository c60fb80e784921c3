import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openFolder } from "../../adapters/embedded/folder/folder.ts";
import { temporaryFolder } from "../../adapters/embedded/testing/folders.ts";

const root = join(import.meta.dirname, "../..");

const run = (environment: NodeJS.Dict<string>, ...given: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "demoAgain.ts"), ...given], {
    cwd: root,
    env: { ...process.env, DEMO_DATA: "", SUPABASE_URL: "", DATABASE_URL: "", CLUB_FOLDER: "", ...environment },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );

/** A data folder as a demo leaves it, with a backup. */
const demoFolder = (): string => {
  const folder = temporaryFolder();
  for (const name of ["postgres", "files", "backups"]) mkdirSync(join(folder, name));
  for (const name of ["ready", "password", "keys.json", "postgres/PG_VERSION"]) writeFileSync(join(folder, name), name);
  return folder;
};

it("[DM-4] moves the demo's data aside, deletes nothing, and leaves a folder that a start fills anew", async () => {
  const folder = demoFolder();
  const { code, said } = await run({ DATA_FOLDER: folder });
  const [before = ""] = readdirSync(folder).filter((name) => name.startsWith("before-"));
  expect([code, said]).toEqual([0, expect.stringContaining(`The demo's data are in ${join(folder, before)}`)]);
  expect(said).toContain("npm start");
  expect(readdirSync(folder).toSorted()).toEqual(["backups", before, "lock"]);
  expect(readdirSync(join(folder, before)).toSorted()).toEqual(["files", "keys.json", "password", "postgres", "ready"]);
  expect(readFileSync(join(folder, before, "postgres/PG_VERSION"), "utf8")).toBe("postgres/PG_VERSION");
  const opened = openFolder(folder);
  expect([opened.isReady, opened.isUsed, opened.isUnmarked]).toEqual([false, false, false]);
  opened.release();
  expect(await run({ DATA_FOLDER: folder })).toEqual({
    code: 0,
    said: `There is no demo in ${folder} yet. Start it: npm start\n`,
  });
});

it("[DM-4] refuses a running demo, a club's own folder and a database elsewhere, and moves nothing", async () => {
  const folder = demoFolder();
  const { release } = openFolder(folder);
  expect(await run({ DATA_FOLDER: folder })).toEqual({ code: 1, said: expect.stringContaining("is in use") });
  release();
  const refused: readonly (readonly [NodeJS.Dict<string>, RegExp])[] = [
    [{ DEMO_DATA: "no" }, /is a club's own/],
    [{ CLUB_FOLDER: "tests/otherClub" }, /is a club's own/],
    [{ DATABASE_URL: "postgresql://a:b@db.example/club" }, /in a database elsewhere/],
    [{ SUPABASE_URL: "https://club.example", SUPABASE_ANON_KEY: "key" }, /in a database elsewhere/],
  ];
  for (const [environment, why] of refused) {
    expect(await run({ DATA_FOLDER: folder, ...environment })).toEqual({ code: 1, said: expect.stringMatching(why) });
  }
  expect(await run({ DATA_FOLDER: folder }, "now")).toEqual({ code: 1, said: expect.stringContaining("no arguments") });
  expect(readdirSync(folder).toSorted()).toEqual([
    "backups",
    "files",
    "keys.json",
    "lock",
    "password",
    "postgres",
    "ready",
  ]);
});
