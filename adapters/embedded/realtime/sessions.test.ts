import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserOf, camille, eventually, listening, liveBackend, log, sarah, untilHeard } from "../testing/live.ts";

const backend = await liveBackend();
const { query } = backend;
const note = (kind: string, member = camille) => log(backend, kind, member);
const untilTold = (listener: { kinds(): unknown[] }, kinds: readonly string[]) =>
  eventually(() => expect(listener.kinds()).toEqual(kinds));

const begin = Date.now();
const later = (minutes: number) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(begin + minutes * 60_000);
};
afterEach(() => vi.useRealTimers());

describe("a token", () => {
  it("that expired closes its channel, which gets no more changes", async () => {
    const client = await browserOf(backend, "camille@demo.test");
    const own = await listening(client);
    later(11);
    await note("Trop tard");
    await eventually(() => expect(own.states.at(-1)).toBe("CLOSED"));
    expect(own.heard).toEqual([]);
    expect(own.system.at(-1)).toBe("error: The access token has expired");
  });

  it("that was renewed in time keeps its channel", async () => {
    const client = await browserOf(backend, "camille@demo.test");
    const own = await listening(client);
    later(9);
    expect((await client.auth.refreshSession()).error).toBeNull();
    await client.realtime.setAuth();
    await untilHeard(client);
    later(11);
    await note("Encore là");
    await untilTold(own, ["Encore là"]);
    expect(own.states).toEqual(["SUBSCRIBED"]);
  });

  it.each([
    ["is nobody's", "pas.un.jeton"],
    ["is no token", "n'importe quoi"],
    ["no header can hold", "a.b\r\nc.d"],
    ["was signed elsewhere", `${btoa('{"alg":"HS256"}')}.${btoa(`{"sub":"${camille}","role":"authenticated"}`)}.x`],
  ])("that %s opens no channel", async (_, token) => {
    const client = await browserOf(backend);
    await client.realtime.setAuth(token);
    client.realtime.accessToken = async () => token;
    const states: string[] = [];
    client
      .channel("forged")
      .on("postgres_changes", { event: "*", schema: "public", table: "changes" }, () => {})
      .subscribe((state, error) => states.push(`${state} ${error?.message}`));
    await eventually(() => expect(states).toContain("CHANNEL_ERROR The access token is not valid"));
  });

  it.each([
    ["was signed out everywhere", (other: SupabaseClient) => other.auth.signOut({ scope: "global" })],
    ["has another password now", (other: SupabaseClient) => other.auth.updateUser({ password: "grand-froid" })],
  ])("[SE-2] of a member who %s closes its channel at once, which is told nothing more", async (_, end) => {
    const [client, other] = [
      await browserOf(backend, "camille@demo.test"),
      await browserOf(backend, "camille@demo.test"),
    ];
    const own = await listening(client);
    await end(other);
    await eventually(() => expect(own.states.at(-1)).toBe("CLOSED"));
    expect(own.system.at(-1)).toBe("error: The session has ended");
    await note("Trop tard");
    const witness = await listening(await browserOf(backend));
    expect([own.heard, witness.heard]).toEqual([[], []]);
    const sql =
      "update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf', 4)) where id = $2";
    await query(sql, ["demo-1234", camille]);
  });

  it("whose session was ended elsewhere opens no channel", async () => {
    const client = await browserOf(backend, "sarah@demo.test");
    const { data } = await client.auth.getSession();
    await query("delete from auth.sessions where user_id = $1", [sarah]);
    client.realtime.accessToken = async () => data.session?.access_token ?? null;
    const states: string[] = [];
    client
      .channel("gone")
      .on("postgres_changes", { event: "*", schema: "public", table: "changes" }, () => {})
      .subscribe((state, error) => states.push(`${state} ${error?.message}`));
    await eventually(() => expect(states).toContain("CHANNEL_ERROR The access token is not valid"));
  });
});

it("[BE-3] sends a visitor's changes after a sign-out, and a member's after a sign-in", async () => {
  const client = await browserOf(backend, "camille@demo.test");
  const [notes, witness] = [await listening(client), await listening(await browserOf(backend, "camille@demo.test"))];
  await client.auth.signOut({ scope: "local" });
  await client.realtime.setAuth();
  await untilHeard(client);
  await note("Sans moi");
  await eventually(() => expect(witness.kinds()).toContain("Sans moi"));
  expect(notes.heard).toEqual([]);

  await client.auth.signInWithPassword({ email: "sarah@demo.test", password: "demo-1234" });
  await client.realtime.setAuth();
  await untilHeard(client);
  await note("Toujours sans moi");
  await note("Pour Sarah", sarah);
  await untilTold(notes, ["Pour Sarah"]);
});

it("[BE-14] a client that lost its socket comes back by itself and hears again", async () => {
  const client = await browserOf(backend, "camille@demo.test");
  const own = await listening(client);
  await note("Avant");
  await untilTold(own, ["Avant"]);
  // Closes the connection without a close frame, as a network failure does.
  const { socketAdapter } = client.realtime as unknown as { socketAdapter: { getSocket(): { conn: WebSocket } } };
  socketAdapter.getSocket().conn.close(4000);
  await eventually(() => expect(own.states.length).toBeGreaterThan(2));
  await eventually(() => expect(own.states.at(-1)).toBe("SUBSCRIBED"));
  await note("Après");
  await untilTold(own, ["Avant", "Après"]);
});
