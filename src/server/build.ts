import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildFolder, clubFolder } from "../build/folders.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const made = `${buildFolder}/server/site.js`;
const sources = [
  clubFolder,
  "adapters",
  "domain",
  "src",
  "ui",
  "package-lock.json",
  "tsconfig.base.json",
  "vite.config.ts",
];

const changedAt = (path: string): number => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const filesIn = (path: string): readonly string[] =>
  statSync(root + path).isDirectory()
    ? readdirSync(root + path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath.slice(root.length)}/${entry.name}`)
    : [path];

/** Whether the site has to be built: it never was, or something that it is made of changed since. */
const isStale = (): boolean => {
  const builtAt = changedAt(made);
  return sources.flatMap(filesIn).some((file) => changedAt(file) > builtAt);
};

/** Builds the site when it is not there, or older than what it is made of. Ends the process when that fails. */
export const ensureBuilt = (): void => {
  if (!isStale()) return;
  console.log("Building the site…");
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};
