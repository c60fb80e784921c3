import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Lock, takeLock } from "../../adapters/embedded/folder/lock.ts";
import { buildFolder, clubFolder, root } from "../build/folders.ts";

const made = join(buildFolder, "server/site.js");
const sources = [
  clubFolder,
  ...["adapters", "domain", "src", "ui", "package-lock.json", "tsconfig.base.json", "vite.config.ts"].map((path) =>
    join(root, path),
  ),
];

/** Milliseconds since 1970; 0 for what isn't there. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const filesIn = (path: string): readonly string[] =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [path];

/** Whether the build is missing, or a source was changed or removed since. */
export const isStale = (): boolean => {
  const builtAt = changedAt(made);
  return sources.flatMap(filesIn).some((file) => changedAt(file) > builtAt || changedAt(file) === 0);
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

/** Builds the site if the build is missing or stale. Exits the process when the build fails. */
export const ensureBuilt = (): void => {
  if (!isStale()) return;
  console.log("Building the site…");
  const { status } = spawnSync(process.execPath, ["scripts/build.ts", "--if-stale"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};
