import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clubFolder, root } from "../src/build/folders.ts";

// Runs a command, `npm test` by default, for a copy of the club with another name, colours, texts and addresses: no test
// may depend on a club's texts. The numbers of teams, players and products stay.

const folder = join(root, ".cache/clubs/changed");
rmSync(folder, { recursive: true, force: true });
cpSync(clubFolder, folder, { recursive: true });

/** Values with a meaning for the product: slugs, file names, games with a page, dates, states, shapes, prices. */
const kept = new Set([
  "slug",
  "id",
  "team",
  "game",
  "status",
  "start",
  "since",
  "crest",
  "logo",
  "drawing",
  "path",
  "tone",
  "hidden",
]);
const colours = { accent: "#ffb27a", field: "#5a1230", light: ["#ffd36b", "#ff9f6b", "#ff6bb5"] };

/** Reverses the letters of each word and keeps the positions of capitals: another text of the same length. */
const turnedRound = (text: string): string =>
  text.replace(/\p{L}{2,}/gu, (word) =>
    [...word]
      .toReversed()
      .map((letter, at) =>
        /\p{Lu}/u.test([...word][at] ?? "") ? letter.toLocaleUpperCase("fr") : letter.toLocaleLowerCase("fr"),
      )
      .join(""),
  );

const changedText = (text: string): string =>
  text.includes("example.org") ? text.replace("example.org", "changed.example") : turnedRound(text);

const changed = (value: unknown, key = ""): unknown => {
  if (kept.has(key)) return value;
  if (key === "colours") return colours;
  if (typeof value === "string") return changedText(value);
  if (Array.isArray(value)) return value.map((entry) => changed(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, changed(below, name)]));
};

for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
  const exported = (await import(pathToFileURL(join(clubFolder, file)).href)) as Readonly<Record<string, unknown>>;
  const source = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(changed(value), undefined, 2)};\n`,
  );
  writeFileSync(join(folder, file), source.join("\n"));
}

const [command = "npm", ...given] = process.argv.length > 2 ? process.argv.slice(2) : ["npm", "test"];
const { status } = spawnSync(command, given, {
  cwd: root,
  env: { ...process.env, CLUB_FOLDER: folder },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
