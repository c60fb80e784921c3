import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { may, type Audience } from "../../domain/shared/rights.ts";
import { articleOf, camille, montreal, type Ports, signedIn, siteForTwo, tipOf } from "../contracts/ports.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { hostedTemplate } from "../hosted/copy.ts";
import { memoryDevice, supabaseDevice } from "../devices.ts";
import { portProbeOf, requestProbeOf } from "./probes.ts";
import { acts, claimed, clientAs, demo, somebodyElse, audiences } from "./audiences.ts";

// Tests the table of rights on the real database and the memory adapters: granted acts succeed, all others fail. An act
// without probes fails too.

const table = acts.flatMap((act) =>
  audiences.map((audience) => ({
    act,
    audience,
    may: may(audience, act),
    can: may(audience, act) ? "may" : "may not",
  })),
);
const draft = seed.tips.find(({ isPublished }) => !isPublished);
const articleDraft = seed.articles.find(({ isPublished }) => !isPublished);
if (!draft || !articleDraft) throw new Error("The seed has no draft");

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

/** Makes a value once per audience, because signing in is slow. */
const oncePer = <Value>(make: (audience: Audience) => Promise<Value>) => {
  const made = new Map<Audience, Promise<Value>>();
  return (audience: Audience): Promise<Value> => {
    const value = made.get(audience) ?? make(audience);
    made.set(audience, value);
    return value;
  };
};

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
  const { query } = embedded.backend;
  for (const [kind, { id }] of [
    ["tip", draft],
    ["article", articleDraft],
  ] as const) {
    await query(`insert into ${kind}_likes (${kind}_id, user_id) values ($1, $2)`, [id, somebodyElse]);
    await query(`insert into ${kind}_comments (${kind}_id, user_id, content) values ($1, $2, 'Avant')`, [
      id,
      somebodyElse,
    ]);
    // The demo's likes are removed: each probe starts without one.
    await query(`delete from ${kind}_likes where ${kind}_id <> $1`, [id]);
  }
});
afterAll(() => embedded.close());

describe("a plain request to the embedded backend", () => {
  const clientOf = oncePer((audience) => clientAs(embedded, audience));

  it.each(table)("[BE-3] as $audience $can $act", async ({ act, audience, may: allowed }) => {
    const device = supabaseDevice(embedded.project);
    const [{ id: tip }, { id: article }] = [await tipOf(device, siteForTwo), await articleOf(device, montreal)];
    const { client, me } = await clientOf(audience);
    const probe = requestProbeOf(act);
    expect(await probe({ client, me, backend: embedded.backend, tip, draft, article, articleDraft })).toBe(allowed);
  });
});

const throughPorts = table.filter(({ act }) => typeof portProbeOf(act) !== "string");

describe.each([
  { backend: "the embedded backend", newDevice: (): Ports => supabaseDevice(embedded.project) },
  ...(hostedTemplate() === undefined ? [{ backend: "memory", newDevice: (): Ports => memoryDevice() }] : []),
])("through the ports, on $backend", ({ newDevice }) => {
  const deviceOf = oncePer(async (audience) => {
    const ports = newDevice();
    const credentials = demo[audience];
    return { ports, me: credentials ? (await signedIn(ports, credentials)).id : claimed };
  });

  it.each(throughPorts)("[BE-3] $audience $can $act", async ({ act, audience, may: allowed }) => {
    const { ports, me } = await deviceOf(audience);
    const probe = portProbeOf(act);
    if (typeof probe === "string") throw new Error(`No port can be asked: ${probe}`);
    const article = await articleOf(ports, montreal);
    expect(await probe({ ports, me, tip: await tipOf(ports, siteForTwo), draft, article, articleDraft })).toBe(allowed);
  });
});

it("claims to be who the demo's member is", async () => {
  expect((await signedIn(memoryDevice(), camille)).id).toBe(claimed);
});
