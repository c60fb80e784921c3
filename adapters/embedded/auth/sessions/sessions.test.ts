import { createClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { accountsForTests, password } from "../../testing/accounts.ts";
import { ask } from "../../testing/requests.ts";

// The backend logs some refusals there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { backend, newClient, confirmed } = accountsForTests();
const query = (sql: string, params: unknown[]) => backend().query(sql, params);

const message = { name: "Lya", email: "lya@exemple.fr", subject: "Un scrim", message: "Bonjour" };
/** An endpoint of each kind. With a valid token no endpoint answers 401. */
const places = [
  ["a table", "/rest/v1/tips?select=id&limit=1", {}],
  ["a database function", "/rest/v1/rpc/export_my_data", { body: {} }],
  ["the list of files", "/storage/v1/object/list/avatars", { body: { prefix: "" } }],
  ["a public file", "/storage/v1/object/public/avatars/none/avatar.png", {}],
  ["a function", "/functions/v1/send-contact-email", { body: message }],
  ["the account", "/auth/v1/user", {}],
  ["the accounts' settings", "/auth/v1/settings", {}],
] as const;

const tokenOf = async (client: ReturnType<typeof newClient>): Promise<string> => {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? "";
};
const statusAt = async (path: string, call: object, authorization: string) =>
  (await ask(backend(), path, { ...call, headers: { authorization } })).status;
const statuses = async (authorization: string) => {
  const all = [];
  for (const [, path, call] of places) all.push(await statusAt(path, call, authorization));
  return all;
};
const refusedEverywhere = places.map(() => 401);

const claimsOf = (token: string) => token.split(".")[1];
const withoutAlgorithm = (token: string) => `${btoa('{"alg":"none"}')}.${claimsOf(token)}.`;

/** A valid token of a member that no other test signs out. */
let good: string;
beforeAll(async () => {
  good = await tokenOf((await confirmed()).client);
});
const forMembersOnly: readonly string[] = ["/auth/v1/user", "/rest/v1/rpc/export_my_data"];

describe.each(places)("at %s", (_, path, call) => {
  it.each([
    ["no algorithm and no signature", withoutAlgorithm],
    ["no algorithm", (token: string) => `${withoutAlgorithm(token)}${token.split(".")[2]}`],
    ["another signature", (token: string) => token.replace(/.{10}$/, "AAAAAAAAAA")],
    ["garbage", () => "garbage"],
    ["a key that isn't ours", () => "sb_publishable_other"],
    ["nothing behind its name", () => ""],
  ])("[SE-1] a bearer with %s is refused, and not answered as a visitor", async (_what, spoil) => {
    const origin = "http://site.test";
    const headers = { authorization: `Bearer ${spoil(good)}`, origin };
    const answer = await ask(backend(), path, { ...call, headers });
    expect(answer.status).toBe(401);
    // Without CORS headers the site's pages can't read the reason.
    expect(["*", origin]).toContain(answer.headers.get("access-control-allow-origin"));
  });

  it("[SE-1] the public key and a good token are taken as bearers, whatever the case of the scheme", async () => {
    expect(await statusAt(path, call, `Bearer ${good}`)).not.toBe(401);
    const asVisitor = await statusAt(path, call, `bearer ${backend().anonKey}`);
    expect(asVisitor === 401).toBe(forMembersOnly.includes(path));
  });
});

it("[SE-1] a preflight is answered with any headers", async () => {
  const answer = await ask(backend(), "/rest/v1/tips", { method: "OPTIONS", headers: { authorization: "Bearer x" } });
  expect(answer.status).toBeLessThan(300);
});

it("[SE-1] a client renews an expired token and repeats its request", async () => {
  const { email } = await confirmed();
  const client = createClient("http://site.test", backend().anonKey, {
    auth: { persistSession: false, autoRefreshToken: true },
    global: { fetch: (input, init) => backend().fetch(new Request(input, init)) },
  });
  await client.auth.signInWithPassword({ email, password });
  const old = await tokenOf(client);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  try {
    expect(await statuses(`Bearer ${old}`)).toEqual(refusedEverywhere);
    expect((await client.from("profiles").select("id")).data).toHaveLength(1);
    expect(await tokenOf(client)).not.toBe(old);
  } finally {
    vi.useRealTimers();
  }
});

describe("an access token ends with its session", () => {
  /** A member on two devices. */
  const onTwoDevices = async () => {
    const { client, email } = await confirmed();
    const other = newClient();
    await other.auth.signInWithPassword({ email, password });
    const tokens = { own: await tokenOf(client), others: await tokenOf(other) };
    // The backend knows both sessions by now.
    for (const token of Object.values(tokens)) expect(await statuses(`Bearer ${token}`)).not.toContain(401);
    return { client, other, email, tokens };
  };

  it("[SE-2] after signing out everywhere", async () => {
    const { client, tokens } = await onTwoDevices();
    expect((await client.auth.signOut({ scope: "global" })).error).toBeNull();
    for (const token of Object.values(tokens)) expect(await statuses(`Bearer ${token}`)).toEqual(refusedEverywhere);
  });

  it("[SE-2] after signing out on one device, and only there", async () => {
    const { client, tokens } = await onTwoDevices();
    await client.auth.signOut({ scope: "local" });
    expect(await statuses(`Bearer ${tokens.own}`)).toEqual(refusedEverywhere);
    expect(await statuses(`Bearer ${tokens.others}`)).not.toContain(401);
  });

  it("[SE-2] after a new password, except the session that changed it", async () => {
    const { client, tokens } = await onTwoDevices();
    expect((await client.auth.updateUser({ password: "grand-froid" })).error).toBeNull();
    expect(await statuses(`Bearer ${tokens.others}`)).toEqual(refusedEverywhere);
    expect(await statuses(`Bearer ${tokens.own}`)).not.toContain(401);
  });

  it("[SE-2] after the member has left", async () => {
    const { client, tokens } = await onTwoDevices();
    const { data } = await client.auth.getUser();
    expect((await client.from("profiles").delete().eq("id", data.user?.id)).error).toBeNull();
    for (const token of Object.values(tokens)) expect(await statuses(`Bearer ${token}`)).toEqual(refusedEverywhere);
  });

  it("[SE-2] after the database's owner has ended it", async () => {
    const { email, tokens } = await onTwoDevices();
    const sql = "delete from auth.sessions using auth.users u where user_id = u.id and u.email = $1";
    await query(sql, [email]);
    for (const token of Object.values(tokens)) expect(await statuses(`Bearer ${token}`)).toEqual(refusedEverywhere);
  });
});
