import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { keysIn, newKeys } from "../../adapters/embedded/folder/keys.ts";
import { setPushHours } from "../../adapters/embedded/testing/pushHours.ts";
import { pushReceiver } from "../../adapters/embedded/testing/pushService.ts";
import { serve } from "../../adapters/embedded/testing/requests.ts";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { functionNames, type ServedFunction, serveFunction } from "./deno.ts";

// The functions in the real Deno, on a database as a hosted project has it. A provider of mails and Discord are played.

type Body = Readonly<Record<string, unknown>>;

const folder = mkdtempSync(join(tmpdir(), "project-"));
let project: Embedded;
const mails: Body[] = [];
const messages: Body[] = [];
const { pushKeys } = newKeys();
let discordAnswers = 204;
let provider: Awaited<ReturnType<typeof serve>>;
let discord: Awaited<ReturnType<typeof serve>>;
let secrets: Readonly<Record<string, string>>;
const served = new Map<string, ServedFunction>();

beforeAll(async () => {
  // The database was made by the CLI: its keys and pictures were never here.
  writeFileSync(join(folder, "ready"), "");
  project = await startEmbedded(folder);
  provider = await serve(async (request) => {
    mails.push((await request.json()) as Body);
    return Response.json({});
  });
  discord = await serve(async (request) => {
    messages.push((await request.json()) as Body);
    return new Response(null, { status: discordAnswers });
  });
  secrets = {
    SUPABASE_URL: project.project.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keysIn(join(folder, "keys.json")).secretKey }),
    CLUB_NAME: "Club de test",
    CLUB_EMAIL: "contact@club.test",
    SITE_URL: "https://club.test/",
    MAIL_API_URL: `${provider.address}/emails`,
    MAIL_API_KEY: "key",
    MAIL_FROM: "Club <bonjour@club.test>",
    DISCORD_WEBHOOK_URL: `${discord.address}/webhook`,
    VAPID_PUBLIC_KEY: pushKeys.publicKey,
    VAPID_PRIVATE_KEY: pushKeys.privateKey,
  };
  for (const name of functionNames) served.set(name, await serveFunction(name, secrets));
});
afterAll(async () => {
  for (const { close } of served.values()) await close();
  await Promise.all([provider.close(), discord.close()]);
  await project.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (name: string, body: unknown, more: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(served.get(name)?.address ?? "", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": "203.0.113.7", ...more },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
};
const rows = (sql: string, ...values: readonly unknown[]) => project.backend.query(sql, [...values]);
const mailTo = (email: string) =>
  vi.waitFor(
    () => {
      const found = mails.find(({ to }) => Array.isArray(to) && to.includes(email));
      if (!found) throw new Error(`No mail to ${email}`);
      return found;
    },
    { timeout: 20_000 },
  );

describe("[HS-23] in Deno", () => {
  it("all five functions are served", () => {
    expect([...served.keys()].toSorted()).toEqual([
      "confirm-newsletter",
      "send-contact-email",
      "send-due-mails",
      "subscribe-newsletter",
      "unsubscribe-newsletter",
    ]);
  });

  it("a message is stored and mailed, and one without a text is refused", async () => {
    const message = { name: "Lya", email: "lya@exemple.fr", subject: "Un scrim", message: "Bonjour" };
    expect(await post("send-contact-email", message)).toEqual({ status: 200, body: { success: true } });
    expect(await mailTo("contact@club.test")).toMatchObject({
      reply_to: "lya@exemple.fr",
      subject: "[Contact] Un scrim",
    });
    expect(await rows("select name from contact_messages")).toEqual([{ name: "Lya" }]);
    expect(await post("send-contact-email", { ...message, message: "" })).toMatchObject({ status: 422 });
    expect(await rows("select from contact_messages")).toHaveLength(1);
  });

  it("a newsletter is asked for, confirmed and left; wrong addresses and links are refused", async () => {
    const email = "lectrice@exemple.fr";
    const state = () => rows("select confirmed_at is not null as is_confirmed from newsletter_subscribers");
    expect(await post("subscribe-newsletter", { email: "lectrice" })).toMatchObject({ status: 422 });
    expect(await post("subscribe-newsletter", { email })).toMatchObject({ status: 200 });
    const { text } = await mailTo(email);
    const [confirm, leave] = [...String(text).matchAll(/jeton=([\w-]+)/g)].map(([, token]) => token);
    const unknown = { token: crypto.randomUUID() };
    expect(await post("confirm-newsletter", unknown)).toEqual({ status: 404, body: { code: "unknown-link" } });
    expect(await state()).toEqual([{ is_confirmed: false }]);
    expect(await post("confirm-newsletter", { token: confirm })).toMatchObject({ status: 200 });
    expect(await state()).toEqual([{ is_confirmed: true }]);
    expect(await post("unsubscribe-newsletter", { token: "x" })).toMatchObject({ status: 404 });
    expect(await state()).toHaveLength(1);
    expect(await post("unsubscribe-newsletter", { token: leave })).toMatchObject({ status: 200 });
    expect(await state()).toEqual([]);
  });

  it("what waits in the outbox is sent, by a post alone", async () => {
    const email = "plus-tard@exemple.fr";
    await rows("insert into outbox (recipient, subject, body_text, body_html) values ($1, 'Plus tard', '', '')", email);
    const { address = "" } = served.get("send-due-mails") ?? {};
    expect((await fetch(address)).status).toBe(405);
    expect(await post("send-due-mails", {})).toMatchObject({ status: 200 });
    expect(await mailTo(email)).toMatchObject({ subject: "Plus tard" });
  });

  it("[RC-9] an application reaches Discord, later when Discord refuses it at first", async () => {
    await rows("delete from applications");
    discordAnswers = 503;
    await rows(
      `insert into applications (user_id, position, discord_username, experience, availability, motivation)
       values ($1, 'content-creator', 'camille', '{}', 'Le soir', 'Bonjour')`,
      memberId(1),
    );
    await post("send-due-mails", {});
    const waits = async () => rows("select tries, due_at is not null as waits from private.announcements");
    await vi.waitFor(async () => expect(await waits()).toEqual([{ tries: 1, waits: true }]), { timeout: 20_000 });
    discordAnswers = 204;
    await rows("update private.announcements set due_at = now()");
    await post("send-due-mails", {});
    await vi.waitFor(() => expect(messages).toHaveLength(2), { timeout: 20_000 });
    expect(JSON.stringify(messages[1])).toContain("Bonjour");
  });

  it("[NT-32] a push is made and leaves for the browser's service, which is out of reach here", async () => {
    const { endpoint, publicKey, secret } = pushReceiver("https://fcm.googleapis.com/fcm/send/1");
    const member = memberId(1);
    await vi.waitFor(
      async () =>
        expect(await rows("select public_key from private.push_key")).toEqual([{ public_key: pushKeys.publicKey }]),
      { timeout: 20_000 },
    );
    await rows(
      `with session as (insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now()) returning id)
      insert into push_devices (user_id, session_id, endpoint, public_key, secret, name) select $1, id, $2, $3, $4, 'Un' from session`,
      member,
      endpoint,
      publicKey,
      secret,
    );
    await setPushHours(rows, "always");
    await rows("select private.tell_member($1, 'answer', 'push', 'tip', id, slug, title) from tips limit 1", member);
    await rows("update notifications set push_due_at = now() where key = 'push'");
    await post("send-due-mails", {});
    const failure = async () => (await rows("select failure from private.pushes"))[0]?.["failure"];
    await vi.waitFor(async () => expect(await failure()).toMatch(/not reached: .*(?:net access|NotCapable)/), {
      timeout: 20_000,
    });
  });

  it("a request from another site's page is refused", async () => {
    const foreign = await post("send-contact-email", {}, { origin: "https://other.test" });
    expect(foreign).toMatchObject({ status: 403, body: { code: "foreign-origin" } });
  });

  it("a function without a secret ends, and names it", async () => {
    const { MAIL_API_URL: _, ...others } = secrets;
    await expect(serveFunction("send-due-mails", others)).rejects.toThrow("The function needs the secret MAIL_API_URL");
  });
});
