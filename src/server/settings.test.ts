import { expect, it } from "vitest";
import { isForOthers, settingsFrom } from "./settings.ts";

it("serves the embedded backend on loopback, port 3000, when nothing is said", () => {
  expect(settingsFrom({})).toEqual({
    host: "127.0.0.1",
    port: 3000,
    siteAddress: "http://127.0.0.1:3000",
    backend: { folder: ".data" },
    demoIsPublic: false,
  });
});

it("takes a hosted project when both its address and its key are there", () => {
  const { backend } = settingsFrom({ SUPABASE_URL: "https://club.supabase.example/", SUPABASE_ANON_KEY: "key" });
  expect(backend).toEqual({ url: "https://club.supabase.example", anonKey: "key" });
});

it("knows the site by the address that it is told", () => {
  expect(settingsFrom({ SITE_URL: "https://club.example/" }).siteAddress).toBe("https://club.example");
  expect(settingsFrom({ HOST: "::1", PORT: "4000" }).siteAddress).toBe("http://[::1]:4000");
});

it.each([
  [{ PORT: "trois mille" }, /PORT is "trois mille"/],
  [{ PORT: "70000" }, /PORT is "70000"/],
  [{ SITE_URL: "club.example" }, /SITE_URL is "club\.example"/],
  [{ SITE_URL: "ftp://club.example" }, /SITE_URL/],
  [{ SUPABASE_URL: "https://club.supabase.example" }, /needs both SUPABASE_URL and SUPABASE_ANON_KEY/],
  [{ SUPABASE_ANON_KEY: "key" }, /needs both/],
  [{ SMTP_URL: "smtp://mail.example" }, /set MAIL_FROM/],
  [{ SMTP_URL: "mail.example", MAIL_FROM: "a@b.fr" }, /SMTP_URL has to be/],
  [{ SMTP_URL: "smtp://a.example", MAIL_API_URL: "https://b.example", MAIL_FROM: "a@b.fr" }, /both set/],
  [{ MAIL_API_URL: "https://b.example", MAIL_FROM: "a@b.fr" }, /without MAIL_API_KEY/],
  [{ SUPABASE_URL: "club", SUPABASE_ANON_KEY: "key" }, /SUPABASE_URL is "club"/],
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
