import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "../backend.ts";
import { openFolder } from "../folder/folder.ts";
import { newKeys } from "../folder/keys.ts";
import { unfinishedIn } from "../folder/restored.ts";
import { temporaryFolder, writeLaterRoot } from "../testing/folders.ts";
import { backUp, contentOf, openSite, ownRoot } from "../testing/sites.ts";
import { checkBackup } from "./check.ts";
import { restoreBackup } from "./restore.ts";
import type { Backup } from "./makeBackup.ts";

const place = mkdtempSync(join(tmpdir(), "embedded-upgrade-"));
let first: Backup;
beforeAll(async () => {
  const folder = join(place, "data");
  await (await openSite(folder)).close();
  first = await backUp({ folder }, join(place, "backups"));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The folder of a site as it was, for one test. */
const siteFolder = (): string => {
  const folder = join(temporaryFolder(), "data");
  cpSync(join(place, "data"), folder, { recursive: true });
  // PostgreSQL refuses a folder that others may read.
  chmodSync(join(folder, "postgres"), 0o700);
  return folder;
};

const laterRoot = (migrations: Record<string, string>) => writeLaterRoot(temporaryFolder(), migrations);
const later = {
  "29990101000000_trophies.sql": "create table public.trophies (name text); insert into public.trophies values ('one')",
  "29990102000000_more.sql": "insert into public.trophies values ('two')",
};
const quiet = () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
};
const backupsOf = (folder: string) =>
  (existsSync(join(folder, "backups")) ? readdirSync(join(folder, "backups")) : []).filter(
    (name) => !name.startsWith("lock"),
  );

it("[BK-8] writes a backup before pending migrations of a folder with rows, which restores what was there", async () => {
  quiet();
  const folder = siteFolder();
  const site = await openSite(folder, undefined, laterRoot(later));
  expect(await site.query("select name from public.trophies")).toEqual([{ name: "one" }, { name: "two" }]);
  await site.close();
  const [name = "", ...more] = backupsOf(folder);
  expect([name, more]).toEqual([expect.stringMatching(/^club-.*-before-upgrade\.backup$/), []]);
  expect(contentOf({ manifest: await checkBackup(join(folder, "backups", name)) })).toEqual(contentOf(first));
  // A later start upgrades nothing, and writes none.
  await expect(openSite(folder)).rejects.toThrow(/no migration 29990101000000_trophies/);
  expect(backupsOf(folder)).toHaveLength(1);
});

it("[BK-8] loads an older schema as it was, and then upgrades it", async () => {
  const folder = join(temporaryFolder(), "data");
  const root = laterRoot(later);
  await restoreBackup({ file: first.file, place: { folder }, root });
  const site = await openSite(folder, undefined, root);
  expect(await site.query("select count(*) from public.trophies")).toEqual([{ count: 2 }]);
  expect(await site.query("select count(*) from public.tips")).toEqual([
    { count: first.manifest.tables.find(({ name }) => name === "tips")?.rows },
  ]);
  await site.close();
  expect(backupsOf(folder)).toEqual([]);
});

it("[BK-8] keeps the old state when a migration fails or its backup can't be written, and starts again", async () => {
  quiet();
  const folder = siteFolder();
  writeFileSync(join(folder, "in the way"), "");
  const backups = join(folder, "in the way", "backups");
  await expect(
    openBackend({ folder, siteUrl: "http://a.test", seed: false, root: laterRoot(later), backups }),
  ).rejects.toMatchObject({
    name: "BackupRefusal",
    message: expect.stringMatching(/needs an upgrade, and its backup can't be written: .* is no folder/),
  });
  const broken = laterRoot({ ...later, "29990103000000_broken.sql": "select nonsense" });
  await expect(openSite(folder, undefined, broken)).rejects.toThrow(/29990103000000_broken\.sql was not applied/);
  expect(contentOf(await backUp({ folder }, join(place, "again")))).toEqual(contentOf(first));
});

it("[BK-8] writes one backup for an upgrade that fails at each start, and another after the next start that ends", async () => {
  quiet();
  const folder = siteFolder();
  const broken = laterRoot({ "29990103000000_broken.sql": "select nonsense" });
  for (let start = 0; start < 3; start++) {
    await expect(openSite(folder, undefined, broken)).rejects.toThrow(/was not applied/);
  }
  const [first = "", ...more] = backupsOf(folder);
  expect(more).toEqual([]);
  // The operator goes back to the version before, and its site writes.
  await (await openSite(folder)).close();
  await wait(1_000);
  await expect(openSite(folder, undefined, broken)).rejects.toThrow(/was not applied/);
  expect(backupsOf(folder)).toHaveLength(2);
  // The upgrade writes a deleted backup anew.
  for (const name of backupsOf(folder)) rmSync(join(folder, "backups", name));
  await expect(openSite(folder, undefined, broken)).rejects.toThrow(/was not applied/);
  expect(backupsOf(folder)).toEqual([expect.not.stringContaining(first)]);
});

const mount = (folder: string) => spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]).status === 0;

it.skipIf(!(process.platform === "linux" && process.getuid?.() === 0))(
  "[BK-8] refuses the upgrade, and a backup, when the disk of the backups is full, and leaves no part of a file",
  async () => {
    quiet();
    const disk = temporaryFolder();
    expect(mount(disk)).toBe(true);
    onTestFinished(() => void spawnSync("umount", [disk]));
    const folder = siteFolder();
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize - 20_000));
    const opening = openBackend({
      folder,
      siteUrl: "http://a.test",
      seed: false,
      root: laterRoot(later),
      backups: disk,
    });
    await expect(opening).rejects.toThrow(/its backup can't be written: The disk of .* is full/);
    await expect(backUp({ folder }, disk)).rejects.toThrow(/^The disk of .* is full: make room there/);
    expect(readdirSync(disk).toSorted()).toEqual(["filler", "lock"]);
  },
);

it.skipIf(process.getuid?.() !== 0)(
  "[BK-1] refuses root the folder of another user's site, and changes no owner",
  async () => {
    const folder = siteFolder();
    chownSync(join(folder, "keys.json"), 1, 1);
    const message = /^The data folder .* is of user 1: run this command as the user who starts the site\.$/;
    await expect(backUp({ folder }, join(place, "others"))).rejects.toThrow(message);
    await expect(restoreBackup({ file: first.file, place: { folder }, root: ownRoot })).rejects.toThrow(message);
    expect(unfinishedIn(folder)).toEqual([]);
  },
);

const starter = join(import.meta.dirname, "../testing/starter.ts");

/** Ends the process as a kill does, right after a backup got its name. */
const killedOnceNamed = `data:text/javascript,
  import files from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  const { rename } = files;
  files.rename = (...names) => rename(...names).then(() => process.kill(process.pid, "SIGKILL"));
  syncBuiltinESMExports();`;

it("[BK-8] uses the backup of an upgrade that was killed before it began", async () => {
  quiet();
  const folder = siteFolder();
  const root = laterRoot(later);
  const killed = spawnSync(process.execPath, ["--import", killedOnceNamed, starter, folder, root]);
  expect(killed.signal).toBe("SIGKILL");
  const timesOf = () => backupsOf(folder).map((name) => [name, statSync(join(folder, "backups", name)).mtimeMs]);
  const made = timesOf();
  expect(made).toHaveLength(1);
  await (await openSite(folder, undefined, root)).close();
  expect(timesOf()).toEqual(made);
});

it("[BK-8] has the old state or the new one after a kill at any moment of an upgrade", async () => {
  quiet();
  const folder = siteFolder();
  // Long enough that kills meet it.
  const root = laterRoot({
    ...later,
    "29990103000000_slow.sql": "select pg_sleep(1); insert into public.trophies values ('three')",
  });
  for (let kills = 0; kills < 6; kills++) {
    const child = spawn(process.execPath, [starter, folder, root], { stdio: "ignore" });
    const ended = new Promise((resolve) => child.once("close", resolve));
    await wait(400 + kills * 350);
    child.kill("SIGKILL");
    await ended;
  }
  const site = await openSite(folder, undefined, root);
  expect(await site.query("select name from public.trophies")).toEqual([
    { name: "one" },
    { name: "two" },
    { name: "three" },
  ]);
  expect(await site.query("select count(*) from public.tips")).toEqual([
    { count: first.manifest.tables.find(({ name }) => name === "tips")?.rows },
  ]);
  await site.close();
}, 120_000);

it("[BK-9] starts again after a kill at any moment of the first start", async () => {
  const folder = join(temporaryFolder(), "data");
  for (let kills = 0; kills < 8; kills++) {
    const child = spawn(process.execPath, [starter, folder, ownRoot], { stdio: "ignore" });
    const ended = new Promise((resolve) => child.once("close", resolve));
    await wait(300 + kills * 300);
    child.kill("SIGKILL");
    await ended;
  }
  const site = await openSite(folder);
  expect((await site.query("select from public.tips")).length).toBeGreaterThan(10);
  await site.close();
}, 120_000);

/** Ends the process as a kill does, right after the keys got their name. */
const killedOnceKept = `data:text/javascript,
  import files from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { renameSync } = files;
  files.renameSync = (from, to) => {
    renameSync(from, to);
    if (to.endsWith("keys.json")) process.kill(process.pid, "SIGKILL");
  };
  syncBuiltinESMExports();`;

it("[BK-9] keeps the keys of a first start only once its database is complete", async () => {
  const folder = join(temporaryFolder(), "data");
  const killed = spawnSync(process.execPath, ["--import", killedOnceKept, starter, folder, ownRoot]);
  expect(killed.signal).toBe("SIGKILL");
  const keys = readFileSync(join(folder, "keys.json"), "utf8");
  expect(readdirSync(folder)).toContain("ready");
  await (await openSite(folder)).close();
  expect(readFileSync(join(folder, "keys.json"), "utf8")).toBe(keys);
});

/** A folder's files without the files that each start of PostgreSQL writes. */
const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name !== "run" && name !== "postgres.log")
    .toSorted();

it.each([
  ["its database is gone", ["postgres"], /keys or pictures but no database: mount its volume/],
  ["its database and its mark are gone", ["postgres", "ready"], /keys or pictures but no database: mount its volume/],
  ["its mark is gone", ["ready"], /database but not its mark, the file "ready"/],
  ["its mark and its keys are gone", ["ready", "keys.json", "files"], /database but not its mark, the file "ready"/],
  [
    "its mark and its database's first file are gone",
    ["ready", "postgres/global/pg_control"],
    /database but not its mark/,
  ],
])("[BK-9] refuses a folder of a site when %s, and changes nothing", async (_, names, words) => {
  const folder = siteFolder();
  for (const name of names) rmSync(join(folder, name), { recursive: true });
  const before = namesIn(folder);
  for (const attempt of [1, 2]) {
    const refusal = await openSite(folder).catch((error: unknown) => error);
    expect(refusal, `attempt ${attempt}`).toMatchObject({
      name: "FolderRefusal",
      kind: "incomplete",
      message: expect.stringMatching(words),
    });
  }
  expect(namesIn(folder)).toEqual(before);
});

it.each([
  ["were lost", (keys: string) => rmSync(keys)],
  ["are another site's", (keys: string) => writeFileSync(keys, JSON.stringify(newKeys()))],
])("[BK-9] says once that the keys of a site %s, and goes on", async (_, change) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const folder = siteFolder();
  const keys = join(folder, "keys.json");
  change(keys);
  for (const start of [1, 2]) {
    await (await openSite(folder)).close();
    expect(warn.mock.calls, `start ${start}`).toEqual([
      [expect.stringContaining(`The keys in ${keys} aren't those of the site's last start: members`)],
    ]);
  }
});

it("[BK-9] is restored into a folder that is refused", async () => {
  const folder = siteFolder();
  rmSync(join(folder, "ready"));
  await restoreBackup({ file: first.file, place: { folder }, root: ownRoot });
  await (await openSite(folder)).close();
  expect(readdirSync(folder).filter((name) => name.startsWith("before-"))).toHaveLength(1);
});

it("[BK-9] takes a folder for new when only its mark is left, and makes the mark of a database that is whole count again", async () => {
  const marked = join(temporaryFolder(), "data");
  mkdirSync(marked);
  writeFileSync(join(marked, "ready"), "complete\n");
  openFolder(marked).release();
  expect(existsSync(join(marked, "ready"))).toBe(false);
  const folder = siteFolder();
  rmSync(join(folder, "ready"));
  await expect(openSite(folder)).rejects.toThrow(/write an empty file .*ready/);
  writeFileSync(join(folder, "ready"), "");
  await (await openSite(folder)).close();
  expect(contentOf(await backUp({ folder }, join(place, "again"))).tables).toEqual(first.manifest.tables);
});
