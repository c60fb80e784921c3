import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { writeRoot } from "./folders.ts";

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
