import { afterAll, beforeAll, expect, it } from "vitest";
import { changesBy } from "../../src/server/cache/invalidation.ts";
import { type EmbeddedBackend, openBackend } from "../../adapters/embedded/backend.ts";

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: "http://127.0.0.1", seed: false });
});
afterAll(() => backend.close());

/** Triggers that write to the ledger, with the kinds that they name. */
const logging = `
  select t.tgrelid::regclass::text as table, p.proname as function, string_to_array(encode(t.tgargs, 'escape'), '\\000') as named
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.pronamespace = 'private'::regnamespace and p.prosrc like '%private.log_change(%' and not t.tgisinternal`;

/** Kinds that visitors don't hear of: of the members, or the staff alone. */
const hidden = ["applications", "notifications", "polls", "reports", "user_roles"];
/** Kinds that triggers name in their functions. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  log_signup: ["event_signups"],
  log_application_change: ["applications"],
  log_name_change: ["members", "deleted_members"],
};

it("[LM-10] knows which pages each kind of change in the ledger changes", async () => {
  const triggers = await backend.query(logging);
  const kinds = triggers.flatMap(({ table, function: name, named }) => {
    if (name === "log_team_part_change") return [String(table)];
    return fixed[String(name)] ?? (named as string[]).slice(0, 1);
  });
  const told = [...new Set(kinds)].filter((kind) => !hidden.includes(kind));
  expect(told.toSorted()).toEqual(Object.keys(changesBy).toSorted());
});

/** Tables that visitors read, whose changes pages show by another's, or not at all. */
const toldOtherwise: Readonly<Record<string, string>> = {
  article_statistics: "the counts of articles, which are told",
  changes: "the ledger itself",
  match_records: "the counts of matches, which are told",
  tip_statistics: "the counts of tips, which are told",
};

it("[LM-10] has a trigger that tells of each table that visitors read", async () => {
  const tables = await backend.query(`
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and has_any_column_privilege('anon', c.oid, 'select')`);
  const told = new Set((await backend.query(logging)).map(({ table }) => table));
  const silent = tables.map(({ name }) => String(name)).filter((name) => !told.has(name));
  expect(silent.toSorted()).toEqual(Object.keys(toldOtherwise).toSorted());
});
