import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Lock, takeLock } from "../../adapters/embedded/folder/lock.ts";
import { buildFolder, clubFolder, root } from "../build/folders.ts";
import { StartRefusal } from "./http/listen.ts";
import { stepLine } from "./steps.ts";

const sources = [
  clubFolder,
  ...["adapters", "domain", "src", "ui", "package-lock.json", "tsconfig.base.json", "vite.config.ts"].map((path) =>
    join(root, path),
  ),
];

const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file);

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && isSource(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    : [path];

/** Names and contents count, times don't: copies have other times. */
const hashOf = (paths: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesIn(path)) {
      const content = readFileSync(file);
      hash.update(`${basename(path)}/${relative(path, file)} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
};

const recordOf = (folder: string): string => join(folder, "sources.sha256");

/** Whether the folder has no complete build of the present sources, and of `more`. Writes nothing. */
export const isStale = (folder = buildFolder, ...more: readonly string[]): boolean => {
  try {
    return readFileSync(recordOf(folder), "utf8") !== hashOf([...sources, ...more]);
  } catch {
    return true;
  }
};

/** Makes a build in the folder and records its sources. A build that fails or is killed stays stale. */
export const makeBuild = async (
  folder: string,
  make: () => Promise<void>,
  ...more: readonly string[]
): Promise<void> => {
  // A source that changes during the build makes it stale.
  const made = hashOf([...sources, ...more]);
  rmSync(recordOf(folder), { force: true });
  await make();
  writeFileSync(recordOf(folder), made);
};

/** Takes the lock of the build folder. Waits while another process has it. */
export const takeBuildLock = async (): Promise<Lock> => {
  const folder = join(root, ".cache");
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const lock = takeLock(join(folder, `${basename(buildFolder)}.lock`));
    if (lock) return lock;
    await wait(100);
  }
};

const isThere = (look: () => unknown): boolean => {
  try {
    look();
    return true;
  } catch {
    return false;
  }
};

/**
 * Builds the site if the build is missing or stale. Exits the process when the build fails.
 * @throws {StartRefusal} when the packages for building, or the right to write, are missing.
 */
export const ensureBuilt = (): void => {
  if (!isStale()) return;
  const state = `The site isn't built, or its sources or CLUB_FOLDER changed since,`;
  if (!isThere(() => createRequire(import.meta.url).resolve("@vitejs/plugin-react"))) {
    throw new StartRefusal(`${state} and the packages for building aren't installed: run "npm ci && npm run build".`);
  }
  if (!isThere(() => accessSync(root, constants.W_OK))) {
    throw new StartRefusal(`${state} and ${root} can't be written: run "npm run build" as its owner.`);
  }
  console.log("Building the site…");
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ["scripts/build.ts", "--if-stale"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  console.log(stepLine("building the site", performance.now() - begun));
};
