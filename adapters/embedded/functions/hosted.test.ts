import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "../backend.ts";
import { keysIn } from "../folder/keys.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { startDiscord } from "../testing/discord.ts";
import { serve } from "../testing/requests.ts";

// The functions' `index.ts` files as on a hosted project, with Deno's globals stubbed. The database answers over HTTP, as
// there.

const functions = join(import.meta.dirname, "../../../supabase/functions");
const names = readdirSync(functions).filter((name) => name !== "_shared");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads a function's `index.ts` with these secrets. Returns the handler that it serves. */
const served = async (name: string, secrets: Readonly<Record<string, string>>, work: Promise<unknown>[] = []) => {
  let answer: ((request: Request) => Promise<Response>) | undefined;
  vi.stubGlobal("Deno", {
    env: { get: (key: string) => secrets[key] },
    serve: (handler: typeof answer) => (answer = handler),
  });
  vi.stubGlobal("EdgeRuntime", { waitUntil: (one: Promise<unknown>) => work.push(one) });
  await import(`../../../supabase/functions/${name}/index.ts`);
  if (!answer) throw new Error(`${name} serves nothing`);
  return answer;
};

const startProvider = async () => {
  const taken: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (piece) => (text += piece));
    request.on("end", () => {
      taken.push(JSON.parse(text));
      response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails` };
};

const startProject = async () => {
  const folder = temporaryFolder();
  const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: false });
  const { address, close } = await serve((request) => backend.fetch(request));
  onTestFinished(() => close().then(backend.close));
  return { backend, address, key: keysIn(join(folder, "keys.json")).secretKey };
};

const club = {
  CLUB_NAME: "Club de test",
  CLUB_SHORT_NAME: "CDT",
  CLUB_EMAIL: "contact@club.test",
  SITE_URL: "https://club.test/",
};

it("[BE-1] [CT-4] takes a message and mails it, and takes a reader of the letter off by the address in the mail's head", async () => {
  const [{ backend, address, key }, provider] = [await startProject(), await startProvider()];
  const work: Promise<unknown>[] = [];
  const secrets = {
    ...club,
    SUPABASE_URL: address,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: key }),
    FUNCTIONS_URL: "https://project.test/functions/v1/",
    MAIL_API_URL: provider.url,
    MAIL_API_KEY: "key",
    MAIL_FROM: "Club <bonjour@club.test>",
  };
  const ask = async (name: string, to: string, body: unknown) => {
    const answer = await (
      await served(name, secrets, work)
    )(
      new Request(to, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
      }),
    );
    await Promise.all(work);
    return answer.status;
  };

  const message = { name: "Lya", email: "lya@exemple.fr", subject: "Un scrim", message: "Bonjour" };
  expect(await ask("send-contact-email", "https://project.test/functions/v1/send-contact-email", message)).toBe(200);
  // Cron calls the functions there.
  await vi.waitFor(async () => {
    const [known] = await backend.query("select address, functions_address, short_name, email from private.club");
    expect(known).toEqual({
      address: "https://club.test",
      functions_address: "https://project.test/functions/v1",
      short_name: "CDT",
      email: "contact@club.test",
    });
  });
  expect(provider.taken).toMatchObject([
    { from: "Club <bonjour@club.test>", to: ["contact@club.test"], reply_to: "lya@exemple.fr" },
  ]);

  const wish = { email: "lectrice@exemple.fr" };
  expect(await ask("subscribe-newsletter", "https://project.test/functions/v1/subscribe-newsletter", wish)).toBe(200);
  const { text, headers } = provider.taken[1] as { text: string; headers: Record<string, string> };
  expect(text).toContain("https://club.test/newsletter/confirmer?jeton=");
  const leave = /^<(https:\/\/project\.test\/functions\/v1\/unsubscribe-newsletter\?jeton=.+)>$/.exec(
    headers["List-Unsubscribe"] ?? "",
  );
  expect(await backend.query("select from newsletter_subscribers")).toHaveLength(1);
  expect(await ask("unsubscribe-newsletter", leave?.[1] ?? "", {})).toBe(200);
  expect(await backend.query("select from newsletter_subscribers")).toEqual([]);
});

it("[DI-8] tells the database which channel it announces on, and announces what is due; an invalid address stops the start", async () => {
  const [{ backend, address, key }, provider, discord] = [
    await startProject(),
    await startProvider(),
    await startDiscord(),
  ];
  onTestFinished(() => discord.close());
  const secrets = {
    ...club,
    SUPABASE_URL: address,
    SUPABASE_SERVICE_ROLE_KEY: key,
    MAIL_API_URL: provider.url,
    MAIL_API_KEY: "key",
    MAIL_FROM: "Club <bonjour@club.test>",
    DISCORD_ANNOUNCEMENTS_WEBHOOK_URL: discord.address,
  };
  const id = "99999999-9999-4999-8999-999999999999";
  await backend.query("insert into articles (id, title, slug, is_published) values ($1, 'Un', 'un', true)", [id]);
  const row = "insert into discord_posts (kind, subject_id, title, is_live) values ('article', $1, 'Un', true)";
  await backend.query(row, [id]);
  const work: Promise<unknown>[] = [];
  const answer = await served("send-due-mails", secrets, work);
  expect(
    (await answer(new Request("https://project.test/functions/v1/send-due-mails", { method: "POST" }))).status,
  ).toBe(200);
  await Promise.all(work);
  expect(discord.messages).toMatchObject([{ embeds: [{ title: "Un", url: "https://club.test/news/un" }] }]);
  expect(await backend.query("select webhook_id from private.discord_channel")).toHaveLength(1);

  vi.resetModules();
  const wrong = { ...secrets, DISCORD_ANNOUNCEMENTS_WEBHOOK_URL: "https://club.test/webhook" };
  await expect(served("send-due-mails", wrong)).rejects.toThrow("DISCORD_ANNOUNCEMENTS_WEBHOOK_URL");
});

it("[BE-12] says which secret is missing", async () => {
  const secrets = { ...club, SUPABASE_URL: "https://project.test", SUPABASE_SERVICE_ROLE_KEY: "key" };
  await expect(served("send-due-mails", secrets)).rejects.toThrow("MAIL_API_URL");
});

it.each(names)("%s may be called by visitors, and has the tests' versions of its packages", (name) => {
  const settings = readFileSync(join(functions, "../config.toml"), "utf8");
  expect(settings).toContain(`[functions.${name}]\nverify_jwt = false`);
  const { dependencies } = JSON.parse(readFileSync(join(functions, "../../package.json"), "utf8"));
  const { imports } = JSON.parse(readFileSync(join(functions, name, "deno.json"), "utf8"));
  expect(imports).toEqual(
    Object.fromEntries(["web-push", "zod"].map((used) => [used, `npm:${used}@${dependencies[used]}`])),
  );
});
