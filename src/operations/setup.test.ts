import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { openBackend } from "../../adapters/embedded/backend.ts";

// The command itself, in a folder of its own, without a terminal.

const command = join(import.meta.dirname, "setup.ts");
const scratch = mkdtempSync(join(tmpdir(), "setup-"));
afterAll(() => rmSync(scratch, { recursive: true }));
const newFolder = () => mkdtempSync(join(scratch, "site-"));

const run = (cwd: string, flags: readonly string[], environment: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [command, ...flags], {
    cwd,
    env: { ...process.env, DATA_FOLDER: "", SITE_URL: "", ...environment },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );

const own = [
  "--address",
  "https://club.example",
  "--admin",
  "Presidente@club.example",
  "--demo",
  "no",
  "--name",
  "Les Furets",
  "--contact",
  "bonjour@club.example",
];
const withName = (name: string) => own.map((one) => (one === "Les Furets" ? name : one));
const without = (flag: string) => own.filter((one, at) => one !== flag && own[at - 1] !== flag);
const linkIn = (said: string) => /https:\/\/club\.example\/auth\/reset\?token=(\w+)/.exec(said)?.[1];

describe("[HO-23] [ON-1] a wrong answer changes nothing and is told in one sentence:", () => {
  const folder = newFolder();
  it.each([
    [[], /--address/],
    [[...own, "--demo", "yes"], /needs --demo no/],
    [without("--name"), /The club's name: .*--name/],
    [without("--contact"), /The e-mail address that visitors see and write to: .*--contact/],
    [withName(" "), /The club's name may not be empty/],
    [withName("x".repeat(61)), /The club's name may have 60 characters at most/],
    [[...own, "--contact", "nobody"], /"nobody" is no e-mail address/],
    [[...own, "--accent", "vert"], /"vert" is no colour such as #ffc857/],
    [[...own, "--accent", "#101010"], /"#101010" can't be told apart: .* would do/],
    [[...own, "--logo", "none.svg"], /The logo none\.svg can't be read/],
    [[...own, "--logo", command], /The logo .*setup\.ts is no SVG picture/],
    [[...own, "--port", "many"], /PORT is "many"/],
    [[...own, "--adress", "blue"], /^Unknown option '--adress': npm run setup takes these flags/],
    [[...own, "--mail"], /^Option '--mail <value>' argument missing: npm run setup takes/],
    [[...own, "more"], /^Unexpected argument 'more': npm run setup takes/],
    [[...own, "--mail", "none", "--folder", command], /The data folder .*setup\.ts can't be written/],
  ])("%j", async (flags, message) => {
    const { code, said } = await run(folder, flags);
    expect(said).toMatch(message);
    expect(said.trim()).not.toContain("\n");
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("a hosted project's settings", async () => {
    const { code, said } = await run(folder, own, { SUPABASE_URL: "https://a.example", SUPABASE_ANON_KEY: "key" });
    expect([code, said]).toEqual([1, expect.stringContaining("docs/deploy-hosted.md")]);
  });
});

it("[ON-21] refuses a club's folder of other files before anything is written", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "club"));
  writeFileSync(join(folder, "club/logo.svg"), "<svg/>");
  const refused = { code: 1, said: expect.stringMatching(/^club is there and has no club\.ts.*--club/) };
  expect(await run(folder, own)).toMatchObject(refused);
  expect(await run(folder, [...own, "--club", "club"])).toMatchObject(refused);
  expect(await run(folder, own, { CLUB_FOLDER: join(folder, "club") })).toMatchObject(refused);
  expect(readdirSync(folder)).toEqual(["club"]);
});

/** Milliseconds: each of the next two runs setup several times, and makes a database. */
const longest = 180_000;

it(
  "[ON-1] [ON-2] makes an empty site with its settings and admin, and changes settings afterwards, never data",
  async () => {
    const folder = newFolder();
    writeFileSync(join(folder, ".env"), "# Ours\nDISCORD_WEBHOOK_URL=https://discord.example/hook\n");
    const first = await run(folder, [
      ...own,
      "--mail",
      "smtps://a:b%23@mail.example:465",
      "--sender",
      "Le club <a@b.fr>",
    ]);
    expect(first.said).toContain("from Le club <a@b.fr>");
    expect(first.said).not.toContain("b%23");
    // Short steps have no line: on a quick machine this one alone takes long enough for sure.
    expect(first.said).toMatch(/^ {2}\d+\.\d s {2}applying migrations$/m);
    const token = linkIn(first.said);
    expect(token).toHaveLength(64);
    const text = readFileSync(join(folder, ".env"), "utf8");
    expect(text).toBe(`# Ours
DISCORD_WEBHOOK_URL=https://discord.example/hook
SITE_URL=https://club.example
DEMO_DATA=no
CLUB_FOLDER=${join(folder, "club")}
SMTP_URL=smtps://a:b%23@mail.example:465
MAIL_FROM='Le club <a@b.fr>'
`);
    expect(statSync(join(folder, ".env")).mode & 0o777).toBe(0o600);
    expect(first.said).toContain("The club: Les Furets, in club/");
    expect(first.said).toContain("Visitors write to bonjour@club.example.");
    const written = readFileSync(join(folder, "club/club.ts"), "utf8");
    expect(written).toContain('name: "Les Furets"');

    // No flag: the present values stay, and the link is another.
    const second = await run(folder, []);
    expect(second.code).toBe(0);
    expect(linkIn(second.said)).toMatch(/^\w{64}$/);
    expect(linkIn(second.said)).not.toBe(token);
    expect(readFileSync(join(folder, ".env"), "utf8")).toBe(text);
    expect(await run(folder, ["--demo", "yes"])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/began without/),
    });

    const backend = await openBackend({ folder: join(folder, ".data"), siteUrl: "https://club.example", seed: true });
    expect(await run(folder, ["--mail", "none"])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/is in use by another process/),
    });
    const [counts] = await backend.query(
      `select (select count(*) from auth.users) as users, (select count(*) from articles) as articles`,
    );
    expect(counts).toEqual({ users: 1, articles: 0 });
    await backend.query("update auth.users set encrypted_password = 'chosen'");
    await backend.close();

    // A folder that is there stays, also with other flags.
    expect((await run(folder, ["--name", "Les Loutres"])).said).toContain("stays as it is");
    expect(readFileSync(join(folder, "club/club.ts"), "utf8")).toBe(written);

    const third = await run(folder, ["--mail", "none"], { SITE_URL: "https://other.example" });
    expect(third.said).toContain("Admin: presidente@club.example");
    expect(third.said).toContain("SITE_URL is also set in the environment, which wins");
    expect(linkIn(third.said)).toBeUndefined();
    expect(readFileSync(join(folder, ".env"), "utf8")).not.toContain("SMTP_URL");
    expect(await run(folder, ["--admin", "other@club.example"])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/has an admin already, presidente@club\.example/),
    });
  },
  longest,
);

it(
  "[ON-1] leaves the demo data of a trial alone, and takes none of them into a club's site",
  async () => {
    const folder = newFolder();
    const trial = await run(folder, ["--address", "http://127.0.0.1:4000", "--demo", "yes", "--folder", "trial"]);
    expect(trial.said).toContain("data in trial/, with demo data");
    const before = readFileSync(join(folder, ".env"), "utf8");
    expect(await run(folder, own)).toMatchObject({ code: 1, said: expect.stringContaining("mv trial trial-demo") });
    expect(readFileSync(join(folder, ".env"), "utf8")).toBe(before);
    expect(existsSync(join(folder, ".data"))).toBe(false);
  },
  longest,
);
