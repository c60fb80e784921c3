import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { ensureBuilt } from "../src/server/build.ts";
import { fillDemoFolder } from "./demoFolder.ts";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/log-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
beforeAll(ensureBuilt);

let sites = 0;

const startSite = async (environment: Readonly<Record<string, string>>) => {
  const folder = join(scratch, `data-${sites++}`);
  await fillDemoFolder(folder);
  const given = { PORT: "0", DATA_FOLDER: folder, DEMO_ACCOUNTS: "public", ...environment };
  const site = spawn(process.execPath, [join(root, "src/server/start.ts")], { env: { ...process.env, ...given } });
  onTestFinished(() => void site.kill("SIGKILL"));
  let said = "";
  site.stdout.on("data", (text) => (said += text));
  site.stderr.on("data", (text) => (said += text));
  const found = async () => /The site is at (http:[\w.:/]+)/.exec(said)?.[1];
  let address: string | undefined;
  for (let tries = 0; tries < 600 && address === undefined; tries++) {
    await wait(50);
    address = await found();
  }
  const end = async (): Promise<string> => {
    const ended = once(site, "close");
    site.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    return said;
  };
  return { address: String(address), site, end };
};

type Line = Readonly<Record<string, unknown>>;

it("[OP-4] writes a line of JSON a request, with an ID, and nothing of the visitor's", async () => {
  const { address, end } = await startSite({ LOG_FORMAT: "json" });
  const headers = {
    "user-agent": "Firefox of Camille",
    "x-forwarded-for": "203.0.113.77",
    cookie: "camille=1",
    // A page of another site gets no stream of changes, which would be without an end.
    "sec-fetch-site": "cross-site",
  };
  const asked = [
    ["/tips?q=camille", "/tips"],
    ["/tips/tenir-un-site-a-deux", "/tips/:slug"],
    ["/camille@exemple.fr", "*"],
    ["/%E0%A4%A", "*"],
    ["/robots.txt", "/robots.txt"],
    ["/couvertures/camille.svg", "*.svg"],
    ["/assets/camille.js", "/assets/…"],
    ["/rest/v1/profiles?email=eq.camille@exemple.fr", "/rest/v1/profiles"],
    ["/lectures/x1/readTip?%7B%22slug%22%3A%22camille%22%7D", "/lectures/readTip"],
    ["/lectures/x1/camille@exemple.fr", "/lectures/…"],
    ["/changements?camille", "/changements"],
    ["/auth/v1/verify?token=camille&type=signup", "/auth/v1/verify"],
    ["/storage/v1/object/public/avatars/b0000000-0000-4000-8000-00camille.png", "/storage/v1/object/public/avatars/…"],
  ] as const;
  const answers: (readonly [string, string | null, number])[] = [];
  for (const [path, route] of asked) {
    const answer = await fetch(address + path, { headers, redirect: "manual" });
    await answer.arrayBuffer();
    answers.push([route, answer.headers.get("x-request-id"), answer.status]);
  }
  const given = await fetch(address, { headers: { "x-request-id": "proxy-4711" } });
  await given.arrayBuffer();
  const apikey =
    /"anonKey":"([^"]+)/.exec(
      await (await fetch(`${address}/tips`, { headers: { "x-request-id": "proxy-4712" } })).text(),
    )?.[1] ?? "";
  const written = await fetch(`${address}/rest/v1/contact_messages`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: JSON.stringify({ name: "Camille", email: "camille@exemple.fr", subject: "S", message: "M" }),
  });
  expect(written.status).toBe(401);
  await fetch(`${address}/healthz`);

  const said = await end();
  const lines = said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  const id = written.headers.get("x-request-id");
  expect(lines.filter((line) => line["id"] === id && line["method"] === undefined)).toEqual([
    expect.objectContaining({ level: "warn", msg: "database: 42501 permission denied for table contact_messages" }),
  ]);
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  const requests = lines.filter(({ id, method }) => method === "GET" && id !== "proxy-4712");
  expect(requests.map(({ route, id, status }) => [route, id, status])).toEqual([...answers, ["/", "proxy-4711", 200]]);
  for (const line of requests) {
    const names = ["level", "time", "id", "method", "route", "status", "ms", "bytes"];
    expect(Object.keys(line)).toEqual(names);
    expect(line).toMatchObject({ level: "info", method: "GET" });
    expect(Number(line["ms"])).toBeGreaterThan(0);
    expect(Number(line["bytes"])).toBeGreaterThan(200);
  }
  expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
  expect(said).not.toMatch(/amille|203\.0\.113|Firefox/);
}, 60_000);

it("[OP-4] answers while nothing takes its log, and stops", async () => {
  // Without colours, nothing else of Node opens the standard output.
  const { address, site } = await startSite({ LOG_FORMAT: "json", NO_COLOR: "1" });
  site.stdout.pause();
  // 600 kB of lines: more than a pipe holds.
  for (let round = 0; round < 60; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/robots.txt`)));
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  }
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}, 60_000);

it("[OP-4] writes its lines for people by default, without the requests", async () => {
  const { address, end } = await startSite({});
  await (await fetch(`${address}/tips`)).arrayBuffer();
  const said = await end();
  expect(said).toContain("  Backend: embedded, for one machine; its data are in");
  expect(said).not.toContain("/tips");
}, 60_000);
