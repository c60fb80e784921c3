import { afterAll, expect, it } from "vitest";
import { emptyDatabase } from "../testing/database.ts";

const { database, close } = await emptyDatabase();
await database.exec("create table public.notes (id integer, text text)");
afterAll(close);

/** All on one connection, because each has prepared statements of its own. */
const { readTogether, release } = await database.connect();
afterAll(release);

const prepared = async () => {
  const [[count] = []] = await readTogether([{ sql: "select count(*)::integer as count from pg_prepared_statements" }]);
  return count?.["count"] as number;
};

it("gives the rows of each statement, read by their types", async () => {
  const statements = [
    { sql: "select $1::integer as number, null as nothing, now() is not null as truth", params: [7] },
    { sql: "select 'a' as text where $1 = any ($2)", params: ["x", ["y"]] },
    { sql: "select array[1, 2] as list, '{\"a\": 1}'::jsonb as json" },
  ];
  for (let time = 0; time < 3; time++) {
    expect(await readTogether(statements)).toEqual([
      [{ number: 7, nothing: null, truth: true }],
      [],
      [{ list: [1, 2], json: { a: 1 } }],
    ]);
  }
});

it("[BE-5] is one transaction: its settings end with it, and what fails leaves nothing", async () => {
  const set = { sql: "select set_config('role', $1, true)", params: ["pg_monitor"] };
  const who = { sql: "select current_user::text as name" };
  expect((await readTogether([set, who])).at(1)).toEqual([{ name: "pg_monitor" }]);
  expect(await readTogether([who])).toEqual([[{ name: "postgres" }]]);

  const write = { sql: "insert into public.notes values (1, 'half')" };
  await expect(readTogether([write, set, { sql: "select 1 / 0" }, who])).rejects.toThrow("division by zero");
  expect(await readTogether([who, { sql: "select from public.notes" }])).toEqual([[{ name: "postgres" }], []]);
});

it("goes on after statements that are refused, and after a table has changed", async () => {
  const rows = { sql: "select * from public.notes" };
  const broken = { sql: "select nothing from public.notes" };
  for (let time = 0; time < 3; time++) {
    await expect(readTogether([rows, broken])).rejects.toMatchObject({ code: "42703" });
    await readTogether([rows]);
  }
  await database.exec("alter table public.notes add more text; insert into public.notes values (1, 'a', 'b')");
  expect(await readTogether([rows])).toEqual([[{ id: 1, text: "a", more: "b" }]]);
});

it("prepares what is asked again, and no more than a bounded number of statements", async () => {
  const before = await prepared();
  await readTogether([{ sql: "select 'asked once'" }]);
  expect(await prepared()).toBeLessThanOrEqual(before + 1);
  for (let number = 0; number < 60; number++) {
    await readTogether([{ sql: `select ${number}` }]);
    await readTogether([{ sql: `select ${number}` }]);
  }
  expect(await prepared()).toBeGreaterThan(30);
  expect(await prepared()).toBeLessThanOrEqual(40);
});
