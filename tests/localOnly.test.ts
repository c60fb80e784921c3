import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ensureBuilt } from "../src/server/build.ts";
import { type Served, serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";
import { openBackend } from "../adapters/embedded/backend.ts";
import { fillDemoFolder } from "./demoFolder.ts";

const cache = join(import.meta.dirname, "../.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "local-"));
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeAll(ensureBuilt);
beforeAll(() => fillDemoFolder(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (environment: Readonly<Record<string, string>> = {}): Promise<Served> => {
  warn.mockClear();
  return serve(settingsFrom({ PORT: "0", DATA_FOLDER: folder, ...environment }), () => {});
};

type Asked = { readonly headers?: Readonly<Record<string, string>>; readonly method?: string };

type Got = { readonly status: number | undefined; readonly body: string };

const answerOf = ({ address }: Served, path: string, asked: Asked = {}) =>
  new Promise<Got>((answered, failed) => {
    request(`${address}${path}`, asked, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => (body += text));
      response.on("end", () => answered({ status: response.statusCode, body }));
    })
      .on("upgrade", (_, socket) => {
        socket.destroy();
        answered({ status: 101, body: "" });
      })
      .on("error", failed)
      .end();
  });

const statusOf = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).status;

const forwarded = { headers: { "x-forwarded-for": "203.0.113.5", "x-forwarded-host": "club.example" } };
const rebound = { headers: { host: "evil.example:3000", origin: "http://evil.example:3000" } };
const socket = { connection: "upgrade", upgrade: "websocket", "sec-websocket-version": "13" };

it("[LM-13] hides mails and sign-ins of a site with demo accounts from proxies and other host names", async () => {
  const site = await start();
  const paths = ["/_dev/mail", "/auth/v1/token?grant_type=password", "/rest/v1/tips", "/", "/assets/none.js"];
  for (const other of [forwarded, rebound]) {
    for (const path of paths) expect([path, await statusOf(site, path, other)]).toEqual([path, 403]);
    const headers = { ...other.headers, ...socket, "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==" };
    expect(await statusOf(site, "/realtime/v1/websocket", { headers })).toBe(403);
  }
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain("DEMO_ACCOUNTS=public");

  expect((await answerOf(site, "/_dev/mail", forwarded)).body).toContain("des comptes de démonstration");

  expect(await statusOf(site, "/_dev/mail")).toBe(200);
  const { port } = new URL(site.address);
  expect(await statusOf(site, "/tips", { headers: { host: `localhost:${port}` } })).toBe(200);
  await site.close();
});

it("[LM-13] answers other hosts when the owner allows it", async () => {
  const site = await start({ DEMO_ACCOUNTS: "public" });
  expect(await statusOf(site, "/", forwarded)).toBe(200);
  expect(await statusOf(site, "/_dev/mail", rebound)).toBe(200);
  expect(warn).not.toHaveBeenCalled();
  await site.close();
});

it("[LM-13] answers other hosts without demo accounts, but hides captured mails", async () => {
  const backend = await openBackend({ folder, siteUrl: "http://127.0.0.1", seed: true });
  await backend.query("delete from auth.users where email like '%@demo.test'");
  await backend.close();
  const captured = await start();
  expect(await statusOf(captured, "/", forwarded)).toBe(200);
  const hidden = await answerOf(captured, "/_dev/mail", forwarded);
  expect(hidden.status).toBe(403);
  expect(hidden.body).toContain("Ce site n’envoie pas encore ses e-mails");
  expect(hidden.body).not.toContain("démonstration");
  expect(await statusOf(captured, "/_dev/mail")).toBe(200);
  await captured.close();
  const sending = await start({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@b.fr" });
  expect(await statusOf(sending, "/", rebound)).toBe(200);
  expect(await statusOf(sending, "/_dev/mail", forwarded)).toBe(404);
  await sending.close();
});
