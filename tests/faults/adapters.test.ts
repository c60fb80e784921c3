import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { HttpResponseResolver } from "msw";
import { describe, expect, it, vi } from "vitest";
import { contractFiles, type FaultCall, type FaultCalls } from "../contracts/files.ts";
import type { Ports } from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { projectAt } from "../network.ts";
import { type Fault, faults, hasFullTables, tooMany, unauthorized } from "./brokenBackend.ts";

// Each call ends at each fault, and none returns invented data. The large tier tries some faults, because the calls share a client.

/** The calls beside the contracts. */
const everyCall: readonly (readonly [string, FaultCall])[] = contractFiles.flatMap(({ faultCalls = {} }) =>
  Object.entries(faultCalls).flatMap(([name, call]) => (call ? [[name, call] as const] : [])),
);

/** Faults at which only the time limit ends the call. */
const silences: readonly HttpResponseResolver[] = [faults["no answer"], faults["half an answer, then silence"]];

let respond: HttpResponseResolver;
const backend = projectAt("http://broken.test", (request) => respond(request));

/** A device whose backend behaves this way. `ask` counts requests as they are sent: on a busy machine some arrive late. */
const facing = (behaviour: HttpResponseResolver, ask = fetch): Ports => {
  respond = behaviour;
  return supabaseDevice({ ...backend, fetch: ask, timeLimit: silences.includes(behaviour) ? 40 : 10_000 });
};

/** A call of each kind, which meets every fault in the large tier too. */
const ofEachKind = [
  { name: "articles.slice", request: "GET /rest/v1/articles" },
  { name: "contentRepository.save", request: "PATCH /rest/v1/articles" },
  { name: "sentLetters.total", request: "HEAD /rest/v1/letters" },
  { name: "tips.slice", request: "GET /rest/v1/rpc/get_tips_with_stats" },
  { name: "itemLists.slice", request: "POST /rest/v1/rpc/find_content" },
  { name: "contactMessages.send", request: "POST /functions/v1/send-contact-email" },
  { name: "session.signIn", request: "POST /auth/v1/token" },
  { name: "avatars.keepOnly", request: "DELETE /storage/v1/object/avatars" },
] as const satisfies readonly { readonly name: keyof FaultCalls; readonly request: string }[];

/** What every call meets in both tiers, beside 429 and 401: no answer, and what its own schema refuses. */
const always: readonly Fault[] = ["a closed connection", "an object of another shape", "a list of another shape"];

const table = (Object.keys(faults) as Fault[]).flatMap((fault) =>
  everyCall
    .filter(([, { readsNothing }]) => fault !== "an object of another shape" || !readsNothing)
    .filter(([name]) => hasFullTables || always.includes(fault) || ofEachKind.some((one) => one.name === name))
    .map(([name, { call, requests = 1 }]) => ({ fault, behaviour: faults[fault], name, call, requests })),
);

it.each(ofEachKind)("tries $name as a call of its kind: $request", async ({ name, request: asked }) => {
  const call = everyCall.find(([one]) => one === name)?.[1].call;
  const requests: string[] = [];
  const device = facing(({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return faults.null();
  });
  await expect(call?.(device)).rejects.toThrow();
  expect(requests).toEqual([asked]);
});

it.each(table)("[FA-1] $name throws at $fault, having asked once", async ({ behaviour, call, requests }) => {
  const ask = vi.fn(fetch);
  await expect(call(facing(behaviour, ask))).rejects.toThrow();
  expect(ask.mock.calls, "`requests` of its line in faultCalls").toHaveLength(requests);
});

describe("429", () => {
  it.each(everyCall.filter(([, { isPausing }]) => !isPausing))("%s throws", async (_, { call }) => {
    await expect(call(facing(tooMany))).rejects.toThrow();
  });

  it.each(everyCall.filter(([, { isPausing }]) => isPausing))(
    "[AU-4] refuses %s, which is to be tried later",
    async (_, { call }) => {
      expect(await call(facing(tooMany))).toEqual({ ok: false, refusal: { kind: "too-many-tries" } });
    },
  );
});

describe("401", () => {
  it.each(everyCall.filter(([, { at401 }]) => at401 === "signed-out"))(
    "[BE-3] refuses %s as signed out",
    async (_, { call }) => {
      expect(await call(facing(unauthorized))).toEqual({ ok: false, refusal: { kind: "signed-out" } });
    },
  );

  it.each(
    everyCall.flatMap(([name, { call, at401 }]) => (typeof at401 === "object" ? [{ name, call, ...at401 }] : [])),
  )("[BE-2] [BE-3] [HS-4] gives $name nothing: $gives", async ({ call, gives }) => {
    expect(await call(facing(unauthorized))).toEqual(gives);
  });

  it.each(everyCall.filter(([, { at401 }]) => at401 === undefined))(
    "%s throws: everybody may do that",
    async (_, { call }) => {
      await expect(call(facing(unauthorized))).rejects.toThrow();
    },
  );
});

it("a backend that isn't there at all is a failure like the others", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  const gone = { url: `http://127.0.0.1:${port}`, anonKey: "anon" };
  for (const [, { call }] of everyCall) await expect(call(supabaseDevice(gone))).rejects.toThrow();
});
