import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp, contentOf, openSite, ownRoot } from "../testing/sites.ts";
import type { Backup } from "./makeBackup.ts";
import { restoreBackup } from "./restore.ts";

const place = mkdtempSync(join(tmpdir(), "before-baseline-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The folder of a site, as a version before the baseline left it: with another history. Its rows are today's. */
const siteOf = async (name: string, version: string): Promise<string> => {
  const folder = join(place, name);
  const site = await openSite(folder);
  await site.query("delete from supabase_migrations.schema_migrations where name <> 'baseline'");
  await site.query("update supabase_migrations.schema_migrations set version = $1, name = 'earlier'", [version]);
  await site.close();
  return folder;
};

let folder: string;
let backup: Backup;
beforeAll(async () => {
  folder = await siteOf("last", "20261130090000");
  backup = await backUp({ folder }, join(place, "backups"));
});

it("[BK-19] refuses the data of a version before the baseline with the way, and changes nothing", async () => {
  for (let start = 0; start < 2; start++) {
    await expect(openSite(folder)).rejects.toMatchObject({
      name: "EngineRefusal",
      message: expect.stringMatching(/^The database was made by an earlier version .*npm run backup.*npm run restore/),
    });
  }
  expect(contentOf(await backUp({ folder }, join(place, "again")))).toEqual(contentOf(backup));
});

it("[BK-19] restores the backup of the last version before the baseline, in the place of its data", async () => {
  await restoreBackup({ file: backup.file, place: { folder }, root: ownRoot });
  expect(readdirSync(folder).filter((name) => name.startsWith("before-"))).toHaveLength(1);
  const site = await openSite(folder);
  const [first] = await site.query("select name from supabase_migrations.schema_migrations order by version");
  expect(first).toEqual({ name: "baseline" });
  await site.close();
  const { migrations: _, ...restored } = contentOf(await backUp({ folder }, join(place, "restored")));
  const { migrations: _before, ...made } = contentOf(backup);
  const ownTables = (content: typeof made) => content.tables.filter(({ schema }) => schema !== "supabase_migrations");
  expect(ownTables(restored)).toEqual(ownTables(made));
  expect({ ...restored, tables: [] }).toEqual({ ...made, tables: [] });
});

it("[BK-19] keeps the teams that members followed, which had a table of their own", async () => {
  const earlier = await openSite(join(place, "teams"));
  await earlier.query("insert into public.teams (slug, game, place) values ('echecs', 'Échecs', 1)");
  await earlier.query(`create table public.followed_teams (
    team text references public.teams (slug), user_id uuid references public.profiles (id), created_at timestamptz, primary key (team, user_id)
  )`);
  await earlier.query(
    "insert into public.followed_teams select t.slug, p.id, '2026-11-01T10:00:00Z' from public.teams t, public.profiles p",
  );
  const [{ followed } = {}] = await earlier.query("select count(*)::int as followed from public.followed_teams");
  await earlier.close();
  const { file } = await backUp({ folder: await siteOf("teams", "20261201010000") }, join(place, "teams-backups"));
  await restoreBackup({ file, place: { folder: join(place, "teams-restored") }, root: ownRoot });
  const site = await openSite(join(place, "teams-restored"));
  const [found] = await site.query(
    "select count(*)::int as followed, min(created_at) as at from public.follows where team is not null",
  );
  await site.close();
  expect(followed).toBeGreaterThan(0);
  expect(found).toEqual({ followed, at: "2026-11-01T10:00:00+00:00" });
});

it("[BK-19] refuses the backup of a state between two versions", async () => {
  const between = await siteOf("between", "20261125000000");
  const { file } = await backUp({ folder: between }, join(place, "between-backups"));
  await expect(restoreBackup({ file, place: { folder: join(place, "new") }, root: ownRoot })).rejects.toMatchObject({
    name: "BackupRefusal",
    message: expect.stringMatching(/is of a state between two versions of the site: restore it with the last version/),
  });
});
