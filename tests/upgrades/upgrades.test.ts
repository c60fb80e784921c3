import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkBackup } from "../../adapters/embedded/backup/check.ts";
import type { Manifest } from "../../adapters/embedded/backup/format.ts";
import { restoreBackup } from "../../adapters/embedded/backup/restore.ts";
import { writeLaterRoot } from "../../adapters/embedded/testing/folders.ts";
import { backUp, memberOf, openSite, ownRoot } from "../../adapters/embedded/testing/sites.ts";

const place = mkdtempSync(join(tmpdir(), "upgrades-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const released = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".backup"));

/** What search finds of applications is written anew: with the title of their position. */
const writtenAnew = ["application_words"];

/** When what pages show was last changed: an upgrade may forget it, as it forgot members. The buckets are the migrations' own. */
const notKept = ["changes", "buckets"];

/** The rows of each table. Hashes too, where the columns are those of before: a migration that adds one changes the rows' texts. */
const rowsOf = (manifest: Manifest, other: Manifest) =>
  manifest.tables
    .filter(({ schema, name }) => schema !== "supabase_migrations" && !notKept.includes(name))
    .flatMap(({ schema, name, columns, rows, hash }) => {
      const same = other.tables.find((one) => one.schema === schema && one.name === name);
      if (!same) return [];
      const isComparable = JSON.stringify(same.columns) === JSON.stringify(columns) && !writtenAnew.includes(name);
      return [[`${schema}.${name}`, rows, isComparable && hash]];
    });

it("has the backup of version 1.0.0", () => {
  expect(released).toContain("1.0.0.backup");
});

/** The categories of the articles and tips, with what is shown. */
const categories = (site: Awaited<ReturnType<typeof openSite>>) =>
  site.query(`select category, category_label as shown from (
      select category, category_label from articles union all select category, category_label from tips
    ) items order by 1`);

/** What the site deletes each day, because it is old: rows of the backups too, from some day on. Here it deletes nothing. */
const nothing = "create or replace function private.run_due() returns void language sql as 'select';";

it.each(released)("[BK-12] starts today's site on %s, with every row and file", async (name) => {
  const file = join(import.meta.dirname, name);
  const before = await checkBackup(file);
  const folder = join(place, name);
  await restoreBackup({ file, place: { folder }, root: ownRoot });
  const root = writeLaterRoot(join(place, "later"), { "29991231235959_delete_nothing.sql": nothing });
  await (await openSite(folder, undefined, root)).close();
  const { manifest: after } = await backUp({ folder }, join(place, "backups"));
  expect(rowsOf(after, before)).toEqual(rowsOf(before, after));
  expect(after.files).toEqual(before.files);
  const site = await openSite(folder, undefined, root);
  expect((await memberOf(site)).id).toMatch(/^[0-9a-f-]{36}$/);
  await site.close();
});

it("[CA-9] keeps the category of each article and tip of version 1.0.0, and shows its label", async () => {
  const folder = join(place, "categories");
  await restoreBackup({ file: join(import.meta.dirname, "1.0.0.backup"), place: { folder }, root: ownRoot });
  const site = await openSite(folder);
  expect(await categories(site)).toEqual([
    { category: "Compétitif", shown: "Compétitif" },
    { category: "Compétitif", shown: "Compétitif" },
    { category: "esport", shown: "Esport" },
    { category: "esport", shown: "Esport" },
  ]);
  await site.close();
});
