import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ensureBuilt } from "../src/server/build.ts";
import { type Served, serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";
import { freezeEngine } from "./engineProcesses.ts";
import { camille } from "./contracts/ports.ts";

// Each limit of an address, as it is counted behind two proxies: the outer one has the address 172.18.0.3, the inner one is on this
// machine. Each request comes with a false first hop of its own.

const cache = join(import.meta.dirname, "../.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "proxies-"));
let served: Served;
let apikey = "";
let token = "";

beforeAll(async () => {
  ensureBuilt();
  const own = { PORT: "0", DEMO_ACCOUNTS: "public", TRUST_PROXY: "172.18.0.0/16", SITE_URL: "https://club.test" };
  served = await serve(settingsFrom({ ...own, DATA_FOLDER: folder }), () => {});
  apikey = /"anonKey\\?":\\?"([^"\\]+)/.exec(await (await fetch(`${served.address}/tips`)).text())?.[1] ?? "";
  const answer = await fetch(`${served.address}/auth/v1/token?grant_type=password`, post(camille));
  token = ((await answer.json()) as { access_token: string }).access_token;
}, 60_000);
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

let forged = 0;
const from = (client: string) => ({
  "x-forwarded-for": `198.51.100.${++forged % 250}, ${client}, 172.18.0.3`,
  "x-real-ip": "192.0.2.1",
  "cf-connecting-ip": "192.0.2.2",
});
const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: "POST",
  headers: { apikey, "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** The status of a request that asks for a socket, which stays open. */
const openSocket = (client: string): Promise<number> =>
  new Promise((answered, failed) => {
    const { port } = new URL(served.address);
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    const path = `/realtime/v1/websocket?apikey=${apikey}&vsn=1.0.0`;
    request({ port, path, headers: { ...headers, ...from(client) } })
      .on("upgrade", ({ statusCode = 0 }) => answered(statusCode))
      .on("response", ({ statusCode = 0 }) => answered(statusCode))
      .on("error", failed)
      .end();
  });

/** Begins to send a picture of 5 MB, and holds what is sent until the test is over. */
const beginUpload = (client: string): void => {
  const { hostname, port } = new URL(served.address);
  const socket = connect(Number(port), hostname).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const headers = Object.entries({ ...from(client), authorization: `Bearer ${token}`, "content-type": "image/png" });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.write(`POST /storage/v1/object/avatars/a HTTP/1.1\r\nhost: a\r\ncontent-length: 5000000\r\n${head}\r\n`);
  socket.write(Buffer.alloc(4_900_000));
};

const statusOf = async (path: string, init: RequestInit): Promise<number> => {
  const answer = await fetch(served.address + path, init);
  await answer.arrayBuffer();
  return answer.status;
};

type Limit = {
  readonly what: string;
  /** More requests than the address may send. */
  readonly most: number;
  /** Infinity: all of them, while the database hangs, so that each holds its place in a queue. */
  readonly atOnce: number;
  readonly ask: (client: string, at: number) => Promise<number>;
  /** What the address is answered past its limit. */
  readonly refused: number;
};

const nested = "/rest/v1/tip_comments?select=id,a:member_cards!tip_comments_user_id_fkey(id,b:tip_comments(id))";

const limits: readonly Limit[] = [
  {
    what: "pages that aren't cached",
    most: 400,
    atOnce: Infinity,
    ask: (client, at) => statusOf(`/tips/${forged}-${at}`, { headers: from(client) }),
    refused: 429,
  },
  {
    what: "calendars, feeds and share images that aren't cached",
    most: 400,
    atOnce: Infinity,
    ask: (client, at) => statusOf(`/partage/tips/${forged}-${at}.png`, { headers: from(client) }),
    refused: 429,
  },
  {
    what: "rows",
    most: 120,
    atOnce: Infinity,
    ask: (client) => statusOf("/rest/v1/tips?select=id,content", { headers: { apikey, ...from(client) } }),
    refused: 429,
  },
  {
    what: "nested rows",
    most: 40,
    atOnce: Infinity,
    ask: (client) => statusOf(nested, { headers: { apikey, ...from(client) } }),
    refused: 429,
  },
  {
    what: "wrong passwords",
    most: 120,
    atOnce: 10,
    ask: (client, at) =>
      statusOf(
        "/auth/v1/token?grant_type=password",
        post({ email: `a${at}@b.test`, password: "wrong-one" }, from(client)),
      ),
    refused: 429,
  },
  {
    what: "mails of accounts",
    most: 40,
    atOnce: 5,
    ask: (client, at) => statusOf("/auth/v1/recover", post({ email: `a${at}@b.test` }, from(client))),
    refused: 429,
  },
  {
    what: "wrong links",
    most: 120,
    atOnce: 10,
    ask: (client, at) => statusOf("/auth/v1/verify", post({ type: "signup", token_hash: `wrong-${at}` }, from(client))),
    refused: 429,
  },
  {
    what: "functions",
    most: 12,
    atOnce: 1,
    ask: (client, at) =>
      statusOf("/functions/v1/subscribe-newsletter", post({ email: `a${at}.${forged}@b.test` }, from(client))),
    refused: 429,
  },
  { what: "sockets", most: 101, atOnce: 1, ask: openSocket, refused: 503 },
];

describe("[OP-1] behind two proxies, forged hops before them", () => {
  const counted = limits.filter(({ atOnce }) => atOnce < Infinity);
  it.each(counted)(
    "counts $what by the client",
    async ({ ask, most, atOnce, refused }) => {
      const statuses: number[] = [];
      while (statuses.length < most) {
        const asked = Array.from({ length: atOnce }, (_, at) => ask("203.0.113.7", statuses.length + at));
        statuses.push(...(await Promise.all(asked)));
      }
      expect(statuses).toContain(refused);
      expect(await ask("203.0.113.8", 0)).not.toBe(refused);
    },
    120_000,
  );

  const queued = limits.filter(({ atOnce }) => atOnce === Infinity);
  it.runIf(process.platform === "linux").each(queued)(
    "queues $what by the client",
    async ({ ask, most, refused }) => {
      const goOn = freezeEngine(folder);
      onTestFinished(goOn);
      const asked = Array.from({ length: most }, (_, at) => ask("203.0.113.7", at));
      // The first answers are the refusals: all others wait.
      expect(await Promise.race(asked)).toBe(refused);
      const other = ask("203.0.113.8", most);
      goOn();
      expect(await other).not.toBe(refused);
      await Promise.all(asked);
    },
    120_000,
  );

  it("counts the bytes of uploads by the client", async () => {
    const upload = (client: string) =>
      statusOf("/storage/v1/object/avatars/a", {
        method: "POST",
        headers: { ...from(client), authorization: `Bearer ${token}`, "content-type": "image/png" },
        body: new Uint8Array(2_000_000),
      });
    // Those that come at the same time may refuse each other, and let go of their bytes: so another begins each time.
    const uploadBeside = () => (beginUpload("203.0.113.17"), upload("203.0.113.17"));
    await expect.poll(uploadBeside, { timeout: 10_000 }).toBe(429);
    expect(await upload("203.0.113.18")).not.toBe(429);
  });

  it("[OP-7] tells browsers to use https only", async () => {
    const ruleOf = async (site: string) => (await fetch(`${site}/robots.txt`)).headers.get("strict-transport-security");
    expect(await ruleOf(served.address)).toBe("max-age=31536000");
    const hosted = { SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_ANON_KEY: "key" };
    const other = await serve(settingsFrom({ PORT: "0", SITE_URL: "http://club.test", ...hosted }), () => {});
    expect(await ruleOf(other.address)).toBeNull();
    await other.close();
  });
});
