import { once } from "node:events";
import { connect, Socket } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "./backend.ts";
import { temporaryFolder, writeRoot } from "./testing/folders.ts";
import { ask, serve } from "./testing/requests.ts";

const notes = `
  create table public.notes (id int generated always as identity, text text, written timestamptz not null default now());
  alter table public.notes enable row level security;
  create policy everyone on public.notes using (true) with check (true);
  grant select, insert on public.notes to anon;
`;

const open = async (options: Partial<Parameters<typeof openBackend>[0]> = {}) => {
  const root = writeRoot(
    temporaryFolder(),
    { "20260101000000_notes.sql": notes },
    "insert into notes (text) values ('seed')",
  );
  const backend = await openBackend({ folder: "memory://", siteUrl: "http://site.test", seed: true, root, ...options });
  onTestFinished(() => backend.close());
  return backend;
};

it("answers requests on connections that took no part in its start", async () => {
  const backend = await open();
  expect(backend.load().pool).toEqual({ busy: 0, idle: 0, waiting: 0 });
  expect(await backend.query("select text from notes")).toEqual([{ text: "seed" }]);
  expect(backend.load().pool).toEqual({ busy: 0, idle: 1, waiting: 0 });
});

it("[SE-42] serves the browser's client, answers queries, and asks nothing from the network", async () => {
  const connected = vi.spyOn(Socket.prototype, "connect");
  onTestFinished(() => connected.mockRestore());
  const backend = await open();
  const client = createClient("http://backend.test", backend.anonKey, {
    auth: { persistSession: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  const { data, error } = await client.from("notes").insert({ text: "été" }).select();
  expect(error).toBeNull();
  expect(data).toMatchObject([
    { id: 2, text: "été", written: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/) },
  ]);
  expect(await backend.query("select text from notes where id < $1 order by id", [3])).toEqual([
    { text: "seed" },
    { text: "été" },
  ]);

  // Plain lite shows its settings and the schema at these paths.
  for (const path of ["/_system/config", "/_system/introspect", "/"])
    expect((await ask(backend, path)).status).toBe(404);
  expect((await ask(backend, "/rest/v1/notes", { key: "another" })).status).toBe(401);
  expect((await ask(backend, "/rest/v1/notes", { method: "OPTIONS" })).headers.get("access-control-allow-origin")).toBe(
    "*",
  );

  // No network requests: no telemetry, no version checks. The test then proves that the spy sees requests.
  const isAfar = ([place]: readonly unknown[]) => !String(place).includes(".s.PGSQL.");
  expect(connected.mock.calls.filter(isAfar)).toEqual([]);
  connect({ port: 1, host: "127.0.0.1" }).on("error", () => {});
  expect(connected.mock.calls.filter(isAfar)).toHaveLength(1);

  await backend.close();
  expect((await ask(backend, "/rest/v1/notes")).status).toBe(503);
});

it("is read over HTTP: its answers, and its refusal of too large bodies", async () => {
  const backend = await open();
  const { address, close } = await serve((request) => backend.fetch(request));
  onTestFinished(close);
  const headers = { apikey: backend.anonKey, "content-type": "application/json" };

  const sent = await fetch(`${address}/rest/v1/notes?select=text`, { headers });
  expect(await sent.json()).toEqual([{ text: "seed" }]);
  const body = JSON.stringify({ text: "x".repeat(11_000_000) });
  expect((await fetch(`${address}/rest/v1/notes`, { method: "POST", headers, body })).status).toBe(413);
});

it.each([
  ["without a key", "application/json", 9_800_000, undefined, 401],
  ["with too much", "application/json", 9_800_000, "apikey", 413],
  ["as a form", "application/x-www-form-urlencoded", 100, "apikey", 415],
] as const)("[LM-3] answers over HTTP what comes %s before a byte of it", async (_, type, length, key, status) => {
  const backend = await open();
  const { address, close } = await serve((request) => backend.fetch(request, "203.0.113.7"));
  onTestFinished(close);
  const sent = key ? `apikey: ${backend.anonKey}\r\n` : "";
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(new URL(address).port), "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.write(
        `POST /rest/v1/notes HTTP/1.1\r\nHost: site.test\r\n${sent}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
      );
      const [answer] = await once(socket, "data");
      return Number(String(answer).split(" ")[1]);
    }),
  );
  expect(answers).toEqual(Array<number>(20).fill(status));
});

it("[BE-7] keeps its data and its members' sessions in the folder, and seeds no second time", async () => {
  const folder = temporaryFolder();
  const first = await open({ folder });
  await ask(first, "/rest/v1/notes", { body: { text: "kept" } });
  await first.close();

  const second = await open({ folder });
  expect(await second.query("select text from notes order by id")).toEqual([{ text: "seed" }, { text: "kept" }]);
});
