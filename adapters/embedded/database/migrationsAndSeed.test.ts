import { ensureHistoryTable } from "@supabase/lite";
import { afterAll, beforeEach, expect, it } from "vitest";
import { migrate } from "./migrations.ts";
import { seedOnce } from "./prepare.ts";
import { emptyDatabase } from "../testing/database.ts";
import { temporaryFolder, writeRoot } from "../testing/folders.ts";

const { database, connection, close } = await emptyDatabase();
await ensureHistoryTable(connection);
afterAll(close);

beforeEach(async () => {
  await database.exec(`
    drop schema public cascade; create schema public; set search_path to public;
    truncate supabase_migrations.schema_migrations, supabase_migrations.seed_files;
  `);
});

const apply = (migrations: Record<string, string>) =>
  migrate(database, `${writeRoot(temporaryFolder(), migrations)}/migrations`);
const seed = (sql: string, wanted: boolean) =>
  seedOnce(database, `${writeRoot(temporaryFolder(), {}, sql)}/seed.sql`, wanted);
const rows = (sql: string) => database.query(sql);

const first = { "20260101000000_first.sql": "create table notes (text text); insert into notes values ('first;')" };
const second = { "20260102000000_second.sql": "insert into notes values ('second')" };

it("[BE-11] applies each migration once, in the order of their names", async () => {
  await apply({ ...second, ...first, "README.md": "no migration" });
  await apply({ ...first, ...second });
  expect(await rows("select text from notes")).toEqual([{ text: "first;" }, { text: "second" }]);
  expect(await rows("select version, name from supabase_migrations.schema_migrations order by version")).toEqual([
    { version: "20260101000000", name: "first" },
    { version: "20260102000000", name: "second" },
  ]);
});

it("rolls back a failing migration, names it, and applies it once it is corrected", async () => {
  const broken = { "20260102000000_second.sql": "insert into notes values ('half'); select nonsense" };
  await apply(first);
  await expect(apply({ ...first, ...broken })).rejects.toThrow(
    /20260102000000_second\.sql was not applied: .*nonsense/,
  );
  expect(await rows("select text from notes")).toEqual([{ text: "first;" }]);
  await apply({ ...first, ...second });
  expect(await rows("select text from notes")).toHaveLength(2);
});

it("[BK-6] applies all pending migrations or none", async () => {
  const broken = { "20260103000000_third.sql": "select nonsense" };
  await apply(first);
  await expect(apply({ ...first, ...second, ...broken })).rejects.toThrow(/20260103000000_third\.sql was not applied/);
  expect(await rows("select text from notes")).toEqual([{ text: "first;" }]);
  expect(await rows("select version from supabase_migrations.schema_migrations")).toHaveLength(1);
});

it("[HS-20] takes a migration for the same that the Supabase CLI keeps in statements", async () => {
  const name = "20260101000000_first.sql";
  await apply({ [name]: "create table notes (text text);\n\ninsert into notes values ('a');\n" });
  await rows(
    `update supabase_migrations.schema_migrations
     set statements = array['create table notes (text text)', 'insert into notes values (''a'')'] returning version`,
  );
  await apply({ [name]: "create table notes (text text);\n\ninsert into notes values ('a');\n", ...second });
  expect(await rows("select version from supabase_migrations.schema_migrations")).toHaveLength(2);
});

it("[BK-6] refuses a database whose migration had another text, and takes other line ends for the same", async () => {
  const [[name = "", text = ""] = []] = Object.entries(first);
  await apply({ [name]: `${text};\n-- end\n` });
  await expect(apply(first)).rejects.toMatchObject({
    name: "EngineRefusal",
    message: expect.stringMatching(/another text of the migration 20260101000000_first: bring .* back to that text/),
  });
  await apply({ [name]: `${text};\r\n-- end\r\n`, ...second });
  expect(await rows("select text from notes")).toEqual([{ text: "first;" }, { text: "second" }]);
});

it("[BE-11] refuses a database with a migration of another version, says what to do, and changes nothing", async () => {
  await apply(first);
  await expect(apply(second)).rejects.toMatchObject({
    name: "EngineRefusal",
    message: expect.stringMatching(/no migration 20260101000000_first\): start that version, or choose an empty/),
  });
  expect(await rows("select text from notes")).toEqual([{ text: "first;" }]);
});

it("does not hand the settings of one migration to the next", async () => {
  await apply({ "20260101000000_first.sql": "create table notes (text text); set search_path to ''", ...second });
  expect(await rows("select text from notes")).toEqual([{ text: "second" }]);
});

it("seeds once", async () => {
  await apply(first);
  await seed("insert into notes values ('seed')", true);
  await seed("insert into notes values ('seed')", true);
  expect(await rows("select text from notes where text = 'seed'")).toHaveLength(1);
});

it("rolls back a failing seed, and seeds once it is corrected, also after a kill", async () => {
  await apply(first);
  await expect(seed("insert into notes values ('seed'); select nonsense", true)).rejects.toThrow(
    /seed\.sql was not applied/,
  );
  expect(await rows("select text from notes where text = 'seed'")).toEqual([]);
  await seed("insert into notes values ('seed')", true);
  expect(await rows("select text from notes where text = 'seed'")).toHaveLength(1);
});

it("never seeds a database that began without", async () => {
  await apply(first);
  await seed("insert into notes values ('seed')", false);
  await seed("insert into notes values ('seed')", true);
  expect(await rows("select text from notes where text = 'seed'")).toEqual([]);
});
