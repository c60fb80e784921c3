import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { ensureBuilt } from "../src/server/build.ts";
import { listen } from "../src/server/http/listen.ts";
import { serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";
import { fillDemoFolder } from "./demoFolder.ts";
import { freezeEngine } from "./engineProcesses.ts";
import { databaseForTests } from "./security/database.ts";

const cache = join(import.meta.dirname, "../.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "probes-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(ensureBuilt);
beforeAll(() => fillDemoFolder(data));

const { embedded, query } = databaseForTests();

const started = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const served = await serve(settingsFrom({ PORT: "0", DEMO_ACCOUNTS: "public", ...environment }), () => {});
  onTestFinished(() => served.close());
  return served.address;
};

const probe = async (site: string, name = "readyz") => {
  const answer = await fetch(`${site}/${name}`);
  return `${answer.status} ${(await answer.text()).trim()}`;
};

it.runIf(process.platform === "linux")(
  "[OP-3] isn't ready while PostgreSQL hangs, and again once it answers",
  async () => {
    const site = await started({ DATA_FOLDER: data });
    expect(await probe(site)).toBe("200 ok");
    const goOn = freezeEngine(data);
    onTestFinished(goOn);
    await vi.waitFor(async () => expect(await probe(site)).toBe("503 database"), { timeout: 10_000, interval: 100 });
    expect(await probe(site, "healthz")).toBe("200 ok");
    goOn();
    await vi.waitFor(async () => expect(await probe(site)).toBe("200 ok"), { timeout: 10_000, interval: 100 });
  },
);

it("[OP-3] isn't held by the queues that a flood fills", async () => {
  const site = await started({ DATA_FOLDER: data });
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const flood = Array.from({ length: 320 }, (_, at) =>
    fetch(`${site}/tips?page=${at + 2}`, { headers }).then(async (answer) => (await answer.text(), answer.status)),
  );
  const probed = await Promise.all(Array.from({ length: 20 }, (_, at) => probe(site, at % 2 ? "readyz" : "healthz")));
  expect(new Set(probed)).toEqual(new Set(["200 ok"]));
  expect((await Promise.all(flood)).filter((status) => status !== 200 && status !== 429)).toEqual([]);
});

it("[PF-33] a stop ends the streams of changes, and waits for none", async () => {
  const settings = settingsFrom({ PORT: "0", DEMO_ACCOUNTS: "public", DATA_FOLDER: data });
  const served = await serve(settings, () => {});
  const stream = await fetch(`${served.address}/changements`);
  const text = stream.text();
  // After its patience the server would cut what goes on, which rejects the text.
  await served.close();
  expect(await text).toBe(":\n\n");
});

it("[OP-3] knows a database without a migration", async () => {
  const { backend } = embedded();
  expect(await backend.whyNotReady()).toBeUndefined();
  const [last] = await query("select * from supabase_migrations.schema_migrations order by version desc limit 1");
  await query("delete from supabase_migrations.schema_migrations where version = $1", [last?.["version"]]);
  expect(await backend.whyNotReady()).toBe("migrations");
  await query("insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)", [
    last?.["version"],
    last?.["name"],
  ]);
  expect(await backend.whyNotReady()).toBeUndefined();
});

it("[OP-3] asks a hosted project, which may be there, without the site's tables, failing or gone", async () => {
  const { project } = embedded();
  const hosted = (url: string) => started({ SUPABASE_URL: url, SUPABASE_ANON_KEY: project.anonKey });
  expect(await probe(await hosted(project.url))).toBe("200 ok");

  const project404 = await listen(async () => new Response(null, { status: 404 }), "127.0.0.1", 0);
  const project500 = await listen(async () => new Response(null, { status: 500 }), "127.0.0.1", 0);
  const free = createServer().listen(0, "127.0.0.1");
  const addressOf = (server: { address(): unknown }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => void [project404, project500].forEach((server) => server.close()));
  expect(await probe(await hosted(addressOf(project404)))).toBe("503 migrations");
  expect(await probe(await hosted(addressOf(project500)))).toBe("503 database");
  const gone = addressOf(free);
  await new Promise((closed) => free.close(closed));
  expect(await probe(await hosted(gone))).toBe("503 database");
});
