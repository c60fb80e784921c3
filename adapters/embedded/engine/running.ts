import { readFileSync } from "node:fs";
import { join } from "node:path";
import { databaseIn } from "./cluster.ts";
import type { DatabaseAddress } from "./driver.ts";
import { serverFile } from "./orphanedServer.ts";

/** How the server that another process runs on a data folder is reached; `undefined` while it isn't ready. */
export const runningIn = (folder: string): DatabaseAddress | undefined => {
  // PostgreSQL's file: process, folder, start, port, socket's folder, address, memory, state.
  const lines = serverFile(databaseIn(folder)).split("\n");
  const [port, socketFolder, state] = [Number(lines[3]), lines[4], lines[7]];
  if (state?.trim() !== "ready") return undefined;
  return socketFolder
    ? { host: socketFolder, port, database: "postgres" }
    : { host: "127.0.0.1", port, password: readFileSync(join(folder, "password"), "utf8"), database: "postgres" };
};
