import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startProgram } from "./bench/programs.ts";
import { writeClub } from "../src/operations/newClub/writeClub.ts";

// What `npm start` prints for a club's own site.

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache/own-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => writeClub(join(folder, "club"), { name: "Les Furets", contact: "a@b.example", today: "2026-11-26" }));

/** Starts the site, stops it, and returns its output. */
const outputOf = async (environment: Record<string, string>): Promise<string> => {
  const places = { PORT: "0", DATA_FOLDER: folder };
  const site = await startProgram(process.execPath, [join(root, "src/server/start.ts")], /Mails are/, {
    ...places,
    ...environment,
  });
  await site.end();
  return site.said;
};

const club = join(folder, "club");
const own = { SITE_URL: "https://club.example", DEMO_DATA: "no", CLUB_FOLDER: club };

it("[ON-22] refuses the demo club's folder without demo data, and says what to do", async () => {
  const start = [join(root, "src/server/start.ts")];
  const env = { ...process.env, DEMO_DATA: "no", CLUB_FOLDER: "src/club", DATA_FOLDER: join(folder, "refused") };
  const { status, stderr } = spawnSync(process.execPath, start, { cwd: root, env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm run setup writes a folder of your own")]);
  expect(existsSync(join(folder, "refused"))).toBe(false);
});

// Its first start builds the site.
it("[ON-5] prints the public address and no demo accounts, and warns while no mails are sent", async () => {
  const silent = await outputOf(own);
  expect(silent).toContain("The site is at http://127.0.0.1:");
  expect(silent).toContain("Its public address is https://club.example");
  expect(silent).toContain("Nobody can confirm an account");
  expect(silent).not.toContain("demo club");
  expect(silent).not.toContain("demo-1234");

  const sending = await outputOf({ ...own, SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Le club <a@b.fr>" });
  expect(sending).toContain("Mails are sent");
  expect(sending).not.toContain("Nobody can confirm");
}, 120_000);
