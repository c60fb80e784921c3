import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { pngOf } from "../../../tests/pictures.ts";
import { openBackend } from "../backend.ts";
import { databaseAt } from "../database/database.ts";
import { prepareSystem } from "../database/prepare.ts";
import { openLiteOn } from "../openEngine.ts";
import { temporaryCluster } from "../engine/engine.ts";
import { engineAt } from "../engine/ownDatabase.ts";
import { keysIn, newKeys } from "../folder/keys.ts";
import { temporaryFolder, writeLaterRoot } from "../testing/folders.ts";
import { serve } from "../testing/requests.ts";
import { backUp, contentOf, memberOf, openSite, ownRoot, siteUrl, uploadPicture } from "../testing/sites.ts";
import type { Backup } from "./makeBackup.ts";
import { restoreBackup } from "./restore.ts";

const place = mkdtempSync(join(tmpdir(), "embedded-places-"));
let cluster: Awaited<ReturnType<typeof temporaryCluster>>;
let first: Backup;
beforeAll(async () => {
  cluster = await temporaryCluster();
  const folder = join(place, "data");
  const site = await openSite(folder);
  await uploadPicture(site, pngOf({ width: 3, height: 2 }));
  await site.close();
  first = await backUp({ folder }, join(place, "backups"));
});
afterAll(async () => {
  await cluster.close();
  rmSync(place, { recursive: true, force: true });
});

const urlOf = (database: string, user = "postgres"): string =>
  `postgresql://${user}@/${database}?host=${encodeURIComponent(cluster.address.host)}`;
const command = async (sql: string, database = "postgres") => {
  const own = databaseAt({ ...cluster.address, database });
  return own.query(sql).finally(own.close);
};
const restore = (folder: string, databaseUrl: string) =>
  restoreBackup({ file: first.file, place: { folder, databaseUrl }, root: ownRoot });

it("[BK-10] moves a site to a database of its own and back, and refuses a database that has a site", async () => {
  await command("create database club");
  const own = { folder: join(place, "own"), databaseUrl: urlOf("club") };
  // A database of the folder's own would be opened by a start without the address.
  mkdirSync(join(own.folder, "postgres"), { recursive: true });
  const { before } = await restore(own.folder, own.databaseUrl);
  expect(before.map((one) => readdirSync(one))).toEqual([["postgres"]]);
  expect(existsSync(join(own.folder, "postgres"))).toBe(false);
  const moved = await backUp(own, join(place, "moved"));
  expect(contentOf(moved)).toEqual(contentOf(first));
  await expect(restore(own.folder, own.databaseUrl)).rejects.toThrow(/has a site already: restore into an empty one/);

  const site = await openSite(own.folder, own.databaseUrl);
  await expect(restore(own.folder, own.databaseUrl)).rejects.toThrow(/is in use by another process/);
  // A backup of the running site.
  expect(contentOf(await backUp(own, join(place, "running"))).files).toEqual(first.manifest.files);
  await site.close();

  const back = join(place, "back");
  await restoreBackup({ file: moved.file, place: { folder: back }, root: ownRoot });
  expect(contentOf(await backUp({ folder: back }, join(place, "again")))).toEqual(contentOf(first));

  // So is an empty folder, such as that of a volume that isn't mounted, with the database of a site; it gets no keys.
  const unmounted = join(place, "unmounted");
  const refused = /has neither its keys nor its pictures: mount its volume/;
  await expect(openSite(unmounted, own.databaseUrl)).rejects.toThrow(refused);
  await expect(openSite(unmounted, own.databaseUrl)).rejects.toThrow(refused);
  writeFileSync(join(unmounted, "ready"), "");
  await (await openSite(unmounted, own.databaseUrl)).close();

  // The folder of a site with an empty database in the place of its own is refused.
  await command("create database wrong");
  await expect(openSite(own.folder, urlOf("wrong"))).rejects.toThrow(
    /The database is empty, and the data folder .* is that of a site/,
  );
});

it("[BK-10] says where everything is when the database fails at the end of a restore, and goes on", async () => {
  await command("create database failing");
  const own = { folder: join(place, "failing"), databaseUrl: urlOf("failing") };
  mkdirSync(join(own.folder, "postgres"), { recursive: true });
  keysIn(join(own.folder, "keys.json"));
  const root = writeLaterRoot(temporaryFolder(), {
    "29990101000000_refused.sql": `
      create table public.late (number integer);
      create function public.refuse_late() returns trigger language plpgsql as $$ begin raise 'too late'; end $$;
      create constraint trigger refuse_late after insert on public.late
        deferrable initially deferred for each row execute function public.refuse_late();
      insert into public.late values (1)`,
  });
  const refusal = await restoreBackup({ file: first.file, place: own, root }).catch((error: Error) => error.message);
  const [before = ""] = readdirSync(own.folder).filter((name) => name.startsWith("before-"));
  expect(readdirSync(join(own.folder, before))).toEqual(expect.arrayContaining(["keys.json", "postgres"]));
  expect(refusal).toMatch(/^The restore failed at its end: too late\. .* run the command again/);
  expect(refusal).toContain(`what was there before is in ${join(own.folder, before)}`);
  await expect(openSite(own.folder, own.databaseUrl)).rejects.toThrow(/The database is empty/);

  const again = await restore(own.folder, own.databaseUrl);
  expect(again.before).toHaveLength(2);
  expect(again.before).toContain(join(own.folder, before));
  expect(contentOf(await backUp(own, join(place, "late")))).toEqual(contentOf(first));
});

it("[BK-10] says what a user without the right to load rows needs", async () => {
  await command("create role loader login createrole bypassrls; grant anon, authenticated, service_role to loader");
  await command("create database loaded owner loader");
  const folder = join(place, "loaded");
  await expect(restore(folder, urlOf("loaded", "loader"))).rejects.toThrow(
    /grant set on parameter session_replication_role/,
  );
  await command("grant set on parameter session_replication_role to loader");
  await restore(folder, urlOf("loaded", "loader"));
  expect(contentOf(await backUp({ folder, databaseUrl: urlOf("loaded", "loader") }, join(place, "again")))).toEqual(
    contentOf(first),
  );
});

it("[BK-11] moves a site to a project with its storage over HTTP and back, and goes on with its files", async () => {
  await command("create database project");
  const databaseUrl = urlOf("project");
  // A project before its migrations: accounts, storage and roles.
  const engine = await engineAt(databaseUrl, () => {});
  const database = databaseAt(engine.address);
  await openLiteOn(database, { siteUrl, root: ownRoot, keys: newKeys(), files: undefined });
  await prepareSystem(database);
  await database.close();
  await engine.close();

  const folder = join(place, "project");
  let isDown = true;
  let opening: ReturnType<typeof openBackend> | undefined;
  const { address, close } = await serve(async (request) => {
    if (isDown) return new Response("Not now", { status: 503 });
    // Opened once the rows are there: this storage is that of the project.
    opening ??= openBackend({ folder, databaseUrl, siteUrl, seed: false, root: ownRoot, mails: "captured" });
    return (await opening).fetch(request);
  });
  onTestFinished(close);
  mkdirSync(folder);
  const { secretKey } = keysIn(join(folder, "keys.json"));
  const project = { url: address, secretKey, databaseUrl };
  const move = () => restoreBackup({ file: first.file, place: project, root: ownRoot });

  await expect(move()).rejects.toThrow(/The storage of .* refused avatars\/.*503/);
  isDown = false;
  await move();
  await expect(move()).rejects.toThrow(/has the site's tables or members already/);

  const site = await (opening as unknown as ReturnType<typeof openBackend>);
  expect((await memberOf(site)).id).toMatch(/^[0-9a-f-]{36}$/);
  const back = await backUp(project, join(place, "back-from-project"));
  expect(back.manifest).toMatchObject({ source: "hosted", keys: null, missing: [] });
  expect(back.manifest.files.map(({ name }) => name)).toEqual(first.manifest.files.map(({ name }) => name));
  await site.close();

  const home = join(place, "home");
  await restoreBackup({ file: back.file, place: { folder: home }, root: ownRoot });
  const again = await backUp({ folder: home }, join(place, "again"));
  const rowsOf = ({ manifest }: Backup, schema: string) =>
    manifest.tables.filter((table) => table.schema === schema).map(({ name, rows, hash }) => [name, rows, hash]);
  expect(rowsOf(again, "public")).toEqual(rowsOf(first, "public"));
  const reopened = await openSite(home);
  expect((await memberOf(reopened)).id).toMatch(/^[0-9a-f-]{36}$/);
  await reopened.close();
});
