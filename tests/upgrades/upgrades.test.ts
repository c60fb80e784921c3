import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkBackup } from "../../adapters/embedded/backup/check.ts";
import type { Manifest } from "../../adapters/embedded/backup/format.ts";
import { restoreBackup } from "../../adapters/embedded/backup/restore.ts";
import { backUp, memberOf, openSite, ownRoot } from "../../adapters/embedded/testing/sites.ts";

const place = mkdtempSync(join(tmpdir(), "upgrades-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const released = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".backup"));

/** The rows of each table. Hashes too, where the columns are those of before: a migration that adds one changes the rows' texts. */
const rowsOf = (manifest: Manifest, other: Manifest) =>
  manifest.tables
    .filter(({ schema }) => schema !== "supabase_migrations")
    .flatMap(({ schema, name, columns, rows, hash }) => {
      const same = other.tables.find((one) => one.schema === schema && one.name === name);
      if (!same) return [];
      return [[`${schema}.${name}`, rows, JSON.stringify(same.columns) === JSON.stringify(columns) && hash]];
    });

it("has the backup of version 1.0.0", () => {
  expect(released).toContain("1.0.0.backup");
});

it.each(released)("[BK-12] starts today's site on %s, with every row and file", async (name) => {
  const file = join(import.meta.dirname, name);
  const before = await checkBackup(file);
  const folder = join(place, name);
  await restoreBackup({ file, place: { folder }, root: ownRoot });
  await (await openSite(folder)).close();
  const { manifest: after } = await backUp({ folder }, join(place, "backups"));
  expect(rowsOf(after, before)).toEqual(rowsOf(before, after));
  expect(after.files).toEqual(before.files);
  const site = await openSite(folder);
  expect((await memberOf(site)).id).toMatch(/^[0-9a-f-]{36}$/);
  await site.close();
});
