import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../src/server/build.ts";
import { contact as otherContact } from "./otherClub/contact.ts";
import { openBackend } from "../adapters/embedded/backend.ts";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/start-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// A build inside a test would count against its time, and print other lines.
beforeAll(ensureBuilt);

/** Milliseconds after which a process that hangs is ended. */
const mostWaiting = 20_000;

/** Starts the site as `npm start` does. Returns its output once it has ended by itself. */
const start = (
  environment: NodeJS.Dict<string>,
  given: readonly string[] = [],
  { cwd = root, options = [] as readonly string[] } = {},
) =>
  new Promise<{ code: number | null; lines: string[] }>((ended) => {
    const site = spawn(process.execPath, [...options, join(root, "src/server/start.ts"), ...given], {
      cwd,
      env: { ...process.env, PORT: "0", DATA_FOLDER: join(scratch, "data"), ...environment },
      timeout: mostWaiting,
      killSignal: "SIGKILL",
    });
    let said = "";
    site.stderr.on("data", (text) => (said += text));
    site.on("exit", (code) => ended({ code, lines: said.trim().split("\n") }));
  });

describe("[BE-8] a start that fails", () => {
  let port: number;
  const other = createServer();
  beforeAll(async () => {
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    port = (other.address() as AddressInfo).port;
  });
  afterAll(() => other.close());

  it("reports in one line that the port is in use", async () => {
    const { code, lines } = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
  });

  it("[ON-26] reads a settings file with a byte order mark, and names what it ignores", async () => {
    const cwd = join(scratch, "settings");
    mkdirSync(cwd);
    writeFileSync(
      join(cwd, ".env"),
      `\uFEFFPORT=${port}\r\nSITE_ULR=https://club.example\r\nHOST 0.0.0.0\r\nCOLOUR=red\r\n`,
    );
    const options = ["--import", join(root, "scripts/loadSettings.mjs")];
    const { code, lines } = await start({ PORT: undefined }, [], { cwd, options });
    expect(code).toBe(1);
    expect(lines).toEqual([
      "Line 3 of .env is ignored: write NAME=value.",
      ".env has COLOUR, which isn't a setting.",
      ".env has SITE_ULR, which isn't a setting: did you mean SITE_URL?",
      expect.stringContaining(`Port ${port} is in use`),
    ]);
  });

  it("reports in one line that another site uses the folder", async () => {
    const folder = join(scratch, "used");
    const backend = await openBackend({ folder, siteUrl: "http://127.0.0.1", seed: false });
    const { code, lines } = await start({ DATA_FOLDER: folder });
    await backend.close();
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(folder);
  });

  it("reports in one line that the folder isn't one, and deletes nothing", async () => {
    const folder = join(scratch, "file");
    writeFileSync(folder, "mine");
    const { code, lines } = await start({ DATA_FOLDER: folder });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(folder);
  });

  it.runIf(existsSync("/proc/self"))("reports in one line that no folder can be made in /proc", async () => {
    const folder = "/proc/data/club";
    const { code, lines } = await start({ DATA_FOLDER: folder });
    expect([code, lines]).toEqual([1, [expect.stringMatching(`^The data folder ${folder} can't be written: .*`)]]);
    const backup = spawnSync(process.execPath, ["src/operations/backup.ts"], {
      cwd: root,
      env: { ...process.env, DATA_FOLDER: scratch, BACKUP_FOLDER: folder, DATABASE_URL: "postgresql://127.0.0.1:9/a" },
      encoding: "utf8",
      timeout: mostWaiting,
      killSignal: "SIGKILL",
    });
    expect([backup.status, backup.stderr]).toEqual([
      1,
      `${folder} can't be made: set BACKUP_FOLDER to a folder on a disk.\n`,
    ]);
  });

  it.runIf(process.getuid?.() !== 0)("reports in one line that the folder isn't writable", async () => {
    const folder = join(scratch, "closed");
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    const { code, lines } = await start({ DATA_FOLDER: folder });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(folder)]);
  });

  it("[SE-30] refuses to show demo accounts on the network by default", async () => {
    const { code, lines } = await start({ HOST: "0.0.0.0" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("DEMO_ACCOUNTS=public")]);
  });

  it("[CL-4] refuses to show a club on the network whose messages would go to the demo club", async () => {
    const folder = join(scratch, "half a club");
    cpSync(join(root, "tests/otherClub"), folder, { recursive: true });
    const contact = { ...otherContact, email: "contact@boreal.example.org" };
    writeFileSync(join(folder, "contact.ts"), `export const contact = ${JSON.stringify(contact)};`);
    const { code, lines } = await start({ HOST: "0.0.0.0", DEMO_ACCOUNTS: "public", CLUB_FOLDER: folder });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("email in contact.ts is still contact@boreal.example.org")]);
  });

  it("names the folder that no club can be read from", async () => {
    const { code, lines } = await start({ CLUB_FOLDER: "nowhere/at all" });
    expect(code).toBe(1);
    expect(lines[0]).toBe("nowhere/at all/club.ts can't be built into a site:");
    expect(lines).toHaveLength(2);
  });

  it("refuses a setting that is given as an argument", async () => {
    const { code, lines } = await start({}, ["--port", "4000"]);
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^npm start takes no arguments such as --port: /)]]);
  });

  it("reports in one line an invalid setting", async () => {
    const { code, lines } = await start({ SUPABASE_URL: "https://club.example" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("SUPABASE_ANON_KEY")]);
  });

  it("refuses a project's secret key, which each page would show", async () => {
    const { code, lines } = await start({ SUPABASE_URL: "https://a.example", SUPABASE_ANON_KEY: "sb_secret_0123" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("is a secret key")]);
    expect(lines[0]).not.toContain("0123");
  });
});
