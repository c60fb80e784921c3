import { App, type EmailDriver } from "@supabase/lite";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, it, vi } from "vitest";
import { emptyDatabase } from "../testing/database.ts";

// Plain lite's auth service without our fixes. When an update makes a test fail here, that fix, its test and this test can
// be removed.
vi.spyOn(console, "error").mockImplementation(() => {});
const { database, connection, close } = await emptyDatabase();
const mails: Parameters<EmailDriver["send"]>[0][] = [];
const keys = { publishable_key: "sb_publishable_plain", secret_key: "sb_secret_plain", jwt_secret: "x".repeat(32) };
const app = new App({
  connection,
  auth: {
    enabled: true,
    ...keys,
    site_url: "http://site.test",
    additional_redirect_urls: ["http://site.test/**"],
    email: { enable_confirmations: true, double_confirm_changes: true },
  },
  options: { server: { admin: false }, drivers: { email: { send: async (mail) => void mails.push(mail) } } },
});
await app.ensureSystemSchema();
afterAll(close);

const newClient = () =>
  createClient("http://plain.test", keys.publishable_key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => app.fetch(new Request(input, init), { peerAddress: null }) },
  });
const password = "neige-et-givre";
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
const tokenIn = (text = "") => /token=(\w+)/.exec(text)?.[1] ?? "";
const member = async (given = password) => {
  const [client, email] = [newClient(), `${crypto.randomUUID()}@exemple.fr`];
  const { error } = await client.auth.signUp({ email, password: given });
  return { client, email, error };
};
const confirmed = async () => {
  const { client, email } = await member();
  await client.auth.verifyOtp({ type: "signup", token_hash: tokenIn(mailsTo(email).at(-1)?.text) });
  return { client, email };
};

it("answers 429 to a known e-mail that signs up again, waiting or not (signUps.ts)", async () => {
  const waiting = await member();
  const early = await confirmed();
  for (const { client, email } of [waiting, early]) {
    expect((await client.auth.signUp({ email, password })).error?.status).toBe(429);
  }
});

it("answers 429 when the mail is asked for again, and so tells that a login waits (signUps.ts)", async () => {
  const { client, email } = await member();
  expect((await client.auth.resend({ type: "signup", email })).error?.status).toBe(429);
  expect((await client.auth.resend({ type: "signup", email: "personne@exemple.fr" })).error).toBeNull();
});

it("mails in English, leads back to the site alone, and keeps the link's secret as it mails it (mails.ts, mailTokens.ts)", async () => {
  const email = "retour@exemple.fr";
  await newClient().auth.signUp({ email, password, options: { emailRedirectTo: "http://site.test/bienvenue" } });
  const [mail] = mailsTo(email);
  expect(mail?.text).toContain("Confirm your signup");
  expect(decodeURIComponent(mail?.text ?? "")).toMatch(/redirect_to=http:\/\/site\.test$/);
  const rows = await database.query("select confirmation_token from auth.users where email = $1", [email]);
  expect(rows).toEqual([{ confirmation_token: tokenIn(mail?.text) }]);
});

it("mails the old address alone when it is to change, and is content with that (emailChanges.ts)", async () => {
  const { client, email } = await confirmed();
  const next = "suivante@exemple.fr";
  await client.auth.updateUser({ email: next });
  expect(mailsTo(next)).toEqual([]);
  const { data } = await client.auth.verifyOtp({
    type: "email_change",
    token_hash: tokenIn(mailsTo(email).at(-1)?.text),
  });
  expect(data.user?.email).toBe(next);
});

it("takes a password of which bcrypt doesn't see the end (passwordRules.ts, isTooLong)", async () => {
  expect((await member("é".repeat(37))).error).toBeNull();
});

it("tells of a login that waits without its password (passwords.ts, signInLikeHosted)", async () => {
  const { client, email } = await member();
  const { error } = await client.auth.signInWithPassword({ email, password: "autre-chose" });
  expect(error?.code).toBe("email_not_confirmed");
});

it("leaves other sessions open when a password was changed (passwords.ts, endingOthers)", async () => {
  const { client, email } = await confirmed();
  const other = newClient();
  await other.auth.signInWithPassword({ email, password });
  expect((await client.auth.updateUser({ password: "grand-froid" })).error).toBeNull();
  expect((await other.auth.refreshSession()).error).toBeNull();
});

it("lets visitors try passwords without end (authLimits.ts)", async () => {
  const client = newClient();
  for (let times = 0; times < 50; times++) {
    const { error } = await client.auth.signInWithPassword({
      email: "personne@exemple.fr",
      password: `essai-${times}`,
    });
    expect(error?.status).toBe(400);
  }
});

it("makes a confirmed login of any address (auth.ts)", async () => {
  await newClient().auth.signInWithOtp({ email: "victime@exemple.fr" });
  const rows = await database.query(
    "select email_confirmed_at is not null as confirmed from auth.users where email = 'victime@exemple.fr'",
  );
  expect(rows).toEqual([{ confirmed: true }]);
});

it("shows rows to the token of a session that has ended (sessions/liveSessions.ts)", async () => {
  const { client, email } = await confirmed();
  const { data } = await client.auth.getSession();
  await database.query("delete from auth.sessions s using auth.users u where u.id = s.user_id and u.email = $1", [
    email,
  ]);
  const headers = { apikey: keys.publishable_key, authorization: `Bearer ${data.session?.access_token}` };
  await database.exec("create table public.notes (id int); grant select on public.notes to authenticated");
  await connection.clearSchemaCache();
  const answer = await app.fetch(new Request("http://plain.test/rest/v1/notes", { headers }), { peerAddress: null });
  expect(answer.status).toBe(200);
});

it("changes a password with a session of last week (passwords.ts, afterRecentSignIn)", async () => {
  const { client } = await confirmed();
  await database.query("update auth.sessions set created_at = now() - interval '1 week'");
  expect((await client.auth.updateUser({ password: "grand-froid" })).error).toBeNull();
});

it("takes the most used passwords (passwords.ts, withGoodPassword)", async () => {
  expect((await member("password")).error).toBeNull();
});
