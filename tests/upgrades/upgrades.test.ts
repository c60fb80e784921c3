import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkBackup } from "../../adapters/embedded/backup/check.ts";
import type { Manifest } from "../../adapters/embedded/backup/format.ts";
import { restoreBackup } from "../../adapters/embedded/backup/restore.ts";
import { writeEarlierRoot, writeLaterRoot } from "../../adapters/embedded/testing/folders.ts";
import { backUp, memberOf, openSite, ownRoot } from "../../adapters/embedded/testing/sites.ts";

const place = mkdtempSync(join(tmpdir(), "upgrades-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const released = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".backup"));

/** What search finds of applications is written anew: with the title of their position. */
const writtenAnew = ["application_words"];

/** When what pages show was last changed: an upgrade may forget it, as it forgot members. The buckets are the migrations' own. */
const notKept = ["change_hints", "site_changes", "buckets"];

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

/** Today's seed for a database whose applications don't have their position's title and questions yet. */
const withoutTitles = (file: string): void => {
  const seed = readFileSync(file, "utf8").replace("position, position_title, questions,", "position,");
  writeFileSync(file, seed.replace(/('[a-z-]+'), '[^']+', '\[\]', /g, "$1, "));
};

/** The articles and tips with the categories that they have, and with those that are shown. */
const categorised = (site: Awaited<ReturnType<typeof openSite>>, shown = "") =>
  site.query(
    `select slug, category${shown} from articles union all select slug, category${shown} from tips order by slug`,
  );

it("[CA-9] keeps each category of a database of before, and shows what is outside the list as it is written", async () => {
  const folder = join(place, "before");
  const root = writeEarlierRoot(join(place, "earlier"), "20261122180000");
  withoutTitles(join(root, "seed.sql"));
  const before = await openSite(join(folder, "data"), undefined, root);
  await before.query(
    "insert into tips (slug, title, category) values ('un', 'Un', 'strategy'), ('deux', 'Deux', ''), ('trois', 'Trois', 'news')",
  );
  const items = await categorised(before);
  await before.close();
  const site = await openSite(join(folder, "data"));
  expect(await categorised(site)).toEqual(items);
  const shown = new Map((await categorised(site, "_label")).map(({ slug, category_label }) => [slug, category_label]));
  expect(shown.get("un")).toBe("strategy");
  expect(shown.get("deux")).toBe("");
  expect(shown.get("trois")).toBe("Actualités");
  expect(shown.get("montreal-notre-premier-plateau")).toBe("Esport");
  expect([...shown.values()]).toContain("Vie du club");
  await site.close();
});

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
  expect((await categorised(site, "_label")).map(({ category_label }) => category_label)).not.toContain("");
  await site.close();
});
