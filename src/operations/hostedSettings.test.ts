import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "../../adapters/embedded/settings.ts";
import { temporaryFolder } from "../../adapters/embedded/testing/folders.ts";
import { hostedSettings, writeHostedSettings } from "./hostedSettings.ts";

const root = join(import.meta.dirname, "../..");
const hosted = {
  SITE_URL: "https://club.example",
  SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  SUPABASE_ANON_KEY: "sb_publishable_k",
};
const mails = {
  SMTP_URL: "smtps://club%40mail.example:s%2Fecret@mail.example",
  MAIL_FROM: '"Boréal Esport" <bonjour@club.example>',
};

it.each([
  ["no address", { SITE_URL: "" }, "SITE_URL is missing"],
  ["this machine's address", { SITE_URL: "https://127.0.0.1:3000" }, "which is this machine alone"],
  ["this machine's name", { SITE_URL: "http://localhost" }, "which is this machine alone"],
  ["an address without a certificate", { SITE_URL: "http://club.example" }, "begins with https://"],
  ["an address with a path", { SITE_URL: "https://club.example/site" }, "It has to end after the name"],
  ["no address at all", { SITE_URL: "club" }, 'SITE_URL is "club"'],
  ["no project", { SUPABASE_URL: "", SUPABASE_ANON_KEY: "" }, "SUPABASE_URL is missing"],
  ["a project of one's own", { SUPABASE_URL: "https://api.club.example" }, "is no hosted project"],
  ["another site's project", { SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co.evil.example" }, "no hosted"],
  ["no mail server", { SMTP_URL: "" }, "a mail server of its own first"],
  ["a mail server without a password", { SMTP_URL: "smtps://mail.example" }, "a mail server of its own first"],
  [
    "mails by an HTTP provider",
    { SMTP_URL: "", MAIL_API_URL: "https://a.example", MAIL_API_KEY: "k" },
    "--smtp-is-set",
  ],
  ["no sender", { MAIL_FROM: "" }, "MAIL_FROM"],
])("[HS-6] refuses to push %s, and says what to set", (_, wrong, sentence) => {
  expect(() => hostedSettings({ ...hosted, ...mails, ...wrong }, false)).toThrow(sentence);
});

it("[HS-6] takes the mail server from the site's own settings, and its password from the environment", () => {
  const { smtp, environment, project } = hostedSettings({ ...hosted, ...mails }, false);
  expect(project).toBe("abcdefghijklmnopqrst");
  expect(environment).toEqual({ SITE_URL: "https://club.example", SMTP_PASSWORD: "s/ecret" });
  expect(smtp).toContain('host = "mail.example"\nport = 465\nuser = "club@mail.example"\npass = "env(SMTP_PASSWORD)"');
  expect(smtp).toContain('admin_email = "bonjour@club.example"\nsender_name = "Boréal Esport"');
  expect(smtp).not.toContain("ecret");
});

it("[HS-6] leaves a mail server that the project has as it is", () => {
  expect(hostedSettings(hosted, true)).toEqual({
    project: "abcdefghijklmnopqrst",
    environment: { SITE_URL: "https://club.example" },
    smtp: "",
    club: "club.example",
  });
});

it("[AU-51] signs the mails that a hosted project takes with the name of MAIL_FROM", () => {
  const mailsOf = (from: string, hasSmtp: boolean) => {
    const folder = writeHostedSettings(root, hostedSettings({ ...hosted, ...mails, MAIL_FROM: from }, hasSmtp));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return readdirSync(join(folder, "supabase/templates")).map((name) =>
      readFileSync(join(folder, "supabase/templates", name), "utf8").slice(-80),
    );
  };
  for (const end of mailsOf('"Les {{ Loups }} & Co" <bonjour@club.example>', false))
    expect(end).toContain("<p>Les  Loups  &amp; Co<br>{{ .SiteURL }}</p></body>");
  expect(mailsOf("bonjour@club.example", true)[2]).toContain("<p>club.example<br>{{ .SiteURL }}</p></body>");
});

/** Stands in for the CLI: keeps what it is told and the settings that it reads. */
const cliThatEndsWith = (code: number) => {
  const folder = temporaryFolder();
  const program = join(folder, "supabase");
  writeFileSync(
    program,
    `#!/bin/sh\necho "$@" > ${folder}/told\ncp "$4/supabase/config.toml" ${folder}/config\nls "$4/supabase/templates" > ${folder}/mails\nprintf '%s %s' "$SITE_URL" "$SMTP_PASSWORD" > ${folder}/environment\nexit ${code}\n`,
  );
  chmodSync(program, 0o700);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { program, read, wasCalled: () => existsSync(join(folder, "told")) };
};

const push = (env: Readonly<Record<string, string>>, ...flags: readonly string[]) =>
  spawnSync(process.execPath, [join(root, "src/operations/push.ts"), ...flags], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], TMPDIR: temporaryFolder(), ...env },
  });

it("[HS-6] npm run push gives the CLI the settings, the mails and the address, and ends as it does", () => {
  const cli = cliThatEndsWith(3);
  const { status } = push({ ...hosted, ...mails, SUPABASE_CLI: cli.program }, "--yes");
  expect(status).toBe(3);
  expect(cli.read("told")).toMatch(/^config push --workdir \S+ --remote=abcdefghijklmnopqrst --yes\n$/);
  const config = cli.read("config");
  expect(config).toContain('site_url = "env(SITE_URL)"');
  expect(config).toContain("[auth.email.smtp]");
  expect(config).toMatch(/email_sent = 300[^]*sign_in_sign_ups = 150/);
  expect(cli.read("mails")).toBe("confirmation.html\nemail-change.html\nrecovery.html\n");
  expect(cli.read("environment")).toBe("https://club.example s/ecret");
  const told = cli.read("told").split(" ")[3] ?? "";
  expect(existsSync(told)).toBe(false);
});

it("[HS-6] npm run push calls no CLI for an address of this machine, nor for an unknown flag", () => {
  const cli = cliThatEndsWith(0);
  const env = { ...hosted, ...mails, SUPABASE_CLI: cli.program };
  const local = push({ ...env, SITE_URL: "http://127.0.0.1:3000" });
  expect([local.status, local.stderr.split("\n").length]).toEqual([1, 2]);
  const mistyped = push(env, "--smtp");
  expect([mistyped.status, mistyped.stderr]).toEqual([1, "npm run push takes --smtp-is-set and --yes.\n"]);
  expect(push({ ...env, SUPABASE_CLI: "/nowhere/supabase" }).stderr).toContain("The Supabase CLI isn't installed");
  expect(cli.wasCalled()).toBe(false);
});

it("[HS-7] deploys as many functions as there are, and the settings name each of them", () => {
  const functions = execFileSync("ls", [join(root, "supabase/functions")], { encoding: "utf8" })
    .split("\n")
    .filter((name) => name !== "" && !name.startsWith("_"));
  const config = readFileSync(join(root, "supabase/config.toml"), "utf8");
  const named = [...config.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(functions);
});

it("[HS-46] takes a captcha as docs/deploy-hosted.md writes it, with the site's own key beside it", () => {
  const guide = readFileSync(join(root, "docs/deploy-hosted.md"), "utf8");
  const [, lines = ""] = /```toml\n(\[auth\.captcha\][^`]*)```/.exec(guide) ?? [];
  const [, secret = ""] = /env\((\w+)\)/.exec(lines) ?? [];
  const site = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "k" };
  expect(hostedSettings({ ...hosted, ...mails, ...site, [secret]: "s" }, false).project).toBe("abcdefghijklmnopqrst");
  const file = join(temporaryFolder(), "config.toml");
  writeFileSync(file, `${readFileSync(join(root, "supabase/config.toml"), "utf8")}\n${lines}`);
  // The embedded backend reads the file too, and has a captcha of its own.
  expect(readSettings(file)).toEqual(readSettings(join(root, "supabase/config.toml")));
});
