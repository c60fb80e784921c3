import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../../build/folders.ts";
import { readParts } from "./parts.ts";
import { settingNames } from "../../server/settingNames.ts";
import { checkSettings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "doctor-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, ".env");

const checked = (text: string, environment = {}) => {
  writeFileSync(file, text);
  chmodSync(file, 0o600);
  return checkSettings(environment, [], file);
};

it("knows every setting of docs/reference/settings.md", () => {
  const table = readFileSync(join(root, "docs/reference/settings.md"), "utf8");
  const named = table.match(/^\|[^|]*/gm)?.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_]{3,}/g) ?? []) ?? [];
  expect(named).toContain("SITE_URL");
  expect(named.filter((name) => !settingNames().includes(name))).toEqual([]);
});

it("[ON-12] finds names that no setting has in the file, and a misspelt one in the environment", async () => {
  const text =
    "SITE_URL https://club.example\nSITE_ULR=https://club.example\nCOLOUR=red\nMAIL_HOST=mail.example\nPORT=3000\nNODE_EXTRA_CA_CERTS=ca.pem\n";
  expect(await checked(text, { SMPT_URL: "smtp://mail.example", HOME: "/root", PATH: "/bin" })).toEqual([
    { level: "ok", text: "The settings can be read." },
    { level: "ok", text: `Only its owner can read ${file}.` },
    { level: "warning", text: `Line 1 of ${file} is ignored: write NAME=value.` },
    { level: "warning", text: `${file} has COLOUR, which isn't a setting.` },
    {
      level: "warning",
      text: expect.stringMatching(/MAIL_HOST, .*did you mean MAIL_API_URL or MAIL_API_KEY or MAIL_FROM/),
    },
    { level: "warning", text: `${file} has SITE_ULR, which isn't a setting: did you mean SITE_URL?` },
    { level: "warning", text: "The environment has SMPT_URL, which isn't a setting: did you mean SMTP_URL?" },
  ]);
});

it.skipIf(process.platform === "win32")("finds a file that other users can read", async () => {
  await checked("PORT=3000\n");
  chmodSync(file, 0o644);
  const text = expect.stringContaining(`chmod 600 ${file}`);
  expect(await checkSettings({}, [], file)).toContainEqual({ level: "problem", text });
});

it("tells all refusals at once, and reads what is beside them", () => {
  const { parts, refusals } = readParts({ PORT: "trois", SMTP_URL: "mail", DATA_FOLDER: "data" });
  expect(refusals).toEqual([expect.stringContaining("PORT"), expect.stringContaining("MAIL_FROM")]);
  expect(parts.address).toBeUndefined();
  expect(parts.mails).toBeUndefined();
  expect(parts.backend?.backend).toEqual({ folder: "data" });
});
