import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { processIn, serverFile } from "./orphanedServer.ts";
import { isHeld, reasonIn, refusalFor } from "./refusal.ts";
import { asPostgresUser } from "./withoutRoot.ts";

const longestLog = 5_000_000;

/** Empties a log that has become long: each refused statement is a line. */
export const trimLog = (log: string): void => {
  if (existsSync(log) && statSync(log).size > longestLog) truncateSync(log);
};

/** Starts the program, which writes to its log. */
export const launch = (
  { postgres }: Binaries,
  database: string,
  settings: readonly string[],
  log: string,
): ChildProcess => {
  trimLog(log);
  const output = openSync(log, "a", 0o600);
  const [program, ...given] = asPostgresUser([
    postgres,
    "-D",
    database,
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  // A process group of its own: Ctrl C in a terminal ends this process, which stops the server after the last request.
  const child = spawn(program, given, { stdio: ["ignore", output, output], detached: true });
  closeSync(output);
  yieldProcessor(child);
  return child;
};

/** Gives this process priority, so that heavy statements don't delay answers that need none. */
const yieldProcessor = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, 5);
  } catch {
    // The process has ended, or the system has no priorities.
  }
};

/** Starts before a server is given up. */
const tries = 3;

/** Milliseconds to wait for processes of a killed server: longer than any statement may take. */
const longestHeld = 40_000;

/** Starts a server until it is ready. Throws an `EngineRefusal` with what it said. */
export const started = async (run: () => ChildProcess, database: string, log: string): Promise<ChildProcess> => {
  const begun = Date.now();
  for (let left = tries; ;) {
    const from = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    const child = run();
    const failed: Error[] = [];
    child.on("error", (error) => failed.push(error));
    while (failed.length === 0 && child.exitCode === null && child.signalCode === null) {
      if (isReady(database, child.pid)) return child;
      await wait(10);
    }
    const said = failed[0]?.message ?? reasonIn(readFileSync(log).subarray(from).toString());
    if (!isHeld(said) || Date.now() - begun > longestHeld) left--;
    if (left <= 0) throw refusalFor(said, dirname(database), "The database does not start", failed[0]);
    await wait(500);
  }
};

/** PostgreSQL writes its state into the last line of its file. */
const isReady = (database: string, id: number | undefined): boolean =>
  processIn(database) === id && /\nready\s*$/.test(serverFile(database));

/** Ends a server, orderly when it can. */
export const ending = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((gone) => child.once("exit", gone));
  // Orderly, without waiting for connections.
  child.kill("SIGINT");
  const late = setTimeout(() => child.kill("SIGQUIT"), 20_000);
  await end;
  clearTimeout(late);
};
