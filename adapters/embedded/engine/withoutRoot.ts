import { spawnSync } from "node:child_process";
import { lchownSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { EngineRefusal } from "./refusal.ts";

/** "nobody" on all Linux systems. */
const unprivileged = 65_534;

const isRoot = (): boolean => process.getuid?.() === 0;

export type Command = readonly [program: string, ...given: string[]];

/**
 * A command as PostgreSQL takes it on Linux: it refuses to run as root, so it runs as another user, who keeps the one right to read
 * and write all files, because the folders above may be closed to everybody but root. It ends when this process ends.
 */
export const asPostgresUser = (command: Command): Command => {
  if (process.platform !== "linux") {
    if (isRoot()) throw new EngineRefusal("PostgreSQL refuses to run as root: start the site as a user of its own.");
    return command;
  }
  const asOther = [
    "--securebits=+no_setuid_fixup",
    `--reuid=${unprivileged}`,
    `--regid=${unprivileged}`,
    "--clear-groups",
    ...["--inh-caps", "--ambient-caps", "--bounding-set"].map((set) => `${set}=-all,+dac_override`),
  ];
  if (!hasSetpriv()) {
    if (!isRoot()) return command;
    throw new EngineRefusal(
      "PostgreSQL refuses to run as root, and the program setpriv (package util-linux) is missing: install it, or start the site as a user of its own.",
    );
  }
  return ["setpriv", "--pdeathsig=INT", ...(isRoot() ? asOther : []), ...command];
};

let setprivIsHere: boolean | undefined;
const hasSetpriv = (): boolean =>
  (setprivIsHere ??= spawnSync("setpriv", ["--help"], { encoding: "utf8" }).stdout?.includes("--pdeathsig") === true);

/** Gives a folder to the user that PostgreSQL runs as. It refuses a database that isn't its user's own. */
export const giveToPostgresUser = (path: string): void => {
  if (!isRoot()) return;
  const entry = lstatSync(path);
  if (entry.uid !== unprivileged) lchownSync(path, unprivileged, unprivileged);
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveToPostgresUser(join(path, name));
};
