import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** A folder that is gone after the test. Call it inside a test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "embedded-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Fills a folder with the settings of this project and its own SQL, and gives back the folder. */
export const writeRoot = (root: string, migrations: Record<string, string>, seed?: string): string => {
  mkdirSync(join(root, "migrations"), { recursive: true });
  copyFileSync(fileURLToPath(new URL("../../config.toml", import.meta.url)), join(root, "config.toml"));
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(root, "migrations", name), sql);
  if (seed !== undefined) writeFileSync(join(root, "seed.sql"), seed);
  return root;
};
