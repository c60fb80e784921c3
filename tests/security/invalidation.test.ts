import { afterAll, beforeAll, expect, it } from "vitest";
import { changesBy, changesOf } from "../../src/server/cache/invalidation.ts";
import { type EmbeddedBackend, openBackend } from "../../adapters/embedded/backend.ts";

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: "http://127.0.0.1", seed: false });
});
afterAll(() => backend.close());

/** An unknown write drops all cached pages: no visitor or member may be able to do one. */
it("[LM-10] knows what each table that may be written and each function that writes changes on pages", async () => {
  const tables = await backend.query(`
    select distinct relname as name from pg_class c, unnest(array['anon', 'authenticated']) as who
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')
      and (has_any_column_privilege(who, c.oid, 'insert, update') or has_table_privilege(who, c.oid, 'delete'))`);
  const functions = await backend.query(`
    select 'rpc/' || proname as name, provolatile = 'v' as writes from pg_proc p
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`);
  const known = [...tables, ...functions].map(({ name }) => String(name));
  expect(known.toSorted()).toEqual(Object.keys(changesBy).toSorted());
  const reading = functions.filter(({ writes }) => !writes).map(({ name }) => String(name));
  const changing = reading.filter(
    (path) => changesOf({ path, method: "POST", search: new URLSearchParams(), body: "" }).length > 0,
  );
  expect(changing).toEqual([]);
});
