import { spawn } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, connect } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { isTaken, processIn, serverFile } from "../adapters/embedded/engine/orphanedServer.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { startProgram } from "./bench/programs.ts";
import { fillDemoFolder } from "./demoFolder.ts";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/stop-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
beforeAll(ensureBuilt);

let sites = 0;

/** A site in a process of its own, as `npm start` starts it. */
const startSite = async (
  environment: Readonly<Record<string, string>> = {},
  ready = /The site is at (\S+)[\s\S]*Mails/,
) => {
  const folder = environment["DATA_FOLDER"] ?? join(scratch, `data-${sites++}`);
  if (!existsSync(folder)) await fillDemoFolder(folder);
  const program = await startProgram(process.execPath, [join(root, "src/server/start.ts")], ready, {
    PORT: "0",
    DEMO_ACCOUNTS: "public",
    ...environment,
    DATA_FOLDER: folder,
  });
  onTestFinished(program.end);
  const address = /The site is at (\S+)/.exec(program.said)?.[1] ?? "";
  return { ...program, folder, address };
};

const keyAt = async (address: string): Promise<string> =>
  /"anonKey\\?":\\?"([^"\\]+)/.exec(await (await fetch(`${address}/tips`)).text())?.[1] ?? "";

const hasEngine = (folder: string): boolean => serverFile(join(folder, "postgres")) !== "";

/** Resolves when this process has sent a number of requests: they are at the site then, read or not. */
const untilSent = (count: number): Promise<void> =>
  new Promise((resolve) => {
    let sent = 0;
    const hear = () => {
      if (++sent < count) return;
      unsubscribe("undici:client:sendHeaders", hear);
      resolve();
    };
    subscribe("undici:client:sendHeaders", hear);
  });

it("[OP-2] cuts none of 50 answers that are on their way at a stop", async () => {
  const { address, pid, code, folder } = await startSite();
  const apikey = await keyAt(address);
  const body = JSON.stringify({ email: "nobody@exemple.fr", password: "nothing-here" });
  const sent = untilSent(50);
  const asked = Array.from({ length: 50 }, async (_, at) => {
    const headers = { apikey, "content-type": "application/json", "x-forwarded-for": `203.0.113.${at}` };
    const ask = () => {
      // Two of these are worked on at once, so the last one is slow.
      if (at % 8 === 0) return fetch(`${address}/auth/v1/token?grant_type=password`, { method: "POST", headers, body });
      return fetch(at % 2 === 0 ? `${address}/tips?page=${at}` : `${address}/rest/v1/tips?select=id&limit=${at}`, {
        headers,
      });
    };
    const answer = await ask();
    await answer.text();
    return answer.status;
  });
  await sent;
  process.kill(pid, "SIGTERM");
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(43);
  expect(statuses.filter((status) => status === 400)).toHaveLength(7);
  expect(await code).toBe(0);
  expect(hasEngine(folder)).toBe(false);
  await expect(fetch(address)).rejects.toThrow();
}, 60_000);

it("[OP-2] stops after a start that a signal has interrupted, and leaves no database behind", async () => {
  const folder = join(scratch, "early");
  const environment = { ...process.env, PORT: "0", DATA_FOLDER: folder };
  const site = spawn(process.execPath, [join(root, "src/server/start.ts")], { env: environment, stdio: "ignore" });
  const ended = once(site, "exit");
  await waitUntil(() => hasEngine(folder));
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(hasEngine(folder)).toBe(false);
  const again = await startSite({ DATA_FOLDER: folder });
  expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
}, 60_000);

it("[OP-2] stops while PostgreSQL is being restarted", async () => {
  const { address, pid, code, folder } = await startSite();
  expect(await (await fetch(`${address}/readyz`)).text()).toBe("ok\n");
  process.kill(Number.parseInt(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8"), 10), "SIGKILL");
  process.kill(pid, "SIGTERM");
  expect(await code).toBe(0);
  // A server that was killed leaves its file there, with the number of a process that is gone.
  const left = processIn(join(folder, "postgres"));
  expect(left !== undefined && isTaken(left)).toBe(false);
}, 60_000);

it("[OP-2] stops while a mail server hangs", async () => {
  const silent = createServer((socket) => socket.on("error", () => {})).listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const { address, pid, code } = await startSite({ SMTP_URL, MAIL_FROM: "a@club.test" });
  const connected = once(silent, "connection");
  const apikey = await keyAt(address);
  await fetch(`${address}/auth/v1/recover`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: JSON.stringify({ email: "membre@demo.test" }),
  });
  await connected;
  process.kill(pid, "SIGTERM");
  expect(await code).toBe(0);
}, 60_000);

it("[OP-2] ends at once at a second signal", async () => {
  const { address, pid, code, folder } = await startSite();
  // A body that doesn't come holds its request for ten seconds. "100 Continue" tells that the request has arrived.
  const { port } = new URL(address);
  const slow = connect(Number(port), "127.0.0.1").on("error", () => {});
  onTestFinished(() => void slow.destroy());
  slow.write(
    `POST /auth/v1/recover HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\napikey: ${await keyAt(address)}\r\ncontent-type: application/json\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(slow, "data");
  process.kill(pid, "SIGTERM");
  // The first signal is heard: one within a second of it counts as the same.
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow(), { timeout: 10_000 });
  await wait(1_100);
  process.kill(pid, "SIGTERM");
  expect(await code).toBe(1);
  await waitUntil(() => !hasEngine(folder));
  expect(hasEngine(folder)).toBe(false);
}, 60_000);

const waitUntil = async (isThere: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !isThere(); tries++) await wait(50);
};
