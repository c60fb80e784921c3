import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache/club module-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files: Readonly<Record<string, readonly string[]>> = {
  "comma/club.ts": ["export const club = {", '  name: "Hérons",', '  tagline "oups",', "};"],
  "quote/club.ts": ["export const club = {", '  name: "Hérons,', "};"],
  "twice/club.ts": ["export const club = {};", "export const club = {};"],
  "enum/club.ts": ["// Colours", "  enum Tone { light }", "export const club = Tone;"],
  "thrown/club.ts": ["const read = (words: string): unknown => JSON.parse(words);", 'export const club = read("{");'],
  "nothing/club.ts": ["const colours = undefined as any;", "export const club = {", "  accent: colours.accent,", "};"],
  "odd/club.ts": ['throw "no club today";', "export const club = {};"],
  "import/club.ts": ["", 'import { colours } from "./colours.ts";', "export const club = { colours };"],
  "passed on/club.ts": ['export { club } from "./clubs.ts";'],
  "package/club.ts": ['import { blue } from "colours-of-nobody";', "export const club = { blue };"],
  "name/club.ts": ['import { colors } from "./colours.ts";', "export const club = { colors };"],
  "name/colours.ts": ['export const colours = "blue";'],
  "beside/club.ts": ['import { colours } from "./colours.ts";', "export const club = { colours };"],
  "beside/colours.ts": ["export const colours = {", '  accent "#ceff1a",', "};"],
  "default/club.ts": ["export default {};", "export const Club = {};"],
  "long/club.ts": [`export const club = { name: "${"h".repeat(300)}" tagline: "" };`],
};

const said = new Map<string, string>();

// A child process of Node reads the files, as in a build: vitest transforms imports.
beforeAll(async () => {
  for (const [place, lines] of Object.entries(files)) {
    mkdirSync(join(folder, place, ".."), { recursive: true });
    writeFileSync(join(folder, place), lines.join("\n"));
  }
  const names = [...new Set(Object.keys(files).map((place) => place.split("/")[0] ?? "")), "absent"];
  const script = `
    import { exportOf } from ${JSON.stringify(join(import.meta.dirname, "clubModule.ts"))};
    const said = {};
    for (const name of ${JSON.stringify(names)})
      said[name] = await exportOf(${JSON.stringify(folder)} + "/" + name, "club").then(String, ({ message }) => message);
    console.log(JSON.stringify(said));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
  });
  for (const [name, words] of Object.entries(JSON.parse(stdout) as Record<string, string>)) said.set(name, words);
});

it.each<[what: string, name: string, file: string, place: string, shown: readonly string[]]>([
  ["a missing colon", "comma", "club.ts", "line 3, column 11", ['  tagline "oups",', "          ^"]],
  ["a missing quote", "quote", "club.ts", "line 2, column 9", ['  name: "Hérons,', "        ^"]],
  ["a duplicate name", "twice", "club.ts", "line 2, column 14", ["export const club = {};", "             ^"]],
  ["TypeScript that Node doesn't run", "enum", "club.ts", "line 2, column 3", ["  enum Tone { light }", "  ^"]],
  ["a mistake in a file that it imports", "beside", "colours.ts", "line 2, column 10", ['  accent "#ceff1a",']],
  ["an error while it runs", "thrown", "club.ts", "line 1, column 47", ["JSON.parse(words);"]],
  ["a value that isn't there", "nothing", "club.ts", "line 3, column 19", ["  accent: colours.accent,"]],
  ["an import of no file", "import", "club.ts", "line 2, column 25", ['import { colours } from "./colours.ts";']],
  [
    "no file behind what it passes on",
    "passed on",
    "club.ts",
    "line 1, column 22",
    ['export { club } from "./clubs.ts";'],
  ],
  ["an import of no package", "package", "club.ts", "line 1, column 22", ['from "colours-of-nobody";']],
  ["an import of no export", "name", "club.ts", "line 1, column 10", ["import { colors }", "         ^"]],
])("[CL-2] shows the line of %s", (_, name, file, place, shown) => {
  const words = said.get(name) ?? "";
  expect(words.split("\n")[0]).toBe(`${join(name, file)} can't be built into a site:`);
  expect(words).toContain(`  ${place} could not be read: `);
  for (const line of shown) expect(words).toContain(line);
});

it("[CL-2] shows a thrown value that is no error", () => {
  expect(said.get("odd")).toContain("it could not be read: it throws no club today");
});

it("[CL-2] tells that a file is missing, and which exports a file has instead", () => {
  expect(said.get("absent")).toMatch(
    /absent.club\.ts can't be built into a site:\n {2}it could not be read: there is no/,
  );
  expect(said.get("default")).toContain("it has to export `club`, but exports only `Club`, `default`");
});

it("[CL-2] cuts a long line around its error", () => {
  const [, , line = "", mark = ""] = said.get("long")?.split("\n") ?? [];
  expect(line.length).toBeLessThan(110);
  expect(line.slice(mark.indexOf("^"))).toMatch(/^tagline/);
});
