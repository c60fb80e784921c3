import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type EmbeddedBackend, openBackend } from "../adapters/embedded/backend.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { listen } from "../src/server/http/listen.ts";

// Two processes of the site before one backend, as before a hosted project: they hear of each other's changes by its realtime alone.

const slug = "freiner-avant-de-tirer";
/** Longer than pages are kept while changes can't be heard, and shorter than while they are. */
const longWait = 7_000;

let backend: EmbeddedBackend;
let server: Server;
let port = 0;
let reads = 0;
const sockets = new Set<Duplex>();
let staff: SupabaseClient;
type Instance = { readonly address: string; readonly process: ChildProcess; readonly said: () => string };
let instances: readonly Instance[] = [];

const serveBackend = async () => {
  server = await listen(
    (request, peer) => {
      if (request.url.includes("/rest/v1/")) reads += 1;
      return backend.fetch(request, peer);
    },
    "127.0.0.1",
    port,
    {
      sockets: {
        isMine: backend.realtime.isMine,
        upgrade(request, socket, head) {
          sockets.add(socket);
          socket.on("close", () => sockets.delete(socket));
          backend.realtime.upgrade(request, socket, head);
        },
      },
    },
  );
  port = (server.address() as AddressInfo).port;
};
const cutSockets = () => sockets.forEach((socket) => socket.destroy());
const stopServing = async () => {
  const closed = once(server, "close");
  server.close();
  cutSockets();
  server.closeAllConnections();
  await closed;
};

const startInstance = async (): Promise<Instance> => {
  const site = spawn(process.execPath, ["src/server/start.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      PORT: "0",
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_ANON_KEY: backend.anonKey,
    },
  });
  let said = "";
  site.stderr.on("data", (text) => (said += text));
  const address = await new Promise<string>((ready, failed) => {
    site.stdout.on("data", (text) => {
      said += text;
      const [, found] = /The site is at (\S+)/.exec(said) ?? [];
      if (found) ready(found);
    });
    site.on("exit", () => failed(new Error(said)));
  });
  return { address, process: site, said: () => said };
};

const pageAt = async (instance: Instance, path: string) => {
  const answer = await fetch(instance.address + path);
  return { status: answer.status, text: await answer.text() };
};
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 25_000, interval: 50 });

/** Waits until all instances hear: then a page that nothing has changed is kept for a long time. */
const untilAllHear = async () => {
  await eventually(async () => expect(sockets.size).toBe(instances.length));
  await vi.waitFor(
    async () => {
      for (const instance of instances) await pageAt(instance, `/tips/${slug}`);
      const before = reads;
      await wait(longWait);
      for (const instance of instances) await pageAt(instance, `/tips/${slug}`);
      expect(reads).toBe(before);
    },
    { timeout: 40_000, interval: 50 },
  );
};

const writeTip = async (change: Record<string, unknown>) => {
  const { data, error } = await staff.from("tips").update(change).eq("slug", slug).select("id");
  if (error) throw error;
  expect(data).toHaveLength(1);
};
const untilAllShow = async (expected: { readonly status: number; readonly text?: string }) => {
  for (const instance of instances) {
    await eventually(async () => {
      const { status, text } = await pageAt(instance, `/tips/${slug}`);
      expect(status).toBe(expected.status);
      if (expected.text) expect(text).toContain(expected.text);
    });
  }
};

beforeAll(async () => {
  await ensureBuilt();
  backend = await openBackend({ folder: "memory://", siteUrl: "http://127.0.0.1", seed: true });
  await serveBackend();
  staff = createClient(`http://127.0.0.1:${port}`, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await staff.auth.signInWithPassword({ email: "staff@demo.test", password: "demo-1234" });
  if (error) throw error;
  instances = await Promise.all([startInstance(), startInstance()]);
}, 120_000);
afterAll(async () => {
  for (const { process } of instances) {
    const ended = once(process, "exit");
    process.kill();
    await ended;
  }
  await stopServing();
  await backend.close();
});

it("[HS-40] two instances keep their pages while nothing changes, and show a publication and its end", async () => {
  await untilAllHear();
  await writeTip({ is_published: false });
  await untilAllShow({ status: 404 });
  await writeTip({ is_published: true, excerpt: "Annoncé à toutes." });
  await untilAllShow({ status: 200, text: "Annoncé à toutes." });
  expect(instances.map(({ said }) => said()).join()).not.toContain("can't be heard");
}, 90_000);

it("[PF-33] each instance tells its visitors of a change", async () => {
  await untilAllHear();
  const streams = await Promise.all(instances.map(({ address }) => fetch(`${address}/changements`)));
  const told = streams.map(async ({ body }) => {
    for await (const message of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (message.startsWith("data")) return message;
    }
    return undefined;
  });
  const partner = { name: "Essai", kind: "Essai", text: "Essai", address: "https://essai.example" };
  expect((await staff.from("partners").insert(partner)).error).toBeNull();
  expect(await Promise.all(told)).toEqual(Array(2).fill("data: partners\n\n"));
}, 60_000);

it("[HS-41] an instance whose connection broke reads again what it may have missed", async () => {
  await untilAllHear();
  await backend.query("alter table public.tips disable trigger user");
  await writeTip({ excerpt: "Manqué." });
  await backend.query("alter table public.tips enable trigger user");
  cutSockets();
  await untilAllShow({ status: 200, text: "Manqué." });
  expect(instances.map(({ process }) => process.exitCode)).toEqual([null, null]);
}, 90_000);

it("[HS-42] an instance outlives a backend that is away, says so once, and hears again", async () => {
  await stopServing();
  const saidBy = (text: string) => instances.map(({ said }) => said().split(text).length - 1);
  await eventually(async () => expect(saidBy("can't be heard")).toEqual([1, 1]));
  await backend.query("update tips set excerpt = 'Pendant ce temps.' where slug = $1", [slug]);
  await serveBackend();
  await untilAllShow({ status: 200, text: "Pendant ce temps." });
  await eventually(async () => expect(saidBy("are heard again")).toEqual([1, 1]));
  await untilAllHear();
  expect(saidBy("can't be heard")).toEqual([1, 1]);
}, 120_000);
