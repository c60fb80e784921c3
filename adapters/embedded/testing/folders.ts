import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** A root with only the migrations before a version, and the seed's rows of their tables. */
export const writeEarlierRoot = (folder: string, version: string): string => {
  const root = writeLaterRoot(folder, {});
  const migrations = join(root, "migrations");
  for (const name of readdirSync(migrations)) if (name >= version) rmSync(join(migrations, name));
  const known = readdirSync(migrations).map((name) => readFileSync(join(migrations, name), "utf8"));
  const isKnown = (statement: string): boolean => {
    const table = /^\s*insert into (public\.\w+)/.exec(statement)?.[1];
    return table === undefined || known.some((sql) => sql.includes(`create table ${table} `));
  };
  const statements = readFileSync(join(root, "seed.sql"), "utf8").split(/(?<=;\n)/);
  writeFileSync(join(root, "seed.sql"), statements.filter(isKnown).join(""));
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
