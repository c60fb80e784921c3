import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../adapters/embedded/database/database.ts";
import { migrate } from "../../adapters/embedded/database/migrations.ts";
import { readSchemaPaths } from "../../adapters/embedded/settings.ts";
import { ownRoot } from "../../adapters/embedded/testing/sites.ts";
import { schemaText } from "../../scripts/baseline.ts";
import { type Catalogue, differences, readCatalogue } from "./catalogue.ts";
import { migrations, onSystem } from "./database.ts";

/** Applies the schema files, then more statements. */
const applySchemas =
  (more = "") =>
  async (database: Database) => {
    await database.exec(`begin; set local statement_timeout = 0; ${schemaText()}; ${more}; commit;`);
    return readCatalogue(database);
  };

let migrated: Catalogue;
beforeAll(async () => {
  migrated = await onSystem(async (database) => {
    await migrate(database, migrations);
    return readCatalogue(database);
  });
});

it("[BE-27] names each schema file in the order in which they apply", () => {
  const named = readSchemaPaths(join(ownRoot, "config.toml")).map((path) => basename(path));
  expect(named.toSorted()).toEqual(readdirSync(join(ownRoot, "schemas")).toSorted());
});

it("[BE-27] has in the schema files what the migrations make", async () => {
  const declared = await onSystem(applySchemas());
  expect(Object.keys(declared).length).toBeGreaterThan(2_500);
  expect(
    differences(declared, migrated),
    "A change stands in a schema file and in a migration: docs/reference/adding.md",
  ).toEqual([]);
});

/** Gives the body of each function to PostgreSQL again: the schema files turn that check off. */
const checkBodies = async (database: Database): Promise<void> => {
  const functions = await database.query<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prokind = 'f'`,
  );
  await database.exec(["set check_function_bodies = on", ...functions.map(({ definition }) => definition)].join(";\n"));
};

it("[BE-27] has functions whose bodies PostgreSQL takes", async () => {
  await onSystem(async (database) => {
    await applySchemas()(database);
    await expect(checkBodies(database)).resolves.toBeUndefined();
    await database.exec(
      "set check_function_bodies = off; create function private.wrong() returns text language sql as 'select 1 +'",
    );
    await expect(checkBodies(database)).rejects.toThrow(/syntax error/);
  });
});

it("[BE-27] sees what one of both lacks", async () => {
  const changes: Readonly<Record<string, string>> = {
    "column tips.colour": "alter table public.tips add column colour text",
    "columns tips": "",
    "column tips.category": "alter table public.tips alter column category set default 'news'",
    "constraint tips.tips_title_check":
      "alter table public.tips drop constraint tips_title_check, add constraint tips_title_check check (title <> '')",
    "table teams": "alter table public.teams disable row level security",
    "column articles.author_name": "grant select (author_name) on public.articles to anon",
    "table applications": "grant select on public.applications to anon",
    "index tips_recent": "drop index public.tips_recent",
    "policy tips.staff write tips": `alter policy "staff write tips" on public.tips with check (true)`,
    "trigger tips.touch": "alter table public.tips disable trigger touch",
    "trigger articles.touch": "drop trigger touch on public.articles",
    "function private.touch()": "alter function private.touch() security definer",
    "function private.is_staff()": "alter function private.is_staff() reset search_path",
    "function private.is_admin()":
      "create or replace function private.is_admin() returns boolean language sql stable security definer set search_path = '' as 'select true'",
    "function signed_in_lately()": "grant execute on function public.signed_in_lately() to anon",
    "publication supabase_realtime changes": "alter publication supabase_realtime drop table public.changes",
    "policy storage.objects.members see their own pictures": `drop policy "members see their own pictures" on storage.objects`,
    "row holding_rules 0": "update public.holding_rules set holds_links = true",
    "row storage.buckets 0": "update storage.buckets set file_size_limit = 1 where id = 'avatars'",
    "sequence private.page_text_revisions": "alter sequence private.page_text_revisions increment by 2",
  };
  const changed = await onSystem(applySchemas(Object.values(changes).join(";")));
  expect(differences(changed, migrated)).toEqual(Object.keys(changes).toSorted());
});

it("[BE-32] keeps revisions, versions and imports of a column that content gets later, and no revision of a counter", async () => {
  await onSystem(async (database) => {
    await applySchemas("alter table public.tips add column map text")(database);
    await database.exec(`insert into public.tips (slug, title) values ('a-tip', 'A tip');
      update public.tips set map = 'Villa'; update public.tips set views = views + 1;
      insert into public.imports (id, source, file_names) select id, 'club', 'tips.json' from public.tips;
      select private.add_imported(id, '{"kind": "tip", "slug": "another", "title": "Another", "origin": "club:another",
        "is_published": false, "map": "Oregon", "revision": 7, "views": 9}') from public.imports;`);
    const versions = await database.query(
      `select v.revision, v.item_fields ->> 'map' as map, v.item_fields ? 'views' as counts
       from public.content_versions v order by v.revision, map nulls first`,
    );
    expect(versions).toEqual([
      { revision: 1, map: null, counts: false },
      { revision: 1, map: "Oregon", counts: false },
      { revision: 2, map: "Villa", counts: false },
    ]);
    expect(await database.query("select fields from public.tip_revisions")).toEqual([{ fields: "{map}" }]);
    expect(await database.query("select views from public.tips order by slug")).toEqual([{ views: 1 }, { views: 0 }]);
  });
});
