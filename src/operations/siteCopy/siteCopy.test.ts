import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, expect, it } from "vitest";
import { gatherExtras } from "./gather.ts";
import { hasSecrets, putBack, readCopy } from "./putBack.ts";
import { ofMachine } from "./settings.ts";

const scratch = mkdtempSync(join(tmpdir(), "site-copy-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const passphrase = "un mot de passe bien long";
const environment = {
  SITE_URL: "https://furets.example",
  CLUB_FOLDER: "club",
  DEMO_DATA: "no",
  SMTP_URL: "smtps://user:geheim@mail.example:465",
  MAIL_FROM: "Les Furets <bonjour@furets.example>",
  PORT: "3111",
  DATA_FOLDER: "/srv/data",
};

const machine = () => {
  const root = mkdtempSync(join(scratch, "machine-"));
  return { root, settingsFile: join(root, ".env") };
};
const clubAt = (root: string, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(join(root, "club", name, ".."), { recursive: true });
    writeFileSync(join(root, "club", name), text);
  }
  return join(root, "club");
};
const furets = { "club.ts": "export const club = 1;\n", "pictures/crest.svg": "<svg/>" };
const copyOf = (options: { readonly passphrase?: string } = {}) =>
  gatherExtras({ clubFolder: clubAt(machine().root, furets), environment, ...options });
const settingsAt = ({ settingsFile }: { readonly settingsFile: string }) =>
  parseEnv(readFileSync(settingsFile, "utf8"));

it("[BK-20] takes the club's folder and the settings to another machine, and leaves the machine's own", () => {
  const there = machine();
  const said = putBack(readCopy(copyOf(), undefined), { ...there, environment: {} });
  expect(readFileSync(join(there.root, "club/pictures/crest.svg"), "utf8")).toBe("<svg/>");
  const { SMTP_URL: _secret, PORT: _port, DATA_FOLDER: _folder, ...taken } = environment;
  expect(settingsAt(there)).toEqual(taken);
  expect(said.join("\n")).toMatch(/Settings that lack, because they are secret: SMTP_URL\./);
  // A second restore has nothing more to say than what still lacks.
  expect(putBack(readCopy(copyOf(), undefined), { ...there, environment: {} })).toEqual([said.at(-1)]);
});

it("[BK-20] takes the secrets along by a passphrase alone, and shows them to no one else", () => {
  const entries = copyOf({ passphrase });
  expect(Buffer.concat(entries.map(({ bytes }) => bytes)).includes("geheim")).toBe(false);
  expect([hasSecrets(entries), hasSecrets(copyOf())]).toEqual([true, false]);
  const there = machine();
  const said = putBack(readCopy(entries, passphrase), { ...there, environment: {} });
  expect(settingsAt(there)["SMTP_URL"]).toBe(environment.SMTP_URL);
  expect(said.join("\n")).not.toMatch(/lack|geheim/);
  expect(() => readCopy(entries, "un autre mot de passe")).toThrow(/passphrase isn't the one of this backup/);
});

it("[BK-20] writes over no other club's folder and no other setting, and names both", () => {
  const there = machine();
  clubAt(there.root, { "club.ts": "export const club = 2;\n" });
  writeFileSync(there.settingsFile, "SITE_URL=https://other.example\n");
  const said = putBack(readCopy(copyOf({ passphrase }), passphrase), { ...there, environment: {} });
  expect(readFileSync(join(there.root, "club/club.ts"), "utf8")).toBe("export const club = 2;\n");
  expect(readFileSync(join(there.root, "club-of-backup/club.ts"), "utf8")).toBe(furets["club.ts"]);
  expect(settingsAt(there)["SITE_URL"]).toBe("https://other.example");
  expect(said.join("\n")).toMatch(/another than the backup's.*\n.*\n.*differ in the backup: SITE_URL\./);
});

it("[BK-20] writes no file outside of the club's folder", () => {
  const there = machine();
  const entries = [...copyOf(), { name: "club/../../stranger", bytes: Buffer.from("x") }];
  expect(() => putBack(readCopy(entries, undefined), { ...there, environment: {} })).toThrow(
    /isn't one of a club's folder/,
  );
  expect(existsSync(join(there.root, "../stranger"))).toBe(false);
});

it("[BK-20] reads backups of before: they have no folder and no settings", () => {
  const there = machine();
  expect(putBack(readCopy([], undefined), { ...there, environment: {} })).toEqual([]);
  expect(existsSync(there.settingsFile)).toBe(false);
});

it("[BK-20] knows of each setting whether it is the site's or the machine's", () => {
  expect(ofMachine().toSorted()).toEqual([
    "BACKUP_FOLDER",
    "BACKUP_PASSPHRASE",
    "CAPTCHA_SCRIPT_URL",
    "CAPTCHA_VERIFY_URL",
    "DATABASE_PASSWORD",
    "DATABASE_URL",
    "DATA_FOLDER",
    "DISCORD_API_URL",
    "HOST",
    "LOG_FORMAT",
    "LOG_LEVEL",
    "METRICS_HOST",
    "METRICS_PORT",
    "PORT",
    "SITE_ADDRESS",
    "SUPABASE_ACCESS_TOKEN",
    "SUPABASE_ANON_KEY",
    "SUPABASE_DB_URL",
    "SUPABASE_URL",
    "TRUST_PROXY",
  ]);
});
