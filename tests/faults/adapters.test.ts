import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { HttpResponseResolver } from "msw";
import { describe, expect, it, vi } from "vitest";
import { contractFiles, type FaultCall } from "../contracts/files.ts";
import type { Ports } from "../contracts/ports.ts";
import { supabaseDevice } from "../devices.ts";
import { projectAt } from "../network.ts";
import { faults, tooMany, unauthorized } from "./brokenBackend.ts";

// Each call ends at each fault, and none returns invented data.

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

const table = Object.entries(faults).flatMap(([fault, behaviour]) =>
  everyCall
    .filter(([, { readsNothing }]) => fault !== "an object of another shape" || !readsNothing)
    .map(([name, { call, requests = 1 }]) => ({ fault, behaviour, name, call, requests })),
);

it.each(table)("[FA-1] $name throws at $fault, having asked once", async ({ behaviour, call, requests }) => {
  const ask = vi.fn(fetch);
  await expect(call(facing(behaviour, ask))).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(requests);
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
