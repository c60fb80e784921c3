import { beforeAll, expect, it } from "vitest";
import {
  callerAskedPerRow,
  mutableSearchPaths,
  severalPolicies,
  slowKeys,
  unsecuredTables,
  viewsOfTheOwner,
} from "./security/catalogue.ts";
import { databaseForTests } from "./security/database.ts";

// What the advisors of a hosted project look for, in our own schemas.

const { query } = databaseForTests();

const found = async (sql: string) => (await query(sql)).map((row) => Object.values(row)[0]);

beforeAll(async () => {
  await query("create schema testing");
  // What a question finds after a statement, which is undone.
  await query(`
    create function testing.found_after(statement text, question text) returns text[] language plpgsql as $$
    declare
      lines text[];
    begin
      execute statement;
      execute 'select array(' || question || ')' into lines;
      raise exception 'undone';
    exception when raise_exception then
      return lines;
    end $$`);
});

it("[HS-1] each function has a fixed search path, but for those that the planner inlines", async () => {
  // With SET, a page of nine tips would read all of them, and each prediction cost a call: they name their schemas instead.
  expect(await found(mutableSearchPaths)).toEqual(["private.prediction_points", "public.get_tips_with_stats"]);
});

it.each([
  ["a role has one policy for each act on a table", severalPolicies],
  ["each table has row security", unsecuredTables],
  ["policies ask who calls once a statement, not once a row", callerAskedPerRow],
  ["each foreign key has an index", slowKeys],
  ["no view that visitors or members read has its owner's rights", viewsOfTheOwner],
])("[HS-2] %s", async (_, question) => {
  expect(await found(question)).toEqual([]);
});

it.each([
  [
    "mutableSearchPaths",
    mutableSearchPaths,
    "create function public.probe() returns int language sql as 'select 1'",
    "public.probe",
  ],
  [
    "severalPolicies",
    severalPolicies,
    `create policy "probe" on public.tips for select to anon using (true)`,
    "tips: anon select, 2 policies",
  ],
  ["unsecuredTables", unsecuredTables, "alter table public.tips disable row level security", "public.tips"],
  [
    "callerAskedPerRow",
    callerAskedPerRow,
    `create policy "probe" on public.tip_views using (visitor = auth.uid())`,
    "tip_views: probe",
  ],
  [
    "callerAskedPerRow",
    callerAskedPerRow,
    `create policy "probe" on public.tips using (private.is_staff())`,
    "tips: probe",
  ],
  ["slowKeys", slowKeys, "create table public.probe (tip uuid references public.tips)", "probe_tip_fkey"],
  [
    "viewsOfTheOwner",
    viewsOfTheOwner,
    "create view public.probe as select id from public.profiles; grant select on public.probe to authenticated",
    "public.probe",
  ],
] as const)("the question %s finds what it looks for", async (_, question, mistake, answer) => {
  const [row] = await query("select testing.found_after($1, $2) as lines", [mistake, question]);
  expect(row?.["lines"]).toContain(answer);
});
