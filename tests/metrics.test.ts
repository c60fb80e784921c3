import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { fileNameAt } from "../adapters/embedded/backup/names.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { createMetrics } from "../src/server/metrics.ts";
import { serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";
import { fillDemoFolder } from "./demoFolder.ts";

const cache = join(import.meta.dirname, "../.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "metrics-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(ensureBuilt);
beforeAll(() => fillDemoFolder(folder));

const local = { host: "127.0.0.1", port: 0, backups: join(folder, "backups") };

it("[OP-5] counts requests, renderings, cached pages, queues, mails and the age of the newest backup", async () => {
  const metrics = createMetrics();
  const settings = settingsFrom({ PORT: "0", DEMO_ACCOUNTS: "public", DATA_FOLDER: folder });
  const served = await serve(settings, () => {}, metrics);
  onTestFinished(() => served.close());
  const server = await metrics.serve(served.measured, local);
  onTestFinished(() => server.close());
  const place = `http://127.0.0.1:${(server.address as AddressInfo).port}`;
  const read = async () => (await fetch(`${place}/metrics`)).text();
  expect(await read()).not.toContain("\nsite_backup_age_seconds ");
  expect((await fetch(place)).status).toBe(404);

  const ask = async (path: string) => (await fetch(served.address + path)).arrayBuffer();
  await ask("/tips");
  await ask("/tips");
  await ask("/rest/v1/tips");
  for (let at = 0; at < 20; at++) await ask(`/assets/${crypto.randomUUID()}.js`);
  for (let at = 0; at < 20; at++) await ask(`/${crypto.randomUUID()}?q=${at}`);
  await fetch(`${served.address}/changements`);
  mkdirSync(local.backups);
  for (const age of [3_600_000, 90_000_000]) {
    writeFileSync(join(local.backups, fileNameAt(new Date(Date.now() - age))), "");
  }
  const text = await read();
  const valueOf = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")
        .at(-1),
    );
  expect(valueOf('http_request_duration_seconds_count{group="pages",status="200"}')).toBe(2);
  expect(valueOf('http_request_duration_seconds_count{group="pages",status="404"}')).toBe(20);
  expect(valueOf('http_request_duration_seconds_count{group="rest",status="401"}')).toBe(1);
  expect(valueOf('http_request_duration_seconds_count{group="assets",status="404"}')).toBe(20);
  expect(valueOf("site_rendering_seconds_count")).toBeGreaterThanOrEqual(2);
  // The other pages that don't exist are one.
  expect(valueOf('site_pages_total{from="kept"}')).toBe(20);
  expect(valueOf('site_pages_total{from="made"}')).toBe(2);
  for (const queue of ["pages", "rows", "nested", "hashes"]) {
    expect(valueOf(`site_queue{queue="${queue}",state="waiting"}`)).toBe(0);
    expect(valueOf(`site_queue_refusals_total{queue="${queue}"}`)).toBe(0);
  }
  expect(valueOf('site_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(valueOf("site_sockets")).toBe(0);
  expect(valueOf("site_streams")).toBe(1);
  expect(valueOf('site_outbox_mails{state="failed"}')).toBe(0);
  expect(Math.round(valueOf("site_backup_age_seconds") / 60)).toBe(60);
  expect(valueOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(valueOf("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(text).not.toMatch(/[0-9a-f]{8}-/);
});

it("[OP-5] refuses a port that is in use, in one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const measured = { load: () => ({ pages: { kept: 0, made: 0 }, queues: {}, streams: 0 }) };
  const refusal = expect.stringMatching(
    new RegExp(`^METRICS_PORT ${port} at METRICS_HOST 127\\.0\\.0\\.1 can't be used\\..*$`),
  );
  await expect(createMetrics().serve(measured, { ...local, port })).rejects.toMatchObject({ message: refusal });
});
