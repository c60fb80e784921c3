import { expect, it, onTestFinished, vi } from "vitest";
import { changeStreams } from "./changeStreams.ts";

const request = (init?: RequestInit) => new Request("https://club.example/changements", init);
const visitor = "203.0.113.7";

const begin = (limits: Parameters<typeof changeStreams>[0] = {}) => {
  const streams = changeStreams(limits);
  onTestFinished(streams.end);
  const connect = (peer: string | undefined = visitor, init?: RequestInit) => {
    const answer = streams.answer(request(init), peer);
    const reader = answer.body?.getReader();
    const next = async () => {
      const { value } = (await reader?.read()) ?? {};
      return value && new TextDecoder().decode(value);
    };
    return { answer, next, leave: () => reader?.cancel() };
  };
  return { streams, connect };
};

it("[PF-33] sends each message to all, as server-sent events", async () => {
  const { streams, connect } = begin();
  const both = [connect(), connect("198.51.100.1")];
  expect(Object.fromEntries(both[0]?.answer.headers ?? [])).toEqual({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  for (const { next } of both) expect(await next()).toBe(":\n\n");
  streams.tell("matches standings");
  for (const { next } of both) expect(await next()).toBe("data: matches standings\n\n");
  expect(streams.open()).toBe(2);
});

it("[PF-33] gives signs of life while a stream is open", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { connect } = begin();
  const { next, leave } = connect();
  expect(await next()).toBe(":\n\n");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await next()).toBe("data: \n\n");
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

it("[PF-33] refuses what writes, and pages of other sites", () => {
  const { streams, connect } = begin();
  const statusOf = (init: RequestInit) => connect(visitor, init).answer.status;
  for (const method of ["HEAD", "POST"]) expect(statusOf({ method })).toBe(405);
  for (const from of ["cross-site", "same-site", "none"])
    expect(statusOf({ headers: { "sec-fetch-site": from } })).toBe(403);
  expect(streams.open()).toBe(0);
  expect(statusOf({ headers: { "sec-fetch-site": "same-origin" } })).toBe(200);
});

it("[PF-33] limits the streams of one network, until some end", async () => {
  const { connect } = begin({ each: 2 });
  const statusOf = (peer: string | undefined, init?: RequestInit) => connect(peer, init).answer.status;
  const first = connect();
  expect(statusOf(visitor)).toBe(200);
  expect(statusOf(visitor)).toBe(503);
  // Behind a proxy of this machine, the client that it names.
  expect(statusOf("127.0.0.1", { headers: { "x-forwarded-for": visitor } })).toBe(503);
  await first.leave();
  expect(statusOf(visitor)).toBe(200);
  expect([1, 2, 3].map(() => statusOf("127.0.0.1"))).toEqual([200, 200, 200]);
});

it("[PF-33] takes a stream from the network that has most, where there are too many in all", async () => {
  const { streams, connect } = begin({ most: 5 });
  const first = [1, 2, 3].map(() => connect());
  const others = [1, 2].map(() => connect("198.51.100.1"));
  expect(connect().answer.status).toBe(503);
  const late = connect("192.0.2.1");
  expect([late.answer.status, streams.open()]).toEqual([200, 5]);
  expect(await first[0]?.next()).toBe(":\n\n");
  expect(await first[0]?.next()).toBeUndefined();
  streams.tell("teams");
  for (const { next } of [...first.slice(1), ...others, late]) {
    expect([await next(), await next()]).toEqual([":\n\n", "data: teams\n\n"]);
  }
});

it("[PF-33] ends the stream of who doesn't read", async () => {
  const { streams, connect } = begin({ untaken: 3 });
  const [slow, quick] = [connect(), connect()];
  expect(await quick.next()).toBe(":\n\n");
  for (const message of ["a", "b", "c", "d", "e", "f"]) {
    streams.tell(message);
    expect(await quick.next()).toBe(`data: ${message}\n\n`);
  }
  expect(streams.open()).toBe(1);
  const read: unknown[] = [];
  for (let text = await slow.next(); text !== undefined; text = await slow.next()) read.push(text);
  expect(read.length).toBeLessThan(6);
});

it("[PF-33] ends all at once, and begins no more", async () => {
  const { streams, connect } = begin();
  const { next } = connect();
  await next();
  streams.end();
  expect(await next()).toBeUndefined();
  expect(connect().answer.status).toBe(503);
});
