import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, onTestFinished } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";

/** A folder that is gone after the test. Call it inside a test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "embedded-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const ownRoot = fileURLToPath(new URL("../../../supabase", import.meta.url));

/** Fills a folder with the settings of this project and its own SQL, and gives back where they are in it. */
export const writeRoot = (folder: string, migrations: Record<string, string>, seed?: string): string => {
  const root = join(folder, "supabase");
  mkdirSync(join(root, "migrations"), { recursive: true });
  for (const name of ["config.toml", "templates"]) cpSync(join(ownRoot, name), join(root, name), { recursive: true });
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(root, "migrations", name), sql);
  if (seed !== undefined) writeFileSync(join(root, "seed.sql"), seed);
  return root;
};

/** Fills a folder with this project's SQL and more migrations, as a later version of the site has them. Returns where they are in it. */
export const writeLaterRoot = (folder: string, migrations: Record<string, string>): string => {
  const root = join(folder, "supabase");
  cpSync(ownRoot, root, { recursive: true });
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(root, "migrations", name), sql);
  return root;
};

/** A backend in memory on its own SQL, for all tests of a file: call it at the top level. Closed at the end. */
export const backendWith = async (sql: string): Promise<EmbeddedBackend> => {
  const folder = mkdtempSync(join(tmpdir(), "embedded-"));
  const root = writeRoot(folder, { "20260101000000_first.sql": sql });
  const backend = await openBackend({ folder: "memory://", siteUrl: "http://site.test", seed: false, root });
  afterAll(async () => {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return backend;
};
