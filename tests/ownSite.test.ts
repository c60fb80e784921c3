import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startProgram } from "./bench/programs.ts";
import { ensureBuilt } from "../src/server/build.ts";

// What `npm start` prints for a club's own site.

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache/own-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(ensureBuilt);

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

const own = { SITE_URL: "https://club.example", DEMO_DATA: "no" };

it("[ON-5] prints the public address and no demo accounts, and warns while no mails are sent", async () => {
  const silent = await outputOf(own);
  expect(silent).toContain("The site is at http://127.0.0.1:");
  expect(silent).toContain("Its public address is https://club.example");
  expect(silent).toContain("Nobody can confirm an account");
  expect(silent).toContain("is still the demo club");
  expect(silent).not.toContain("demo-1234");

  const sending = await outputOf({ ...own, SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Le club <a@b.fr>" });
  expect(sending).toContain("Mails are sent");
  expect(sending).not.toContain("Nobody can confirm");
});
