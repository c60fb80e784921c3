import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { CompiledQuery } from "kysely";
import { afterAll, expect, it, vi } from "vitest";
import { pngOf } from "../../tests/pictures.ts";
import { temporaryEngine } from "./engine/temporary.ts";
import { storedFiles } from "./storage/storedFiles.ts";
import { emptyDatabase } from "./testing/database.ts";

// Plain lite without our fixes. When an update makes a test fail here, that fix, its test and this test can be removed.
vi.spyOn(console, "error").mockImplementation(() => {});
const { database, connection, close: closeDatabase } = await emptyDatabase();
const keys = { publishable_key: "sb_publishable_plain", secret_key: "sb_secret_plain", jwt_secret: "x".repeat(32) };
const app = new App({ connection, auth: { enabled: true, ...keys }, options: { server: { admin: false } } });
Object.assign(app, { _storageAdapter: storedFiles(undefined) });
await app.ensureSystemSchema();
await database.exec(`
  create table public.notes (text text check (length(text) > 2), written timestamptz default '2026-01-02 03:04:05+00');
  create table public.secrets (text text);
  alter table public.secrets enable row level security;
  insert into public.secrets values ('for the service role');
`);
afterAll(closeDatabase);

const ask = (path: string, key = keys.publishable_key, init: RequestInit = {}) =>
  app.fetch(
    new Request(`http://plain.test${path}`, { ...init, headers: { apikey: key, "content-type": "application/json" } }),
    {
      peerAddress: null,
    },
  );
const write = (text: string) => ask("/rest/v1/notes", undefined, { method: "POST", body: JSON.stringify({ text }) });

it("grants every table to everyone at the first request (grants.ts, keepGrants)", async () => {
  await ask("/rest/v1/secrets");
  const rows = await database.query("select has_table_privilege('anon', 'public.notes', 'select') as granted");
  expect(rows).toEqual([{ granted: true }]);
});

it("sets a transaction's caller in several statements, and limits no statement of a visitor (callerContext.ts)", async () => {
  await database.exec(
    "create function public.time_limit() returns text language sql as $$ select current_setting('statement_timeout') $$",
  );
  await connection.clearSchemaCache();
  const said: string[] = [];
  const { connect } = database;
  database.connect = async () => {
    const { query, ...others } = await connect();
    return { ...others, query: (sql, params) => (said.push(sql), query(sql, params)) };
  };
  expect(await (await ask("/rest/v1/rpc/time_limit")).json()).toBe("30s");
  database.connect = connect;
  expect(said.filter((sql) => sql.includes("set_config('role'") || sql.includes("request.jwt")).length).toBeGreaterThan(
    1,
  );
});

it("writes the text of JSON as a text within JSON, by its own driver (lite.ts, liteConnection)", async () => {
  const { address, close } = await temporaryEngine({ key: "empty", write: async () => {} });
  const { host, port, database: name } = address as Extract<typeof address, { host: string }>;
  const own = createPostgresConnection({ postgresOptions: { host, port, database: name, user: "postgres" } });
  const ask = (sql: string, ...params: unknown[]) => own.kysely.executeQuery(CompiledQuery.raw(sql, params));
  await ask("create table public.papers (content jsonb)");
  await ask("insert into public.papers values ($1)", JSON.stringify({ a: 1 }));
  const { rows } = await ask("select jsonb_typeof(content) as type from public.papers");
  await own.close();
  await close();
  expect(rows).toEqual([{ type: "string" }]);
});

it("takes no storage of files among its drivers (lite.ts, _storageAdapter)", () => {
  const drivers = { storage: storedFiles(undefined) };
  const options = { server: { admin: false }, drivers } as NonNullable<ConstructorParameters<typeof App>[0]["options"]>;
  expect(new App({ connection, options })).not.toHaveProperty("_storageAdapter", drivers.storage);
});

it("[BE-13] answers a failed check with 500 SUP (errors.ts)", async () => {
  const response = await write("me");
  expect([response.status, (await response.json()).code]).toEqual([500, "SUP"]);
});

it("takes an object for an array (arrays.ts)", async () => {
  await database.exec("create table public.lists (tags text[]); grant all on public.lists to anon");
  await connection.clearSchemaCache();
  const response = await ask("/rest/v1/lists", undefined, { method: "POST", body: JSON.stringify({ tags: {} }) });
  expect(response.status).toBe(201);
});

it("drops the spaces around a text (rest.ts)", async () => {
  await write("space ");
  expect(await (await ask("/rest/v1/notes?text=eq.space%20")).json()).toEqual([]);
});

it("shows its settings to anyone (gateway/refusals.ts, serviceOf)", async () => {
  expect((await ask("/_system/config")).status).toBe(200);
});

it("lacks what the seed names (prepare.ts)", async () => {
  const rows = await database.query(
    "select from information_schema.columns where table_schema = 'auth' and column_name = 'instance_id'",
  );
  expect(rows).toEqual([]);
});

it("takes no file as a browser brings it, and lists files by their whole paths (storage.ts)", async () => {
  const asService = { apikey: keys.secret_key };
  const store = (path: string, init: RequestInit) =>
    app.fetch(new Request(`http://plain.test/storage/v1${path}`, { method: "POST", ...init }), { peerAddress: null });
  const json = { ...asService, "content-type": "application/json" };
  await store("/bucket", { headers: json, body: JSON.stringify({ id: "files", name: "files" }) });
  const form = new FormData();
  form.append("", new Blob(["a"], { type: "image/png" }));
  expect((await store("/object/files/folder/a.png", { headers: asService, body: form })).ok).toBe(false);

  const bare = { headers: { ...asService, "content-type": "image/png" }, body: pngOf({ width: 1, height: 1 }) };
  expect((await store("/object/files/folder/b.png", bare)).ok).toBe(true);
  const listed = await store("/object/list/files", { headers: json, body: JSON.stringify({ prefix: "folder" }) });
  expect(await listed.json()).toMatchObject([{ name: "folder/b.png" }]);
});
