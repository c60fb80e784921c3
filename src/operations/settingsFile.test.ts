import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { lineOf, readSettingsFile, withChanges, writeSettingsFile } from "./settingsFile.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const awkward = fc.string({ unit: fc.constantFrom(..."ab\\n#'\"`= $é{}%&@:/\t") });
/** A backslash before "n" is a line break within double quotes. */
const isRefused = (value: string) =>
  /[\r\n]/.test(value) || (["'", "`"].every((quote) => value.includes(quote)) && /"|\\n/.test(value));

it("[ON-3] keeps each value that one kind of quotes can hold, as Node reads it, and refuses the others", () => {
  const readBack = (value: string): unknown => {
    try {
      return parseEnv(`A=1\n${lineOf("SMTP_URL", value)}\nB=2\n`);
    } catch (reason) {
      return (reason as Error).message.includes("can't be written");
    }
  };
  fc.assert(
    fc.property(fc.oneof(awkward, fc.string({ unit: "grapheme" })), (value) => {
      expect(readBack(value)).toEqual(isRefused(value) || { A: "1", SMTP_URL: value, B: "2" });
    }),
    { numRuns: 2_000 },
  );
});

it("[ON-3] writes what a process started with the file finds in its environment", () => {
  const wanted = {
    SMTP_URL: "smtps://bon%40jour:p#a'ss w`ord@mail.example:465",
    MAIL_FROM: 'Le "club" d\'ici <bonjour@club.example>',
    MAIL_API_KEY: "clé\\n# $HOME ${A}",
    EMPTY: "",
  };
  const file = join(folder, "environment");
  writeSettingsFile(file, withChanges("", wanted));
  const printed = execFileSync(process.execPath, [`--env-file=${file}`, "-p", "JSON.stringify(process.env)"], {
    encoding: "utf8",
    env: {},
  });
  expect(JSON.parse(printed)).toMatchObject(wanted);
});

const written = `# Our club
PORT=4000   # behind Caddy
export SITE_URL=https://old.example

OWN='two
lines'
SMTP_URL="smtp://old.example"
SITE_URL=https://older.example
`;

it("[ON-3] keeps the order, comments and lines that it doesn't know", () => {
  expect(withChanges(written, { SITE_URL: "https://club.example", SMTP_URL: undefined, DEMO_DATA: "no", PORT: "4000" }))
    .toBe(`# Our club
PORT=4000   # behind Caddy
SITE_URL=https://club.example

OWN='two
lines'
DEMO_DATA=no
`);
  expect(withChanges(written, {})).toBe(written);
  expect(withChanges("A=1", { B: "2" })).toBe("A=1\nB=2\n");
});

it("refuses a file whose other settings it would change", () => {
  expect(() => withChanges("OWN='\nPORT=1\n'\n", { PORT: "2" })).toThrow("correct .env by hand");
  expect(() => lineOf("A", "'\"`")).toThrow("leave out line breaks");
});

it("[ON-3] writes for the owner alone, and leaves nothing else behind", () => {
  const file = join(folder, "own");
  writeFileSync(file, "A=1\n", { mode: 0o644 });
  writeSettingsFile(file, "A=2\n");
  expect(readFileSync(file, "utf8")).toBe("A=2\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.startsWith("own"))).toEqual(["own"]);
});

it("refuses a file that can't be read as one, or written", () => {
  expect(() => readSettingsFile(folder)).toThrow("can't be read");
  expect(() => readSettingsFile(join(folder, "nowhere", ".env"))).toThrow("can't be written");
  expect(() => writeSettingsFile(join(folder, "nowhere", ".env"), "")).toThrow("can't be written");
});

it.runIf(process.getuid?.() !== 0)("refuses a folder without the right to write", () => {
  chmodSync(folder, 0o500);
  expect(() => readSettingsFile(join(folder, ".env"))).toThrow("can't be written");
  chmodSync(folder, 0o700);
});
