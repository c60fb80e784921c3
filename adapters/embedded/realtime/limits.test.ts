import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import type { Change } from "./changes.ts";
import { createRealtime } from "./realtime.ts";
import type { Limits } from "./limits.ts";
import { browserOf, eventually, listening, liveBackend, log } from "../testing/live.ts";
import { serve } from "../testing/requests.ts";

const backend = await liveBackend();

const path = `/realtime/v1/websocket?apikey=${backend.anonKey}&vsn=2.0.0`;

/** A plain WebSocket without supabase-js, with its received messages. */
const open = async (place: { readonly address: string } = backend, at = path, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(place.address.replace("http", "ws") + at, { headers });
  onTestFinished(() => socket.terminate());
  const told: unknown[][] = [];
  socket.on("message", (text) => told.push(JSON.parse(String(text))));
  const closed = once(socket, "close").then(([code]) => code as number);
  closed.catch(() => {});
  await once(socket, "open");
  return { socket, told, closed, say: (frame: unknown) => socket.send(JSON.stringify(frame)) };
};
const refused = (place: { readonly address: string }, at = path, headers: Record<string, string> = {}) =>
  open(place, at, headers).then(
    () => "opened",
    (error: Error) => error.message,
  );

const join = (topic: string, changes: unknown = [{ event: "*", schema: "public", table: "changes" }]) => [
  "1",
  "1",
  topic,
  "phx_join",
  { config: { postgres_changes: changes } },
];

/** A realtime server with other limits, on which every caller is a visitor. */
const withLimits = async (limits: Partial<Limits>) => {
  const { anonKey } = backend;
  const realtime = createRealtime({
    readBearer: async () => undefined,
    mayHear: async () => true,
    anonKey,
    siteUrl: "http://site.test",
    limits,
  });
  const { address, close } = await serve(backend.fetch, realtime);
  onTestFinished(close);
  return { address, realtime, anonKey };
};

it("[SE-39] opens its socket to the site itself and to clients without an origin, not to other sites", async () => {
  const { host, origin } = new URL(backend.address);
  await open(backend, path, { origin });
  await open(backend, path, { origin: "http://site.test" });
  await open(backend, path);
  for (const other of ["https://evil.example", `http://${host}.evil.example`, "null"]) {
    expect(await refused(backend, path, { origin: other })).toContain("403");
  }
});

it("opens only with the key and at its own address", async () => {
  expect(await refused(backend, "/realtime/v1/websocket")).toContain("401");
  expect(await refused(backend, "/realtime/v1/websocket?apikey=sb_secret")).toContain("401");
  // Answered like a plain request without a valid key.
  expect(await refused(backend, "/rest/v1/notes")).toContain("401");
  expect(await refused(backend, "/realtime/v1")).toContain("404");
});

it.each([
  ["no JSON", "{"],
  ["JSON that is no frame", '{"hello":"world"}'],
  ["a frame with numbers for names", '["1","1",5,6,{}]'],
  ["a list", "[[[]]]"],
  ["null", "null"],
  ["nothing", ""],
  ["bytes", new Uint8Array([3, 1, 4])],
])("ends the socket of whoever sends %s, and no other", async (_, garbage) => {
  const own = await listening(await browserOf(backend, "camille@demo.test"));
  const { socket, closed } = await open();
  socket.send(garbage);
  expect(await closed).toBe(1007);
  await log(backend, "Bonjour");
  await eventually(() => expect(own.heard).toHaveLength(1));
});

it.each([
  ["changes that are no list", join("realtime:a", "all")],
  ["an event that there is not", join("realtime:a", [{ event: "TRUNCATE", schema: "public" }])],
  [
    "a filter that there is not",
    join("realtime:a", [{ event: "*", schema: "public", table: "changes", filter: "a=ov.1" }]),
  ],
  ["nothing at all", ["1", "1", "realtime:a", "phx_join", null]],
  ["a topic of another kind", join("phoenix")],
  ["a private channel", ["1", "1", "realtime:a", "phx_join", { config: { private: true } }]],
  ["a broadcast", ["1", "1", "realtime:a", "broadcast", { event: "hello" }]],
])("refuses %s in words, and goes on", async (_, frame) => {
  const { say, told } = await open();
  say(frame);
  await eventually(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject(["1", "1", expect.any(String), "phx_reply", { status: "error" }]);
  say([null, "2", "phoenix", "heartbeat", {}]);
  await eventually(() => expect(told[1]).toEqual([null, "2", "phoenix", "phx_reply", { status: "ok", response: {} }]));
});

it("uses the older serializer for clients that request it", async () => {
  const socket = new WebSocket(backend.address.replace("http", "ws") + path.replace("2.0.0", "1.0.0"));
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  socket.send(JSON.stringify({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "7" }));
  const [text] = await once(socket, "message");
  expect(JSON.parse(String(text))).toMatchObject({ ref: "7", event: "phx_reply", payload: { status: "ok" } });
});

it("takes no frame longer than a token needs", async () => {
  const { socket, closed } = await open();
  socket.send(JSON.stringify(["1", "1", "realtime:a", "phx_join", { access_token: "x".repeat(40_000) }]));
  expect(await closed).toBe(1009);
});

it("limits the channels of a client, which may join one of them again", async () => {
  const { say, told } = await open(await withLimits({ channels: 2 }));
  for (const topic of ["realtime:a", "realtime:b", "realtime:c", "realtime:a"]) say(join(topic));
  const replies = () =>
    told
      .filter(([, , , event]) => event === "phx_reply")
      .map(([, , topic, , answer]) => [topic, (answer as { status: string }).status]);
  await eventually(() => expect(replies()).toHaveLength(4));
  expect(replies()).toEqual([
    ["realtime:a", "ok"],
    ["realtime:b", "ok"],
    ["realtime:c", "error"],
    ["realtime:a", "ok"],
  ]);
});

it("closes the socket of a client that sends without waiting for answers", async () => {
  const { say, closed } = await open(await withLimits({ frames: 5 }));
  for (let sent = 0; sent < 10; sent++) say(join(`realtime:${sent}`));
  expect(await closed).toBe(1008);
});

it("has only so many sockets, and has them again when they are left", async () => {
  const place = await withLimits({ sockets: 1 });
  const { socket, closed } = await open(place);
  expect(await refused(place)).toContain("503");
  socket.close();
  await closed;
  await eventually(async () => expect(await refused(place)).toBe("opened"));
});

it("limits the sockets of one network", async () => {
  const place = await withLimits({ socketsOfOne: 1 });
  // The header of a local proxy.
  const from = (network: string) => ({ "x-forwarded-for": network });
  await open(place, path, from("203.0.113.7"));
  expect(await refused(place, path, from("203.0.113.7"))).toContain("503");
  expect(await refused(place, path, from("203.0.113.8"))).toBe("opened");
});

const changeOf = (kind: string): Change => ({
  type: "INSERT",
  at: new Date().toISOString(),
  row: { id: crypto.randomUUID(), kind, item: null, audience: "all" },
});

it("disconnects a client that doesn't read its messages", async () => {
  const place = await withLimits({ unread: 10_000, changes: 100_000 });
  const { socket, say, told, closed } = await open(place);
  say(join("realtime:a"));
  await eventually(() => expect(told.length).toBeGreaterThan(1));
  socket.pause();
  // More than the socket buffers of both ends hold.
  for (let change = 0; change < 6_000; change++) place.realtime.announce(changeOf("x".repeat(3_000)));
  await eventually(() => expect(place.realtime.openSockets()).toBe(0));
  socket.resume();
  expect(await closed).toBe(1006);
});

it("tells all subscribers to reload when too much has changed at once", async () => {
  const place = await withLimits({ changes: 3 });
  const { say, told, closed } = await open(place);
  say(join("realtime:a"));
  await eventually(() => expect(told.length).toBeGreaterThan(1));
  for (let change = 0; change < 10; change++) place.realtime.announce(changeOf("x"));
  expect(await closed).toBe(1013);
});

it("closes only the sockets of clients that no longer answer", async () => {
  const place = await withLimits({ silence: 50 });
  const there = await open(place);
  const { hostname, port } = new URL(place.address);
  const silent = connect(Number(port), hostname);
  onTestFinished(() => void silent.destroy());
  silent.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  );
  silent.resume();
  await once(silent, "close");
  there.say([null, "1", "phoenix", "heartbeat", {}]);
  await eventually(() => expect(there.told).toHaveLength(1));
});

it("closes sockets with a close frame when the server stops, and opens none after", async () => {
  const place = await withLimits({ closing: 200 });
  const { closed } = await open(place);
  const frozen = await open(place);
  frozen.socket.pause();
  await place.realtime.close();
  expect(await closed).toBe(1001);
  expect(place.realtime.openSockets()).toBe(0);
  expect(await refused(place)).toContain("503");
});
