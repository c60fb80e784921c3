import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "../backend.ts";
import { databaseAt } from "../database/database.ts";
import { temporaryFolder, writeRoot } from "../testing/folders.ts";
import { ask } from "../testing/requests.ts";
import { temporaryCluster } from "./engine.ts";
import { EngineRefusal } from "./refusal.ts";

type Cluster = Awaited<ReturnType<typeof temporaryCluster>>;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await temporaryCluster();
});
afterAll(() => cluster.close());

const urlOf = (database: string): string =>
  `postgresql://postgres@/${database}?host=${encodeURIComponent(cluster.address.host)}`;
const command = async (sql: string, database = "postgres") => {
  const own = databaseAt({ ...cluster.address, database });
  await own.exec(sql).finally(own.close);
};
const rowsOf = async (sql: string, database: string) => {
  const own = databaseAt({ ...cluster.address, database });
  return own.query(sql).finally(own.close);
};
const notes = "create table public.notes (text text); grant select, insert on public.notes to anon;";
const root = () => writeRoot(temporaryFolder(), { "20260101000000_notes.sql": notes });
const open = (databaseUrl: string, folder = temporaryFolder(), onLost?: (error: EngineRefusal) => void) =>
  openBackend({
    folder,
    databaseUrl,
    siteUrl: "http://site.test",
    seed: false,
    root: root(),
    ...(onLost && { onLost }),
  });

/** Under libfaketime, which `npm run test:days` uses, PostgreSQL's own timers never end: `lock_timeout`, `statement_timeout`. */
const timersEnd = process.env["FAKETIME"] === undefined;

it("[PG-5] keeps its rows in a PostgreSQL of the club's own, over a restart", async () => {
  await command("create database club");
  const folder = temporaryFolder();
  const first = await open(urlOf("club"), folder);
  await ask(first, "/rest/v1/notes", { body: { text: "kept" } });
  await first.close();
  const second = await open(urlOf("club"), folder);
  expect(await (await ask(second, "/rest/v1/notes")).json()).toEqual([{ text: "kept" }]);
  await second.close();
});

it("[PG-5] refuses a database that something else uses, and changes nothing in it", async () => {
  await command("create database other");
  await command("create table orders (n int)", "other");
  await expect(open(urlOf("other"))).rejects.toThrow(/used by something else: give this site an empty database/);
  const other = databaseAt({ ...cluster.address, database: "other" });
  onTestFinished(other.close);
  expect(await other.query("select to_regnamespace('embedded') as schema")).toEqual([{ schema: null }]);
});

it.each([
  ["a name that isn't there", () => urlOf("nowhere"), /"nowhere" does not exist/],
  ["a machine that refuses", () => "postgresql://club:secret@127.0.0.1:1/club", /ECONNREFUSED/],
  ["a machine that nobody knows", () => "postgresql://club:secret@nowhere.invalid/club", /ENOTFOUND|EAI_AGAIN/],
])("[PG-5] says in one line without the password what is wrong: %s", async (_, url, words) => {
  const refusal = await open(url()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EngineRefusal);
  const { message } = refusal as EngineRefusal;
  expect(message).toMatch(words);
  expect(message).not.toContain("secret");
  expect(message).not.toContain("\n");
});

it("[PG-5] gives up on a machine that takes the call and says nothing", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  await expect(open(`postgresql://club:secret@127.0.0.1:${port}/club`)).rejects.toThrow(/can't be reached: .*timeout/);
});

it.runIf(timersEnd)("[PG-5] refuses a database that another site uses, until that one stops", async () => {
  await command("create database shared");
  const folder = temporaryFolder();
  const first = await open(urlOf("shared"), folder);
  onTestFinished(first.close);
  await expect(open(urlOf("shared"))).rejects.toThrow(/used by another site that runs/);
  expect((await ask(first, "/rest/v1/notes")).status).toBe(200);
  await first.close();
  await (await open(urlOf("shared"), folder)).close();
});

it.runIf(timersEnd)(
  "[PG-5] takes its database again when the connection was lost, and ends when another site has it by then",
  async () => {
    await command("create database contested");
    const lost = vi.fn();
    const first = await open(urlOf("contested"), undefined, lost);
    onTestFinished(first.close);
    const refused = () => open(urlOf("contested")).catch((error: Error) => error.message);
    const holder = async () => {
      const rows = await rowsOf("select pid from pg_locks where locktype = 'advisory' and granted", "contested");
      return rows[0]?.["pid"];
    };
    const before = await holder();
    expect(before).toBeTypeOf("number");
    await command("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'", "contested");
    // The one that is ended holds it for a moment more.
    await vi.waitFor(async () => expect([before, undefined]).not.toContain(await holder()), 10_000);
    expect(await refused()).toMatch(/used by another site/);

    const other = databaseAt({ ...cluster.address, database: "contested" });
    onTestFinished(other.close);
    const held = await other.connect();
    const lock = "select pg_advisory_lock(hashtextextended('the community site of an esport club', 0))";
    const taken = held.query(lock);
    await command(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted",
      "contested",
    );
    await taken;
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), 10_000);
    expect(lost.mock.calls[0]?.[0]).toBeInstanceOf(EngineRefusal);
    held.release();
  },
);

it("[PG-6] stops although its database has stopped answering", async () => {
  const own = await temporaryCluster();
  const processes = async () => {
    const database = databaseAt({ ...own.address, database: "postgres" });
    const rows = await database.query<{ pid: number }>("select pid from pg_stat_activity where datname = 'postgres'");
    await database.close();
    return rows.map(({ pid }) => pid);
  };
  const url = `postgresql://postgres@/postgres?host=${encodeURIComponent(own.address.host)}`;
  const backend = await open(url);
  expect((await ask(backend, "/rest/v1/notes")).status).toBe(200);
  const held = await processes();
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of held) {
      try {
        process.kill(pid, name);
      } catch {
        // Gone.
      }
    }
  };
  signal("SIGSTOP");
  onTestFinished(async () => {
    signal("SIGCONT");
    await own.close();
  });
  await backend.close();
});

it("[PG-6] answers 503 while its database is gone, and goes on when it is back", async () => {
  await command("create database away");
  const backend = await open(urlOf("away"));
  onTestFinished(() => backend.close());
  expect((await ask(backend, "/rest/v1/notes")).status).toBe(200);

  await command("alter database away allow_connections false");
  await command("select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = 'away'");
  const gone = await ask(backend, "/rest/v1/notes");
  expect([gone.status, gone.headers.get("retry-after")]).toEqual([503, "1"]);

  await command("alter database away allow_connections true");
  expect((await ask(backend, "/rest/v1/notes")).status).toBe(200);
});

it("[PG-5] names the rights that its user lacks as the SQL that gives them, and is content with those", async () => {
  const fresh = await temporaryCluster();
  onTestFinished(fresh.close);
  const ruler = databaseAt({ ...fresh.address, database: "postgres" });
  onTestFinished(ruler.close);
  await ruler.exec("create role club login");
  await ruler.exec("create database club owner club");
  const url = `postgresql://club@/club?host=${encodeURIComponent(fresh.address.host)}`;
  const refusal = (await open(url).catch((error: unknown) => error)) as EngineRefusal;
  expect(refusal.message).toMatch(/lacks rights: let a superuser run "create role anon/);
  await ruler.exec(/"(.*)"/.exec(refusal.message)?.[1] ?? "");
  const folder = temporaryFolder();
  const backend = await open(url, folder);
  onTestFinished(backend.close);
  expect((await ask(backend, "/rest/v1/notes", { body: { text: "kept" } })).status).toBe(201);
  await backend.close();

  // As after a superuser brought the database back.
  const club = databaseAt({ ...fresh.address, database: "club" });
  onTestFinished(club.close);
  await club.exec("comment on schema supabase_migrations is null; alter schema supabase_migrations owner to postgres");
  await club.exec("grant all on schema supabase_migrations to club");
  await (await open(url, folder)).close();
});

it("[PG-5] starts while another database of its server makes the same roles", async () => {
  const server = await temporaryCluster();
  onTestFinished(server.close);
  const { host } = server.address;
  const other = new Client({ ...server.address, user: "postgres", database: "postgres" });
  await other.connect();
  await other.query("create database club");
  await other.query("begin");
  await other.query("create role anon nologin");
  const starting = open(`postgresql://postgres@/club?host=${encodeURIComponent(host)}`);
  await vi.waitUntil(async () => (await other.query("select from pg_locks where not granted")).rowCount, {
    timeout: 20_000,
  });
  await other.query("commit");
  await other.end();
  const backend = await starting;
  expect((await ask(backend, "/rest/v1/notes")).status).toBe(200);
  await backend.close();
});
