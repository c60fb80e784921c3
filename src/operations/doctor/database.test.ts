import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBackend } from "../../../adapters/embedded/backend.ts";
import { migrationsIn } from "../../../adapters/embedded/database/migrations.ts";
import { readIn } from "../../../adapters/embedded/engine/reading.ts";
import { runningIn } from "../../../adapters/embedded/engine/running.ts";
import { takeLock } from "../../../adapters/embedded/folder/lock.ts";
import { temporaryFolder } from "../../../adapters/embedded/testing/folders.ts";
import { root } from "../../build/folders.ts";
import { askDatabase, checkMigrations } from "./database.ts";

const own = join(root, "supabase/migrations");

const made = mkdtempSync(join(tmpdir(), "asked-"));
beforeAll(async () => {
  const backend = await opened(made);
  await backend.close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** A data folder with the site's own migrations, and without demo data. */
const opened = async (folder: string) => openBackend({ folder, siteUrl: "http://site.test", seed: false });

/** Such a folder, stopped. */
const stoppedFolder = async (folder = temporaryFolder()): Promise<string> => {
  await cp(made, folder, { recursive: true });
  return folder;
};

it("[ON-17] reads the migrations of a running and of a stopped database, and changes neither", async () => {
  const folder = temporaryFolder();
  expect(await askDatabase({ folder })).toMatchObject({ level: "ok", text: expect.stringContaining("first start") });

  const backend = await opened(await stoppedFolder(folder));
  const running = await askDatabase({ folder });
  expect(running).toMatchObject({ clock: { from: "the database" }, newestRow: undefined });
  const applied = "applied" in running ? running.applied : [];
  expect(checkMigrations(applied)).toMatchObject([{ level: "ok" }]);
  const row =
    "insert into public.outbox (recipient, subject, body_text, body_html, created_at) values ($1, $1, $1, $1, $2)";
  await backend.query(row, ["a@b.example", "2040-01-01T12:00:00Z"]);
  await backend.close();

  writeFileSync(join(folder, "pages"), "kept");
  const stopped = await askDatabase({ folder });
  expect(stopped).toMatchObject({ applied, newestRow: Date.parse("2040-01-01T12:00:00Z") });
  expect(readFileSync(join(folder, "pages"), "utf8")).toBe("kept");
  expect(runningIn(folder)).toBeUndefined();

  const again = await opened(folder);
  await again.close();
});

it("only reads", async () => {
  const folder = await stoppedFolder();
  const backend = await opened(folder);
  const write = readIn(folder, (read) => read("delete from supabase_migrations.seed_files"));
  await expect(write).rejects.toThrow(/read-only/);
  await backend.close();
});

it("leaves a folder alone that another process has without a server", async () => {
  const folder = await stoppedFolder();
  const lock = takeLock(join(folder, "lock"));
  expect(await askDatabase({ folder })).toMatchObject({ level: "skipped" });
  lock?.release();
});

it("reports a database that doesn't start, and one that isn't reached, without its password", async () => {
  const folder = await stoppedFolder();
  rmSync(join(folder, "postgres/global/pg_control"));
  expect(await askDatabase({ folder })).toMatchObject({ level: "problem", text: expect.stringContaining("not start") });
  const databaseUrl = "postgresql://club:geheim@127.0.0.1:9/club";
  const found = await askDatabase({ folder, databaseUrl });
  expect(found).toEqual({ level: "problem", text: expect.stringMatching(/DATABASE_URL.*ECONNREFUSED/) });
  expect(JSON.stringify(found)).not.toContain("geheim");
});

it("[ON-17] tells pending, unknown and edited migrations apart", () => {
  const known = migrationsIn(own).map(({ version, name }) => ({ version, name }));
  expect(checkMigrations(known)).toMatchObject([{ level: "ok" }]);
  expect(checkMigrations(known.slice(0, -1))).toEqual([
    {
      level: "warning",
      text: `${known.length - 1} of ${known.length} migrations are applied: the next start applies them.`,
    },
  ]);
  const later = [...known, { version: "29991231000000", name: "later" }];
  expect(checkMigrations(later)).toEqual([{ level: "problem", text: expect.stringContaining("29991231000000_later") }]);
  const before = [{ version: "20261122010000", name: "shared" }, ...known];
  expect(checkMigrations(before)).toEqual([{ level: "problem", text: expect.stringContaining("npm run backup") }]);
  const [first, ...others] = known;
  const edited = [{ ...first, version: first?.version ?? "", name: first?.name ?? "", hash: "other" }, ...others];
  expect(checkMigrations(edited)).toEqual([{ level: "problem", text: expect.stringContaining("were changed") }]);
});
