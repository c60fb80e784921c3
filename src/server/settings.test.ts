import { join } from "node:path";
import { expect, it } from "vitest";
import { isForOthers, settingsFrom } from "./settings.ts";

it("serves the embedded backend on loopback, port 3000, when nothing is said", () => {
  expect(settingsFrom({})).toEqual({
    host: "127.0.0.1",
    port: 3000,
    siteAddress: "http://127.0.0.1:3000",
    backend: { folder: ".data" },
    hasDemoData: true,
    backups: { folder: join(".data", "backups"), days: 0 },
    demoIsPublic: false,
    log: { format: "text", level: "info" },
  });
});

it("takes a hosted project when both its address and its key are there", () => {
  const { backend } = settingsFrom({ SUPABASE_URL: "https://club.supabase.example/", SUPABASE_ANON_KEY: "key" });
  expect(backend).toEqual({ url: "https://club.supabase.example", anonKey: "key" });
});

it("[BK-5] keeps fourteen nights of a site without demo data, and none of a demonstration unless it is told to", () => {
  const daysOf = (environment: Record<string, string>) => settingsFrom(environment).backups.days;
  expect(daysOf({ DEMO_DATA: "no" })).toBe(14);
  expect(daysOf({ DEMO_DATA: "no", BACKUP_DAYS: "0" })).toBe(0);
  expect(daysOf({ BACKUP_DAYS: "3" })).toBe(3);
  expect(settingsFrom({ BACKUP_FOLDER: "/mnt/backups" }).backups.folder).toBe("/mnt/backups");
});

it("knows the site by the address that it is told", () => {
  expect(settingsFrom({ SITE_URL: "https://club.example/" }).siteAddress).toBe("https://club.example");
  expect(settingsFrom({ HOST: "::1", PORT: "4000" }).siteAddress).toBe("http://[::1]:4000");
  expect(settingsFrom({ SITE_URL: "HTTPS://Équipe.example:443" }).siteAddress).toBe("https://xn--quipe-9ra.example");
});

const hosted = { SUPABASE_URL: "https://club.supabase.example", SUPABASE_ANON_KEY: "key" };
const captcha = { CAPTCHA_SITE_KEY: "k", CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "s" };

it("[DC-7] takes the keys of a Discord application on the embedded backend", () => {
  const keys = { DISCORD_CLIENT_ID: "12", DISCORD_CLIENT_SECRET: "s" };
  expect(settingsFrom(keys).discord).toEqual({ clientId: "12", clientSecret: "s" });
  expect(settingsFrom({ DISCORD_CLIENT_ID: "", DISCORD_CLIENT_SECRET: "" }).discord).toBeUndefined();
});

const vapid = { VAPID_PUBLIC_KEY: "B".repeat(87), VAPID_PRIVATE_KEY: "k".repeat(43) };

it("[NT-30] takes keys of web push on the embedded backend", () => {
  expect(settingsFrom(vapid).pushKeys).toEqual({ publicKey: "B".repeat(87), privateKey: "k".repeat(43) });
  expect(settingsFrom({ VAPID_PUBLIC_KEY: "", VAPID_PRIVATE_KEY: "" }).pushKeys).toBeUndefined();
});

it("[HS-44] takes a captcha: with its secret on the embedded backend, without it on a hosted project", () => {
  expect(settingsFrom(captcha).captcha).toEqual({ provider: "turnstile", siteKey: "k", secret: "s" });
  const { CAPTCHA_SECRET: _, ...open } = captcha;
  expect(settingsFrom({ ...hosted, ...open }).captcha).toEqual({ provider: "turnstile", siteKey: "k" });
  expect(settingsFrom({ CAPTCHA_SITE_KEY: "", CAPTCHA_PROVIDER: "" }).captcha).toBeUndefined();
});

const webhook = "https://discord.com/api/webhooks/1200000000000000001/a-token_of-letters";

it.each([
  webhook,
  "https://canary.discord.com/api/v10/webhooks/1/a",
  "https://discordapp.com/api/webhooks/1/a",
  "http://127.0.0.1:4000/api/webhooks/1/a",
])("[DI-8] takes the webhook of announcements at %s", (address) => {
  expect(settingsFrom({ DISCORD_ANNOUNCEMENTS_WEBHOOK_URL: address }).announcements).toBe(address);
});

it.each([
  "http://discord.com/api/webhooks/1/secret",
  "https://discord.com.evil.example/api/webhooks/1/secret",
  "https://evil.example/api/webhooks/1/secret",
  "https://user@discord.com/api/webhooks/1/secret",
  "https://discord.com/api/webhooks/1/secret?wait=true",
  "https://discord.com/api/webhooks/1/secret/slack",
  "https://discord.com/api/webhooks/secret",
  "http://192.168.0.1:4000/api/webhooks/1/secret",
  "secret",
])("[DI-8] refuses another address for announcements, without showing it: %s", (address) => {
  const read = () => settingsFrom({ DISCORD_ANNOUNCEMENTS_WEBHOOK_URL: address });
  expect(read).toThrow(/^DISCORD_ANNOUNCEMENTS_WEBHOOK_URL has to be an address such as/);
  expect(read).not.toThrow(/secret/);
});

it("[DI-8] refuses to announce on the staff's channel, which receives applications", () => {
  const same = { DISCORD_WEBHOOK_URL: webhook, DISCORD_ANNOUNCEMENTS_WEBHOOK_URL: webhook.replace("token", "other") };
  expect(() => settingsFrom(same)).toThrow(/are the same webhook/);
});

it.each([
  [{ PORT: "trois mille" }, /PORT is "trois mille"/],
  [{ PORT: "70000" }, /PORT is "70000"/],
  [{ BACKUP_DAYS: "two" }, /BACKUP_DAYS is "two"\. It has to be a number of days/],
  [{ BACKUP_DAYS: "-1" }, /BACKUP_DAYS is "-1"/],
  [{ DEMO_DATA: "nein" }, /DEMO_DATA is "nein"\. It has to be yes or no/],
  [{ SITE_URL: "club.example" }, /SITE_URL is "club\.example"/],
  [{ SITE_URL: "https://club.example/site" }, /SITE_URL is .* has to end after the name/],
  [{ SITE_URL: "https://club.example?a=1" }, /has to end after the name/],
  [{ SITE_URL: "https://club.example?" }, /has to end after the name/],
  [{ SITE_URL: "https://user@club.example" }, /has to end after the name/],
  [{ SITE_URL: "https://:word@club.example" }, /has to end after the name/],
  [{ SITE_URL: "https://a b" }, /SITE_URL is "https:\/\/a b"/],
  [{ SITE_URL: "https://*" }, /SITE_URL is "https:\/\/\*"\. Its host has to be a name/],
  [{ SITE_URL: "https://*.club.example" }, /Its host has to be a name/],
  [{ SITE_URL: "https://club..example" }, /Its host has to be a name/],
  [{ SITE_URL: "https://-.club.example" }, /Its host has to be a name/],
  [{ SMTP_URL: "smtp://a.example", MAIL_FROM: "Le club" }, /MAIL_FROM is "Le club"/],
  [{ SMTP_URL: "smtp://a.example", MAIL_FROM: "Le club <bonjour@club>" }, /MAIL_FROM is/],
  [{ SITE_URL: "ftp://club.example" }, /SITE_URL/],
  [{ SUPABASE_URL: "https://club.supabase.example" }, /needs both SUPABASE_URL and SUPABASE_ANON_KEY/],
  [{ SUPABASE_ANON_KEY: "key" }, /needs both/],
  [{ SMTP_URL: "smtp://mail.example" }, /set MAIL_FROM/],
  [{ SMTP_URL: "mail.example", MAIL_FROM: "a@b.fr" }, /SMTP_URL has to be/],
  [{ SMTP_URL: "smtp://a.example", MAIL_API_URL: "https://b.example", MAIL_FROM: "a@b.fr" }, /both set/],
  [{ MAIL_API_URL: "https://b.example", MAIL_FROM: "a@b.fr" }, /without MAIL_API_KEY/],
  [{ SMTP_URL: "smtp://", MAIL_FROM: "a@b.fr" }, /SMTP_URL has to be/],
  [{ PORT: " " }, /PORT is " "/],
  [{ PORT: "3e3" }, /PORT is "3e3"/],
  [{ DEMO_ACCOUNTS: "yes" }, /DEMO_ACCOUNTS is "yes"/],
  [{ LOG_FORMAT: "xml" }, /LOG_FORMAT is "xml"\. It has to be text or json/],
  [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is "loud"\. It has to be error, warn, info or debug/],
  [{ METRICS_PORT: "many" }, /METRICS_PORT is "many"/],
  [{ TRUST_PROXY: "caddy" }, /TRUST_PROXY is "caddy"/],
  [{ TRUST_PROXY: "0.0.0.0/0" }, /TRUST_PROXY/],
  [{ SUPABASE_URL: "club", SUPABASE_ANON_KEY: "key" }, /SUPABASE_URL is "club"/],
  [{ VAPID_PUBLIC_KEY: vapid.VAPID_PUBLIC_KEY }, /have to be a pair/],
  [{ ...vapid, VAPID_PRIVATE_KEY: "short" }, /have to be a pair/],
  [{ ...hosted, ...vapid }, /among the secrets of its functions/],
  [{ DISCORD_CLIENT_ID: "12" }, /needs both DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET/],
  [{ DISCORD_CLIENT_ID: "my app", DISCORD_CLIENT_SECRET: "s" }, /DISCORD_CLIENT_ID is "my app"/],
  [{ ...hosted, DISCORD_CLIENT_ID: "12", DISCORD_CLIENT_SECRET: "s" }, /are the embedded backend's/],
  [
    { DISCORD_CLIENT_ID: "12", DISCORD_CLIENT_SECRET: "s", DISCORD_API_URL: "https://evil.example" },
    /DISCORD_API_URL is .* It is for tests/,
  ],
  [{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "s" }, /CAPTCHA_SITE_KEY is missing/],
  [{ CAPTCHA_SITE_KEY: "k", CAPTCHA_SECRET: "s" }, /CAPTCHA_PROVIDER is ""\. It has to be turnstile or hcaptcha/],
  [{ CAPTCHA_SITE_KEY: "k", CAPTCHA_SECRET: "s", CAPTCHA_PROVIDER: "recaptcha" }, /CAPTCHA_PROVIDER is "recaptcha"/],
  [{ CAPTCHA_SITE_KEY: "k", CAPTCHA_PROVIDER: "hcaptcha" }, /CAPTCHA_SECRET is missing/],
  [{ ...hosted, CAPTCHA_SITE_KEY: "k", CAPTCHA_PROVIDER: "hcaptcha", CAPTCHA_SECRET: "s" }, /CAPTCHA_SECRET is the em/],
  [{ ...captcha, CAPTCHA_VERIFY_URL: "https://a.example" }, /CAPTCHA_VERIFY_URL is .* It is for tests/],
  [{ ...captcha, CAPTCHA_SCRIPT_URL: "nowhere" }, /CAPTCHA_SCRIPT_URL is "nowhere"/],
])("refuses %o in one line", (environment, message) => {
  expect(() => settingsFrom(environment)).toThrow(message);
  expect(() => settingsFrom(environment)).not.toThrow(/\n/);
});

it("sends mails by SMTP or through a provider, and captures them when neither is named", () => {
  const from = "Le club <bonjour@club.example>";
  expect(settingsFrom({}).sending).toBeUndefined();
  expect(settingsFrom({ SMTP_URL: "smtps://a:b@mail.example:465", MAIL_FROM: from }).sending).toEqual({
    smtpUrl: "smtps://a:b@mail.example:465",
    from,
  });
  const provider = { MAIL_API_URL: "https://mail.example/emails", MAIL_API_KEY: "key", MAIL_FROM: from };
  expect(settingsFrom(provider).sending).toEqual({ apiUrl: "https://mail.example/emails", apiKey: "key", from });
});

it("[SE-30] detects that other machines can reach the site, by HOST or by the site's address", () => {
  expect([{}, { HOST: "::1" }, { SITE_URL: "http://localhost:8080" }].map(settingsFrom).map(isForOthers)).toEqual([
    false,
    false,
    false,
  ]);
  expect([{ HOST: "0.0.0.0" }, { SITE_URL: "https://club.example" }].map(settingsFrom).map(isForOthers)).toEqual([
    true,
    true,
  ]);
});
