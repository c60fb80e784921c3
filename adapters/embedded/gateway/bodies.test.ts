import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newKeys } from "../folder/keys.ts";
import { gate } from "../testing/requests.ts";
import { createBodies } from "./bodies.ts";

const keys = newKeys();

const tokenOf = (secret = keys.jwtSecret, seconds = 600): string => {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [sub, session_id] = [crypto.randomUUID(), crypto.randomUUID()];
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub, session_id, iat: now, exp: now + seconds, role: "authenticated" })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
};

/** A body that counts its read bytes and pauses before each chunk. */
const bodyOf = (size: number, piece = 10_000, pause = async () => {}) => {
  const told = { read: 0 };
  const stream = new ReadableStream(
    {
      async pull(controller) {
        await pause();
        if (told.read >= size) return controller.close();
        told.read += piece;
        controller.enqueue(new Uint8Array(piece));
      },
    },
    { highWaterMark: 0 },
  );
  return { told, stream };
};

type Sent = { readonly token?: string; readonly key?: string; readonly type?: string; readonly length?: number };

const requestTo = (
  path: string,
  body: BodyInit,
  { token, key = keys.anonKey, type = "application/json", length }: Sent,
) =>
  new Request(`http://backend.test${path}`, {
    method: "POST",
    headers: {
      ...(key && { apikey: key }),
      ...(type && { "content-type": type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(length !== undefined && { "content-length": String(length) }),
    },
    body,
    duplex: "half",
  } as RequestInit);

const done = async (whole: Request) => new Response(String((await whole.arrayBuffer()).byteLength));

it("[LM-3] hands on a request with its whole body", async () => {
  const read = createBodies(keys);
  const request = requestTo("/rest/v1/comments", JSON.stringify({ text: "été" }), {});
  const answer = await read(request, "one", async (whole) =>
    Response.json([await whole.json(), whole.method, whole.headers.get("apikey")]),
  );
  expect(await answer.json()).toEqual([{ text: "été" }, "POST", keys.anonKey]);
});

it.each([
  ["without a key", "/rest/v1/comments", { key: "" }, 401],
  ["with another key", "/auth/v1/token", { key: "another" }, 401],
  ["with a forged token", "/rest/v1/comments", { token: tokenOf("another") }, 401],
  ["with an old token", "/storage/v1/object/avatars/a/b", { token: tokenOf(keys.jwtSecret, -1) }, 401],
  ["as a form", "/rest/v1/comments", { type: "application/x-www-form-urlencoded" }, 415],
  ["without a type", "/rest/v1/comments", { type: "", length: 10 }, 415],
  ["with a long text from a visitor", "/rest/v1/articles", { length: 200_000 }, 413],
  ["with too long a text", "/rest/v1/articles", { token: tokenOf(), length: 1_000_001 }, 413],
  ["with too many rows", "/rest/v1/comments", { token: tokenOf(), length: 100_001 }, 413],
  ["with too much for the accounts", "/auth/v1/signup", { length: 64_001 }, 413],
  ["with too much for a function", "/functions/v1/send-contact-email", { key: "", length: 64_001 }, 413],
] as const)("[LM-3] reads nothing of a body that comes %s", async (_, path, sent, status) => {
  const { told, stream } = bodyOf(300_000);
  const answer = await createBodies(keys)(requestTo(path, stream, sent), "one", done);
  expect([answer.status, told.read]).toEqual([status, 0]);
});

it("[LM-3] takes files from members only, and of 5 MB at most", async () => {
  const read = createBodies(keys);
  const path = "/storage/v1/object/avatars/a/b.png";
  const sent = (more: Sent) => {
    const { told, stream } = bodyOf(5_000_000, 50_000);
    return { told, answer: read(requestTo(path, stream, { type: "image/png", ...more }), "one", done) };
  };
  expect(await (await sent({ token: tokenOf(), length: 5_000_000 }).answer).text()).toBe("5000000");
  const visitor = sent({});
  expect([await (await visitor.answer).json(), visitor.told.read]).toMatchObject([{ statusCode: "403" }, 0]);
  const large = sent({ token: tokenOf(), length: 5_400_000 });
  expect([await (await large.answer).json(), large.told.read]).toMatchObject([{ statusCode: "413" }, 0]);
});

it("[LM-3] cuts a body that says no length, or too small a one, at its bound", async () => {
  for (const length of [undefined, 5_000]) {
    const { told, stream } = bodyOf(10_000_000);
    const request = requestTo("/rest/v1/comments", stream, length === undefined ? {} : { length });
    const answer = await createBodies(keys)(request, "one", done);
    expect(answer.status).toBe(413);
    expect(told.read).toBeLessThanOrEqual(110_000);
  }
});

it("[LM-3] takes the longest legal article: 200,000 characters of four bytes", async () => {
  const body = JSON.stringify({ title: "𝄞".repeat(300), content: "𝄞".repeat(200_000), excerpt: "𝄞".repeat(1_000) });
  const answer = await createBodies(keys)(requestTo("/rest/v1/articles", body, { token: tokenOf() }), "one", done);
  expect(answer.status).toBe(200);
});

describe("a body that takes its time", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const read = createBodies({ ...keys, time: 5_000, pause: 1_000 });
  const every = (milliseconds: number) => () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  const statusOf = async (body: ReadableStream): Promise<number> => {
    const answer = read(requestTo("/rest/v1/comments", body, { length: 100_000 }), "one", done);
    await vi.advanceTimersByTimeAsync(6_000);
    return (await answer).status;
  };

  it("[LM-3] ends when it comes too slowly", async () => {
    expect(await statusOf(bodyOf(100_000, 1, every(20)).stream)).toBe(408);
  });

  it("[LM-3] ends when nothing comes any more", async () => {
    expect(await statusOf(new ReadableStream())).toBe(408);
  });

  it("[LM-3] is taken when its pieces come steadily", async () => {
    expect(await statusOf(bodyOf(60_000, 10_000, every(250)).stream)).toBe(200);
  });
});

it("[LM-3] ends a body that breaks off", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
  expect((await createBodies(keys)(requestTo("/rest/v1/comments", broken, {}), "one", done)).status).toBe(400);
});

/** Requests whose answers wait until they are released. */
const holding = (limits: { readonly inFlight: number; readonly inFlightEach: number }) => {
  const read = createBodies({ ...keys, ...limits });
  const { passed: held, open: letGo } = gate();
  return {
    letGo,
    /** Resolves once the body is completely read or refused. */
    async begin(client: string, size: number): Promise<{ readonly answer: Promise<Response> }> {
      const { passed: isRead, open: tell } = gate();
      const answer = read(requestTo("/rest/v1/comments", "x".repeat(size), {}), client, async () => {
        tell();
        await held;
        return new Response();
      });
      await Promise.race([isRead, answer]);
      return { answer };
    },
  };
};

it("[LM-4] bounds the bytes of unanswered bodies of one network", async () => {
  const { begin, letGo } = holding({ inFlight: 500_000, inFlightEach: 150_000 });
  const first = await begin("a", 100_000);
  const refused = await (await begin("a", 100_000)).answer;
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  const second = await begin("b", 100_000);
  letGo();
  expect([(await first.answer).status, (await second.answer).status]).toEqual([200, 200]);
  expect((await (await begin("a", 100_000)).answer).status).toBe(200);
});

it("[LM-4] leaves room to others, however many networks fill it", async () => {
  const { begin, letGo } = holding({ inFlight: 1_000_000, inFlightEach: 400_000 });
  const flood = [];
  for (const client of ["a", "b", "c"]) {
    flood.push(...(await Promise.all(Array.from({ length: 10 }, () => begin(client, 50_000)))));
  }
  const other = await begin("d", 50_000);
  letGo();
  expect((await other.answer).status).toBe(200);
  const statuses = await Promise.all(flood.map(async ({ answer }) => (await answer).status));
  expect(new Set(statuses)).toEqual(new Set([200, 429, 503]));
});

it("[LM-4] takes short bodies while no more room is left", async () => {
  const { begin, letGo } = holding({ inFlight: 50_000, inFlightEach: 50_000 });
  const flood = await Promise.all(Array.from({ length: 10 }, (_, number) => begin(`network ${number}`, 20_000)));
  expect((await (await begin("other", 20_000)).answer).status).toBe(503);
  const short = await begin("other", 2_000);
  letGo();
  expect((await short.answer).status).toBe(200);
  await Promise.all(flood.map(({ answer }) => answer));
});

it("[LM-4] holds room for what has come, and not for what a body says of its length", async () => {
  const read = createBodies({ ...keys, inFlight: 200_000, inFlightEach: 100_000 });
  const coming = gate();
  const pause = vi.fn(() => coming.passed);
  const late = Array.from({ length: 20 }, (_, number) =>
    read(requestTo("/rest/v1/comments", bodyOf(90_000, 90_000, pause).stream, { length: 90_000 }), `${number}`, done),
  );
  await vi.waitUntil(() => pause.mock.calls.length === 20);
  expect((await read(requestTo("/rest/v1/comments", "x".repeat(90_000), {}), "other", done)).status).toBe(200);
  coming.open();
  await Promise.all(late);
});

it("[LM-3] takes a long text of members and of the secret key, and of no visitor", async () => {
  const read = createBodies(keys);
  const statusFor = async (sent: Sent) =>
    (await read(requestTo("/rest/v1/tips", bodyOf(200_000).stream, sent), "one", done)).status;
  const callers: readonly Sent[] = [{ token: tokenOf() }, { key: keys.secretKey }, {}];
  expect(await Promise.all(callers.map(statusFor))).toEqual([200, 200, 413]);
});
