import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tmpdir } from "node:os";
import { pngOf } from "../../../tests/pictures.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { backUp, contentOf, filesIn, memberOf, openSite, ownRoot, uploadPicture } from "../testing/sites.ts";
import { storedName } from "../storage/storedName.ts";
import { type Add, entriesIn, writeArchive } from "./archive.ts";
import { folderFiles } from "./files.ts";
import { formatVersion, hashOf } from "./format.ts";
import { checkBackup, extrasIn } from "./check.ts";
import type { Backup } from "./makeBackup.ts";
import { BackupRefusal } from "./refusal.ts";
import { restoreBackup } from "./restore.ts";

const place = mkdtempSync(join(tmpdir(), "embedded-backup-"));
const folder = join(place, "data");
const restored = join(place, "restored");
const untouched = join(place, "untouched");
const picture = (width: number) => pngOf({ width, height: 2 });
let first: Backup;

beforeAll(async () => {
  const site = await openSite(folder);
  await uploadPicture(site, picture(3));
  await site.close();
  first = await backUp({ folder }, join(place, "backups"));
  await copyTo(untouched, folder);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A data folder as it was at the first backup: faster than to restore that. */
const copyTo = (target: string, from = untouched) => cp(from, target, { recursive: true });

const restore = (file: string, to = restored) => restoreBackup({ file, place: { folder: to }, root: ownRoot });

it("[BK-18] is made without a warning of the driver", async () => {
  const warned: string[] = [];
  const hear = ({ message }: Error) => void warned.push(message);
  process.on("warning", hear);
  await backUp({ folder: untouched }, join(place, "quiet"));
  process.off("warning", hear);
  expect(warned.filter((message) => message.includes("query"))).toEqual([]);
});

it("[BK-1] holds every table of a stopped site, its files and its keys, for its owner alone", () => {
  const { tables, files, keys } = first.manifest;
  const names = tables.map(({ schema, name }) => `${schema}.${name}`);
  expect(names).toEqual(expect.arrayContaining(["auth.users", "private.salt", "public.tips", "storage.objects"]));
  expect(tables.find(({ name }) => name === "tips")?.rows).toBeGreaterThan(10);
  expect(files).toHaveLength(1);
  expect(keys).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(first.file).mode & 0o077).toBe(0);
  expect(readdirSync(join(place, "backups")).toSorted()).toEqual([expect.stringMatching(/^club-.*\.backup$/), "lock"]);
});

it("[BK-20] holds what belongs to the site beside its data, read without the rest", async () => {
  const extras = [
    { name: "settings.json", bytes: Buffer.from("{}") },
    { name: "club/pictures/crest.svg", bytes: Buffer.from("<svg/>") },
  ];
  const { file } = await backUp({ folder: untouched }, join(place, "whole"), { extras });
  const textsOf = (list: readonly { readonly name: string; readonly bytes: Uint8Array }[]) =>
    list.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]);
  expect(textsOf(await extrasIn(file, await checkBackup(file)))).toEqual(textsOf(extras));
  await restoreBackup({ file, place: { folder: join(place, "whole-restored") }, root: ownRoot });
});

it("[BK-3] restores every row, file and key into another folder, where the sessions go on", async () => {
  const { before } = await restore(first.file);
  expect(before).toEqual([]);
  expect(contentOf(await backUp({ folder: restored }, join(place, "again")))).toEqual(contentOf(first));
  const [picture] = readdirSync(join(folder, "files"));
  expect(readFileSync(join(restored, "files", picture ?? ""))).toEqual(
    readFileSync(join(folder, "files", picture ?? "")),
  );
  expect(readFileSync(join(restored, "keys.json"))).toEqual(readFileSync(join(folder, "keys.json")));
  const site = await openSite(restored);
  const { client } = await memberOf(site);
  // Numbers go on, and triggers fire again.
  const { error } = await client
    .from("tip_comments")
    .insert({ tip_id: await aTip(site), user_id: (await client.auth.getUser()).data.user?.id, content: "Bien vu" });
  expect(error).toBeNull();
  await site.close();
});

const aTip = async (site: Awaited<ReturnType<typeof openSite>>) =>
  (await site.query("select id from public.tips where is_published limit 1"))[0]?.["id"];

it("[BK-2] is of one moment while the site runs, rows are written and pictures removed", async () => {
  const site = await openSite(folder);
  const { client, id } = await memberOf(site);
  const end = new AbortController();
  const write = async (): Promise<number> => {
    let written = 0;
    // Two rows in one transaction: a moment has both or none.
    for (; !end.signal.aborted; written += 2) {
      await site.query(
        "insert into public.contact_messages (name, email, subject, message) select 'A', 'a@b.fr', 'S', repeat('m', 200) from generate_series(1, 2)",
      );
    }
    return written;
  };
  const name = `${id}/avatar.png`;
  const turn = async (): Promise<void> => {
    for (let turns = 0; !end.signal.aborted; turns++) {
      await client.storage.from("avatars").remove([name]);
      await uploadPicture(site, picture(3 + (turns % 5))).catch(() => {});
    }
  };
  const writing = [write(), turn()] as const;
  const backups: Backup[] = [];
  for (let made = 0; made < 3; made++) backups.push(await backUp({ folder }, join(place, `running-${made}`)));
  end.abort();
  const [written] = await Promise.all(writing);
  await site.close();
  expect(written).toBeGreaterThan(0);
  for (const { file, manifest } of backups) {
    expect(await checkBackup(file)).toEqual(manifest);
    expect((manifest.tables.find((table) => table.name === "contact_messages")?.rows ?? 1) % 2).toBe(0);
    // Every file that a row names exists.
    expect(manifest.missing).toEqual([]);
    const named = manifest.tables.find((table) => table.name === "objects")?.rows;
    expect(manifest.files).toHaveLength(named ?? -1);
  }
  const last = backups.at(-1) as Backup;
  const other = join(temporaryFolder(), "data");
  await restore(last.file, other);
  expect(contentOf(await backUp({ folder: other }, join(place, "again")))).toEqual(contentOf(last));
  expect(readdirSync(folder).filter((one) => one.startsWith("backup-files-"))).toEqual([]);
});

describe("what isn't a whole backup of this site is refused before anything is moved", () => {
  const target = join(place, "kept");
  beforeAll(() => copyTo(target));

  const outcomeOf = async (file: string) => {
    const before = filesIn(target);
    const error: unknown = await restore(file, target).catch((refusal: unknown) => refusal);
    const isUntouched = JSON.stringify(filesIn(target)) === JSON.stringify(before);
    return { said: error instanceof BackupRefusal ? error.message : error, isUntouched };
  };
  const refused = (words: RegExp) => ({ said: expect.stringMatching(words), isUntouched: true });

  it.each([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 99.9])("[BK-4] cut off after %s %% of it", async (percent) => {
    const file = join(temporaryFolder(), "cut.backup");
    writeFileSync(file, readFileSync(first.file));
    truncateSync(file, Math.floor((first.bytes * percent) / 100));
    expect(await outcomeOf(file)).toEqual(refused(/was cut off|is no backup|no whole backup/));
  });

  /** A copy of the backup with each entry changed by `change`; `undefined` leaves the entry out. */
  const changed = async (
    change: (name: string, bytes: Buffer) => Buffer | undefined,
    more?: (add: Add) => Promise<void>,
  ) => {
    const file = join(temporaryFolder(), "changed.backup");
    await writeArchive(file, async (add) => {
      for await (const { name, bytes } of entriesIn(first.file)) {
        const own = change(name, Buffer.from(bytes));
        if (name === "manifest.json") await more?.(add);
        if (own) await add(name, own);
      }
    });
    return file;
  };
  const inManifest = (edit: (manifest: Record<string, unknown>) => object) =>
    changed((name, bytes) =>
      name === "manifest.json" ? Buffer.from(JSON.stringify(edit(JSON.parse(bytes.toString())))) : bytes,
    );
  const isTips = (name: string) => name.startsWith("tables/public.tips/");

  it.each([
    [
      "a changed row",
      () => changed((name, bytes) => (isTips(name) ? Buffer.from(bytes.toString().replace("a", "b")) : bytes)),
      /isn't as it was made \(tables\/public\.tips/,
    ],
    [
      "a table that is gone",
      () => changed((name, bytes) => (isTips(name) ? undefined : bytes)),
      /isn't as it was made \(tables\/public\.tips/,
    ],
    [
      "a file that is gone",
      () => changed((name, bytes) => (name.startsWith("files/") ? undefined : bytes)),
      /isn't as it was made \(files/,
    ],
    [
      "other keys",
      () => changed((name, bytes) => (name === "keys.json" ? Buffer.from("{}") : bytes)),
      /isn't as it was made \(keys\.json/,
    ],
    [
      "an entry more",
      () =>
        changed(
          (_, bytes) => bytes,
          (add) => add("../../etc/passwd", Buffer.from("x")),
        ),
      /isn't as it was made/,
    ],
    [
      "a newer format",
      () => inManifest((manifest) => ({ ...manifest, format: formatVersion + 1, site: "3.0.0" })),
      /made by version 3\.0\.0 of the site: install/,
    ],
    [
      "a newer schema",
      () =>
        inManifest((manifest) => ({
          ...manifest,
          site: "2.0.0",
          migrations: [{ version: "29990101000000", name: "later", hash: "x" }],
        })),
      /made by version 2\.0\.0 of the site: install/,
    ],
    [
      "an edited migration",
      () =>
        inManifest(({ migrations, ...manifest }) => ({
          ...manifest,
          migrations: (migrations as object[]).map((one) => ({ ...one, hash: "x" })),
        })),
      /another text of the migration/,
    ],
    ["a manifest of something else", () => inManifest(() => ({ hello: 1 })), /isn't as it was made \(manifest\.json\)/],
  ])("[BK-4] %s", async (_, make, words) => {
    expect(await outcomeOf(await make())).toEqual(refused(words));
  });

  it.each([
    ["a text", "hello"],
    ["an empty file", ""],
  ])("[BK-4] %s", async (_, text) => {
    const file = join(temporaryFolder(), "other");
    writeFileSync(file, text);
    expect(await outcomeOf(file)).toEqual(refused(/is no backup of this site/));
  });

  it("[BK-4] an archive of something else, and a name that isn't there", async () => {
    const file = join(temporaryFolder(), "other");
    await writeArchive(file, (add) => add("hello.txt", Buffer.from("hello")));
    expect(await outcomeOf(file)).toEqual(refused(/has no manifest/));
    expect(await outcomeOf(join(temporaryFolder(), "nothing"))).toEqual(refused(/can't be read/));
  });
});

it("[BK-3] moves aside what was there, and refuses while the site runs", async () => {
  const target = join(temporaryFolder(), "data");
  await copyTo(target);
  const site = await openSite(target);
  await site.query("delete from public.tip_comments");
  await expect(restore(first.file, target)).rejects.toThrow(/is in use by another process/);
  await site.close();
  const emptied = await backUp({ folder: target }, join(place, "emptied"));
  const { before } = await restore(first.file, target);
  expect(contentOf(await backUp({ folder: target }, join(place, "again")))).toEqual(contentOf(first));
  // The folder that was moved aside is still a data folder.
  expect(contentOf(await backUp({ folder: before[0] ?? "" }, join(place, "aside")))).toEqual(contentOf(emptied));
});

it("[BK-3] goes on where a kill between its moves left it, and keeps both", async () => {
  const target = join(temporaryFolder(), "data");
  await copyTo(target);
  const other = join(temporaryFolder(), "data");
  await copyTo(other);
  // As if killed after the old database was moved aside.
  const complete = join(target, "restored-20260101-000000");
  mkdirSync(complete);
  mkdirSync(join(target, "before-20260101-000000"));
  for (const name of ["ready", "postgres", "files", "keys.json"]) renameSync(join(other, name), join(complete, name));
  renameSync(join(target, "postgres"), join(target, "before-20260101-000000", "postgres"));
  expect(contentOf(await backUp({ folder: target }, join(place, "again")))).toEqual(contentOf(first));
  expect(existsSync(complete)).toBe(false);
  expect(readdirSync(join(target, "before-20260101-000000")).toSorted()).toEqual([
    "files",
    "keys.json",
    "postgres",
    "ready",
  ]);
});

it("[BK-2] holds its files although another backup of the site begins, into another folder", async () => {
  const target = join(temporaryFolder(), "data");
  await copyTo(target);
  const writing = folderFiles(target);
  expect(await writing.hold(first.manifest.files)).toEqual([]);
  const other = backUp({ folder: target }, join(place, "other"));
  await expect(other).rejects.toThrow(/^Another backup of .* is being written: wait for its end\.$/);
  rmSync(join(target, "files"), { recursive: true });
  for (const file of first.manifest.files) expect(hashOf((await writing.read(file)) ?? "")).toBe(file.hash);
  writing.release();
  await backUp({ folder: target }, join(place, "other"));
});

it("[BK-2] names files that rows name and that are gone, and forgets them when it is restored", async () => {
  const target = join(temporaryFolder(), "data");
  await copyTo(target);
  const [lost] = first.manifest.files;
  rmSync(join(target, "files", storedName(lost?.bucket ?? "", lost?.name ?? "")));
  const backup = await backUp({ folder: target }, join(place, "lost"));
  expect(backup.manifest.missing).toEqual([{ bucket: lost?.bucket, name: lost?.name }]);
  const other = join(temporaryFolder(), "data");
  await restore(backup.file, other);
  const site = await openSite(other);
  expect(await site.query("select from storage.objects")).toEqual([]);
  await site.close();
});
