import { beforeAll, expect, it } from "vitest";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { databaseForTests } from "./database.ts";

// What closes with a start, at the very moment of it. `now()` stands still within a statement.

const member = memberId(1);
const { query, first } = databaseForTests();

beforeAll(async () => {
  await query("create schema testing");
  await query("grant usage on schema testing to authenticated");
  await query(
    `insert into matches (slug, team, opponent, competition, start, is_published)
     select 'debut', slug, 'Essai', 'Essai', '2070-01-01Z', true from teams where is_published limit 1`,
  );
  await query(
    `insert into events (slug, title, location, kind, start, minutes)
     values ('debut', 'Essai', 'Essai', 'scrim', '2070-01-01Z', 60)`,
  );
  await query(`
    create function testing.taken(of_table text, ahead interval, write text) returns boolean language plpgsql as $$
    begin
      execute format('update public.%I set start = now() + $1 where slug = ''debut''', of_table) using ahead;
      perform set_config('request.jwt.claims', json_build_object('sub', '${member}', 'role', 'authenticated')::text, true);
      perform set_config('request.jwt.claim.sub', '${member}', true);
      perform set_config('role', 'authenticated', true);
      execute write;
      return true;
    exception when insufficient_privilege then 
      return false;
    end $$`);
});

it.each([
  ["matches", `predictions (match, user_id, outcome) values ('debut', '${member}', 'won')`],
  ["events", `event_signups (event, user_id) values ('debut', '${member}')`],
])("[PX-2] [EV-5] members write until the microsecond before the start, and not at it: %s", async (table, row) => {
  const taken = async (ahead: string) =>
    (await first("select testing.taken($1, $2::interval, $3) as taken", [table, ahead, `insert into ${row}`]))?.[
      "taken"
    ];
  expect([await taken("0"), await taken("-1 microsecond"), await taken("1 microsecond")]).toEqual([false, false, true]);
});
