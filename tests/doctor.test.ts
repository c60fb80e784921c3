import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSmtp } from "../adapters/embedded/testing/smtp.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { serve } from "../src/server/serve.ts";
import { settingsFrom } from "../src/server/settings.ts";
import { fillDemoFolder } from "./demoFolder.ts";
import { certificateFor } from "./certificates.ts";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/doctor-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
beforeAll(ensureBuilt);

type Report = {
  readonly code: number | null;
  readonly text: string;
  readonly levels: Readonly<Record<string, string>>;
};

/** Runs `npm run doctor` beside a settings file. Returns the worst level of each check. */
const run = (environment: Record<string, string>, given: readonly string[] = [], file?: string): Promise<Report> =>
  new Promise((ended) => {
    const place = mkdtempSync(join(scratch, "run-"));
    if (file !== undefined) writeFileSync(join(place, ".env"), file, { mode: 0o600 });
    const command = ["--env-file-if-exists=.env", join(root, "src/operations/doctor.ts"), ...given];
    const { HOME = "", PATH = "" } = process.env;
    const doctor = spawn(process.execPath, command, { cwd: place, env: { HOME, PATH, ...environment } });
    let text = "";
    doctor.stdout.on("data", (said) => (text += said));
    doctor.stderr.on("data", (said) => (text += said));
    doctor.once("close", (code) => {
      const lines = [...text.matchAll(/^(ok|skipped|warning|problem) +(\S+(?: \S+)*) {2,}/gm)];
      const order = ["ok", "skipped", "warning", "problem"];
      const levels: Record<string, string> = {};
      for (const [, level = "", name = ""] of lines) {
        if (order.indexOf(level) >= order.indexOf(levels[name] ?? "ok")) levels[name] = level;
      }
      ended({ code, text, levels });
    });
  });

const folder = join(scratch, "data");
const startSite = async () => {
  if (!existsSync(folder)) await fillDemoFolder(folder);
  const served = await serve(settingsFrom({ PORT: "0", DATA_FOLDER: folder }), () => {});
  return { ...served, port: new URL(served.address).port };
};

it("[ON-10] finds nothing wrong with a demonstration: running, stopped, or not begun", async () => {
  const begun = await run({ DATA_FOLDER: join(scratch, "none") });
  expect(begun).toMatchObject({
    code: 0,
    levels: { "data folder": "ok", lock: "ok", migrations: "ok", backups: "ok" },
  });

  const site = await startSite();
  const running = await run({ DATA_FOLDER: folder, PORT: site.port });
  expect(running.text).toContain(`The site is running at ${site.address}.`);
  expect(running).toMatchObject({ code: 0, levels: { "data folder": "ok", migrations: "ok", backups: "warning" } });
  await site.close();

  const stopped = await run({ DATA_FOLDER: folder });
  expect(stopped.text).toContain("the site is stopped");
  expect(stopped).toMatchObject({ code: 0, levels: { migrations: "ok" } });
});

it("[ON-10] takes a club's settings from the file, and sends a test mail on demand", async () => {
  const smtp = await startSmtp();
  const smtpUrl = smtp.url.replace("//", "//club:geheim-1@");
  const file = `DATA_FOLDER=${folder}\nDEMO_DATA=no\nSITE_URL=https://club.invalid\nSMTP_URL=${smtpUrl}\nMAIL_FROM="Le club <bonjour@club.test>"\n`;
  const { code, levels, text } = await run({}, ["--send", "someone@example.org"], file);
  smtp.close();
  expect(code).toBe(1);
  expect(levels).toMatchObject({ settings: "ok", mails: "ok", address: "problem", certificate: "skipped" });
  expect(text).toContain("https://club.invalid isn't reached");
  expect(smtp.received).toEqual([expect.stringContaining("To: someone@example.org")]);
});

it.runIf(process.platform === "linux")("[ON-18] knows the site behind its proxy from another one", async () => {
  const day = 24 * 60 * 60 * 1_000;
  // Not a name of loopback, and this machine's all the same.
  const wish = { names: ["0.0.0.0"], from: Date.now() - day, until: Date.now() + 10 * day };
  const { cert, key } = certificateFor(wish);
  const authority = join(scratch, "authority.pem");
  writeFileSync(authority, cert);
  let target = "";
  const proxy = createServer(
    { cert, key: key.export({ type: "pkcs8", format: "pem" }) },
    ({ url, headers }, response) => request(target + url, { headers }, (answer) => answer.pipe(response)).end(),
  ).listen(0);
  await once(proxy, "listening");
  const siteUrl = `https://0.0.0.0:${(proxy.address() as AddressInfo).port}`;
  const club = { PORT: "0", DEMO_DATA: "no", SITE_URL: siteUrl, DATA_FOLDER: join(scratch, "club") };
  const site = await serve(settingsFrom(club), () => {});
  target = site.address;
  const asked = { ...club, PORT: new URL(site.address).port, NODE_EXTRA_CA_CERTS: authority };

  const right = await run(asked);
  expect(right.text).toContain(`${siteUrl} leads to this site.`);
  expect(right).toMatchObject({ code: 0, levels: { settings: "ok", address: "ok", certificate: "warning" } });
  const other = await run({ ...asked, DATA_FOLDER: folder });
  expect(other.text).toContain(`Another site answers at ${siteUrl}`);
  expect(other).toMatchObject({ code: 1, levels: { address: "problem" } });
  await site.close();
  proxy.close();
});

it("[ON-12] goes on with broken settings, and shows no secret", async () => {
  const { code, levels, text } = await run({
    PORT: "trois",
    DATA_FOLDER: folder,
    SMTP_URL: "smtp://club:geheim-2@127.0.0.1:9",
    MAIL_FROM: "a@b.fr",
    SITE_URL: "ftp://club:geheim-3@club.example",
  });
  expect(code).toBe(1);
  expect(levels).toMatchObject({ settings: "problem", "data folder": "ok", mails: "problem", address: "skipped" });
  expect(text).not.toMatch(/geheim/);
  expect(text).not.toMatch(/^\s+at /m);
});

it("[ON-19] asks a hosted project", async () => {
  const site = await startSite();
  const project = { SUPABASE_URL: site.address, SITE_URL: site.address, PORT: "1" };
  const right = await run({ ...project, SUPABASE_ANON_KEY: "sb_publishable_embedded" });
  expect(right).toMatchObject({ code: 0, levels: { project: "ok", tables: "ok", functions: "ok" } });
  const wrong = await run({ ...project, SUPABASE_ANON_KEY: "sb_secret_0123456789" });
  await site.close();
  expect(wrong).toMatchObject({ code: 1, levels: { project: "problem", tables: "skipped", functions: "skipped" } });
  const sent = await run({ ...project, SUPABASE_ANON_KEY: "sb_publishable_embedded" }, ["--send", "a@b.example"]);
  expect(sent).toMatchObject({ code: 1, levels: { mails: "problem" } });
  expect(wrong.text).not.toContain("sb_secret_0123456789");
});

it.each([
  ["a recipient that isn't one", ["--send", "someone"]],
  ["no recipient", ["--send"]],
  ["another flag", ["--fix"]],
])("refuses %s in a line", async (_, given) => {
  const { code, text } = await run({}, given);
  expect([code, text.trim().split("\n").at(-1)]).toEqual([1, expect.stringContaining("npm run doctor -- --send")]);
});
