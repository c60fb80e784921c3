import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { madeAt } from "../../adapters/embedded/backup/names.ts";
import type { Settings } from "./settings.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The hour of the club's night in which few visitors come. */
const quietHour = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hour12: false, timeZone: "Europe/Paris" });
const isQuiet = (at: Date): boolean => quietHour.format(at) === "04";

/**
 * Whether a backup is to be made at this moment: in the quiet hour, or when the newest is older than a day. A backup of a later moment
 * is of a wrong clock, and doesn't count.
 */
export const isBackupDue = (now: Date, backups: readonly string[]): boolean => {
  const made = backups.flatMap((name) => madeAt(name)?.getTime() ?? []).filter((at) => at <= now.getTime());
  const age = now.getTime() - Math.max(0, ...made);
  return age > 25 * hour || (isQuiet(now) && age > 12 * hour);
};

const program = fileURLToPath(new URL("../operations/backup.ts", import.meta.url));

/** `npm run backup` as a process of its own, which yields to the site. */
const backUp = (): ChildProcess => {
  const child = spawn(process.execPath, ["--max-semi-space-size=2", program, "--nightly"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended, or the system has no priorities.
  }
  return child;
};

/** The files of a folder; none of one that can't be read: the backup says why. */
const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Makes a backup each night while the site runs. A failure is one line of the log, and the next try an hour later. Returns what stops it. */
export const startNightlyBackups = (
  { folder }: Settings["backups"],
  { pause = minute, run = backUp }: { readonly pause?: number; readonly run?: () => ChildProcess } = {},
): (() => void) => {
  let child: ChildProcess | undefined;
  let earliest = 0;
  let isStopped = false;
  const look = (): void => {
    const now = new Date();
    if (child || now.getTime() < earliest || !isBackupDue(now, namesIn(folder))) return;
    earliest = now.getTime() + hour;
    const started = run();
    child = started;
    let said = "";
    started.stderr?.on("data", (text: Buffer) => (said += text));
    const ended = (why: string): void => {
      // A process that can't be started ends with an error, and is closed.
      if (child !== started) return;
      child = undefined;
      if (why && !isStopped) console.error(`The backup of this night failed: ${why}`);
    };
    started.once("error", ({ message }) => ended(message));
    started.once("close", (code, signal) => {
      if (code === 0) return ended("");
      // Without memory, the system kills it before it can say why.
      ended(
        said.trim().split("\n").at(-1) || `its process was ended${signal ? ` by ${signal}` : ` with code ${code}`}`,
      );
    });
  };
  const timer = setInterval(look, pause).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    child?.kill();
  };
};
