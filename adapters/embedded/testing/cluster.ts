import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryCluster } from "../engine/engine.ts";

/** A PostgreSQL that all tests of a run share, and a place for data folders. Each temporary backend gets a database of its own. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { address, close } = await temporaryCluster();
  // Where there are no sockets, each test has a server of its own.
  if (process.platform !== "win32") process.env["EMBEDDED_CLUSTER"] = address.host;
  // Tests expect the demo's matches of the week in which the run began: tests/club.ts.
  process.env["DEMO_BEGUN"] = String(Date.now());
  const folders = mkdtempSync(join(tmpdir(), "data-folders-"));
  process.env["EMBEDDED_FOLDERS"] = folders;
  return async () => {
    await close();
    rmSync(folders, { recursive: true, force: true });
  };
};
