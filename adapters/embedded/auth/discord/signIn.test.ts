import { AuthClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type EmbeddedBackend, openBackend } from "../../backend.ts";
import { type Person, startDiscordOAuth } from "../../testing/discordOAuth.ts";
import { password } from "../../testing/accounts.ts";

const siteUrl = "https://club.test";
let discord: Awaited<ReturnType<typeof startDiscordOAuth>>;
let backend: EmbeddedBackend;
beforeAll(async () => {
  discord = await startDiscordOAuth();
  backend = await openBackend({
    folder: "memory://",
    siteUrl,
    seed: false,
    mails: "captured",
    discord: discord.application,
  });
});
afterAll(async () => {
  await backend.close();
  await discord.close();
});

let last = 300_000_000_000_000_000n;
const newPerson = (more: Partial<Person> = {}): Person => {
  last += 1n;
  const username = `nova${last}`;
  return { id: String(last), username, global_name: "Nova", email: `${username}@exemple.fr`, verified: true, ...more };
};
beforeEach(() => {
  Object.assign(discord.state, { mode: "consents", person: newPerson() });
});

/** A browser: its storage, and its cookies of the site. */
const newBrowser = () => {
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    if (cookie !== "") headers.set("cookie", cookie);
    const answer = await backend.fetch(new Request(address, { ...init, headers }), "203.0.113.9");
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";")[0]?.split("=") ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const client = new AuthClient({
    url: `${siteUrl}/auth/v1`,
    headers: { apikey: backend.anonKey },
    flowType: "pkce",
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: "session",
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    fetch: (input, init) => send(String(input), init),
  });
  /** The address at Discord. */
  const begin = async (redirectTo = `${siteUrl}/auth/discord`): Promise<string> => {
    const options = { redirectTo, skipBrowserRedirect: true };
    const { data } = await client.signInWithOAuth({ provider: "discord", options });
    return (await send(String(data.url))).headers.get("location") ?? "";
  };
  /** Discord's answer: an address of the backend. */
  const consent = async (address: string): Promise<string> =>
    (await fetch(address, { redirect: "manual" })).headers.get("location") ?? "";
  const follow = async (address: string): Promise<URL> => new URL((await send(address)).headers.get("location") ?? "");
  return {
    client,
    cookies,
    send,
    begin,
    consent,
    follow,
    /** Goes to Discord and back; the site's address that the browser ends at. */
    go: async (redirectTo?: string) => follow(await consent(await begin(redirectTo))),
    exchange: (place: URL) => client.exchangeCodeForSession(place.searchParams.get("code") ?? ""),
  };
};

const errorOf = ({ searchParams }: URL) => [searchParams.get("error"), searchParams.get("error_code")];
const count = async (table: string) =>
  Number((await backend.query(`select count(*)::int as n from ${table}`))[0]?.["n"]);

/** A member with a password. */
const memberWithPassword = async (email: string) => {
  const { client } = newBrowser();
  await client.signUp({ email, password });
  await backend.query("update auth.users set email_confirmed_at = now() where email = $1", [email]);
};

it("[DC-1] makes an account of a verified address, with no name taken, and finds it again", async () => {
  const browser = newBrowser();
  const place = await browser.go(`${siteUrl}/auth/discord?retour=%2Ftips`);
  expect(`${place.origin}${place.pathname}`).toBe(`${siteUrl}/auth/discord`);
  expect(place.searchParams.get("retour")).toBe("/tips");
  const { data, error } = await browser.exchange(place);
  expect(error).toBeNull();
  const { person } = discord.state;
  expect(data.user?.email).toBe(person.email);
  expect(
    await backend.query("select username, full_name, avatar_url from profiles where id = $1", [data.user?.id]),
  ).toEqual([{ username: null, full_name: null, avatar_url: null }]);
  // Their address changed at Discord: the account is known by the person's number.
  discord.state.person = { ...person, email: "autre@exemple.fr", verified: false };
  const other = newBrowser();
  expect((await other.exchange(await other.go())).data.user?.id).toBe(data.user?.id);
  const [kept] = await backend.query("select provider_access_token as token from auth.flow_state", []);
  expect(kept?.["token"] ?? "").toBe("");
});

it("[DC-2] opens no account that has the same address", async () => {
  const email = String(discord.state.person.email);
  await memberWithPassword(email);
  const browser = newBrowser();
  const place = await browser.go();
  expect(errorOf(place)).toEqual(["access_denied", "email_exists"]);
  expect(place.searchParams.has("code")).toBe(false);
  expect(await backend.query("select from auth.identities where provider_id = $1", [discord.state.person.id])).toEqual(
    [],
  );

  // After its password, the account is linked, and Discord opens it.
  await browser.client.signInWithPassword({ email, password });
  const { data } = await browser.client.linkIdentity({
    provider: "discord",
    options: { redirectTo: `${siteUrl}/auth/discord`, queryParams: { prompt: "none" } },
  });
  const linked = await browser.follow(await browser.consent(String(data?.url)));
  expect((await browser.exchange(linked)).data.user?.email).toBe(email);
  const other = newBrowser();
  expect((await other.exchange(await other.go())).data.user?.email).toBe(email);
});

it.each<[string, Partial<Person>, readonly [string, string]]>([
  ["without an address", { email: null }, ["server_error", "unexpected_failure"]],
  ["with an unverified address", { verified: false }, ["access_denied", "provider_email_needs_verification"]],
  ["with no address in it", { email: "nova" }, ["server_error", "unexpected_failure"]],
])("[DC-3] refuses a person %s", async (_, more, error) => {
  discord.state.person = newPerson(more);
  const before = await count("auth.users");
  expect(errorOf(await newBrowser().go())).toEqual(error);
  expect(await count("auth.users")).toBe(before);
});

it("[DC-3] says that the person refused, and that Discord is broken", async () => {
  discord.state.mode = "refuses";
  expect(errorOf(await newBrowser().go())).toEqual(["access_denied", null]);
  discord.state.mode = "broken";
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(errorOf(await newBrowser().go())).toEqual(["server_error", "unexpected_failure"]);
  said.mockRestore();
  discord.state.mode = "consents";
});

it("[DC-4] takes a state once, from the browser that began, and no longer than ten minutes", async () => {
  const foreign = ["invalid_request", "bad_oauth_state"];
  const [mine, other] = [newBrowser(), newBrowser()];
  const answer = await mine.consent(await mine.begin());
  expect(errorOf(await other.follow(answer))).toEqual(foreign);
  await other.begin();
  expect(errorOf(await other.follow(answer))).toEqual(foreign);
  const place = await mine.follow(answer);
  expect(place.searchParams.has("code")).toBe(true);
  expect(errorOf(await mine.follow(answer))).toEqual(foreign);
  // The code is good in the browser that began, once.
  expect((await other.exchange(place)).error).not.toBeNull();
  expect((await mine.exchange(place)).error).toBeNull();
  expect((await mine.exchange(place)).error).not.toBeNull();

  const late = await mine.consent(await mine.begin());
  await backend.query("update auth.flow_state set created_at = created_at - interval '11 minutes'", []);
  expect(errorOf(await mine.follow(late))).toEqual(foreign);
  for (const state of ["", "x", `${crypto.randomUUID()}.${"a".repeat(43)}`]) {
    expect(errorOf(await mine.follow(`${siteUrl}/auth/v1/callback?code=1&state=${state}`))).toEqual(foreign);
  }
});

it("[DC-4] makes one account of two answers at once", async () => {
  const [one, other] = [newBrowser(), newBrowser()];
  const answers = [await one.consent(await one.begin()), await other.consent(await other.begin())] as const;
  const places = await Promise.all([one.follow(answers[0]), other.follow(answers[1])]);
  const ids = await Promise.all([one.exchange(places[0]), other.exchange(places[1])]);
  expect(ids[0].data.user?.id).toBeDefined();
  expect(ids[1].data.user?.id).toBe(ids[0].data.user?.id);
});

it.each([
  "https://evil.test/auth/discord",
  "//evil.test",
  "https://club.test.evil.test/",
  "javascript:alert(1)",
  "http://club.test/",
])("[DC-5] leads back to its own site alone: %s", async (wish) => {
  const place = await newBrowser().go(wish);
  expect(place.origin).toBe(siteUrl);
  expect(place.pathname).toBe("/");
});

it("[DC-5] begins no way without PKCE, nor to another provider, and its cookie is out of reach of scripts", async () => {
  const browser = newBrowser();
  for (const asked of [
    "provider=discord",
    "provider=github",
    `provider=github&code_challenge=${"a".repeat(43)}&code_challenge_method=s256`,
  ]) {
    const answer = await browser.send(`${siteUrl}/auth/v1/authorize?${asked}`);
    expect(errorOf(new URL(answer.headers.get("location") ?? ""))).toEqual(["invalid_request", "validation_failed"]);
  }
  const begun = await browser.send(
    `${siteUrl}/auth/v1/authorize?provider=discord&code_challenge=${"a".repeat(43)}&code_challenge_method=s256`,
  );
  expect(begun.headers.get("set-cookie")).toMatch(
    /^__Host-club-discord=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(begun.headers.get("cache-control")).toBe("no-store");
});

it("[DC-6] links one Discord to one member, after a recent sign-in, and unlinks it from an account with a password", async () => {
  const email = `lya-${crypto.randomUUID()}@exemple.fr`;
  await memberWithPassword(email);
  const browser = newBrowser();
  await browser.client.signInWithPassword({ email, password });
  const link = async () => {
    const { data, error } = await browser.client.linkIdentity({ provider: "discord" });
    if (error) return error.code;
    return browser.follow(await browser.consent(String(data?.url)));
  };
  const linked = await link();
  expect((linked as URL).searchParams.has("code")).toBe(true);
  const [own] =
    (await browser.client.getUserIdentities()).data?.identities.filter(({ provider }) => provider === "discord") ?? [];
  expect(own?.identity_data?.["full_name"]).toBe(discord.state.person.username);
  // A second Discord.
  const firstPerson = discord.state.person;
  discord.state.person = newPerson();
  expect(errorOf((await link()) as URL)).toEqual(["server_error", "identity_already_exists"]);
  // The Discord of another member.
  discord.state.person = firstPerson;
  const second = `lya-${crypto.randomUUID()}@exemple.fr`;
  await memberWithPassword(second);
  const other = newBrowser();
  await other.client.signInWithPassword({ email: second, password });
  const { data } = await other.client.linkIdentity({ provider: "discord" });
  expect(errorOf(await other.follow(await other.consent(String(data?.url))))).toEqual([
    "server_error",
    "identity_already_exists",
  ]);
  // Another member's identity isn't theirs to unlink.
  expect((await other.client.unlinkIdentity(own as NonNullable<typeof own>)).error?.code).toBe("identity_not_found");

  await backend.query("update auth.sessions set created_at = created_at - interval '25 hours'", []);
  expect(await link()).toBe("reauthentication_needed");

  expect((await browser.client.unlinkIdentity(own as NonNullable<typeof own>)).error).toBeNull();
  expect(await backend.query("select from auth.identities where provider_id = $1", [firstPerson.id])).toEqual([]);
});

it("[DC-6] unlinks nothing from an account without a password, until it has one", async () => {
  const browser = newBrowser();
  await browser.exchange(await browser.go());
  const { data } = await browser.client.getUserIdentities();
  const [own] = data?.identities ?? [];
  if (!own) throw new Error("There is no identity");
  expect((await browser.client.unlinkIdentity(own)).error?.code).toBe("single_identity_not_deletable");
  expect((await browser.client.updateUser({ password })).error).toBeNull();
  expect((await browser.client.unlinkIdentity(own)).error).toBeNull();
  const again = newBrowser();
  const { error } = await again.client.signInWithPassword({ email: String(discord.state.person.email), password });
  expect(error).toBeNull();
});

it("[DC-7] names the provider in the settings when the backend has its keys, and forgets an identity with its member", async () => {
  const browser = newBrowser();
  const settings = await (
    await browser.send(`${siteUrl}/auth/v1/settings`, { headers: { apikey: backend.anonKey } })
  ).json();
  expect(settings.external.discord).toBe(true);
  const { data } = await browser.exchange(await browser.go());
  await backend.query("delete from auth.users where id = $1", [data.user?.id]);
  expect(await backend.query("select from auth.identities where provider_id = $1", [discord.state.person.id])).toEqual(
    [],
  );
});
