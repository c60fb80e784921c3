import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { EngineRefusal } from "./refusal.ts";

/** Milliseconds for an orderly stop, then for an immediate one, by which nothing is lost. */
const patience = { orderly: 20_000, atOnce: 10_000 };

/** PostgreSQL's file about its running server: its process number first, its state last. Empty without a server. */
export const serverFile = (database: string): string => {
  try {
    return readFileSync(join(database, "postmaster.pid"), "utf8");
  } catch (error) {
    // Not asked for beforehand: a server that ends or starts removes it at any moment.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
};

/** The process number of a running server. */
export const processIn = (database: string): number | undefined => {
  const id = Number.parseInt(serverFile(database), 10);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/**
 * Stops the server of a database that a killed process left behind. The caller has the folder to itself, so no living server needs it.
 * A number that belongs to another program after a restart of the machine is removed: PostgreSQL would take it for its own.
 */
export const stopOrphanedServer = async (database: string): Promise<void> => {
  const id = processIn(database);
  if (id === undefined || !isTaken(id)) return;
  if (!isServerOf(id, database)) return rmSync(join(database, "postmaster.pid"), { force: true });
  for (const [signal, time] of [
    ["SIGINT", patience.orderly],
    ["SIGQUIT", patience.atOnce],
  ] as const) {
    process.kill(id, signal);
    if (await isGoneWithin(id, database, time)) return;
  }
  throw new EngineRefusal(`The database's earlier process ${id} can't be stopped: end it, then start again.`);
};

/** Whether a process has that number, also one that has ended and isn't reaped. */
export const isTaken = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

const isServerOf = (id: number, database: string): boolean => {
  // Windows shows no arguments: another PostgreSQL of that number would be ended.
  if (process.platform === "win32") return commandOf(id).includes("postgres.exe");
  const command = commandOf(id);
  return command.includes("postgres") && command.includes(realpathSync(database));
};

/** The command line of a process; empty for one that has ended. */
const commandOf = (id: number): string => {
  if (process.platform === "win32") {
    return spawnSync("tasklist", ["/FI", `PID eq ${id}`, "/FO", "CSV", "/NH"], { encoding: "utf8" }).stdout ?? "";
  }
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(id)], { encoding: "utf8" }).stdout ?? "";
  }
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
};

const isGoneWithin = async (id: number, database: string, time: number): Promise<boolean> => {
  const until = Date.now() + time;
  while (isServerOf(id, database)) {
    if (Date.now() > until) return false;
    await wait(20);
  }
  return true;
};
