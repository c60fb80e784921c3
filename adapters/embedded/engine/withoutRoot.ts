import { spawnSync } from "node:child_process";
import { lchownSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { EngineRefusal } from "./refusal.ts";

/** "nobody" on all Linux systems. */
const unprivileged = 65_534;

const isRoot = (): boolean => process.getuid?.() === 0;

export type Command = readonly [program: string, ...given: string[]];

/**
 * Wraps a command of PostgreSQL, which refuses to run as root: it runs as another user with the one capability to read and write all
 * files, because the folders above may be open to root alone. It ends with this process.
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

/** Gives a folder to PostgreSQL's user, which has to own its database. */
export const giveToPostgresUser = (path: string): void => {
  if (!isRoot()) return;
  const entry = lstatSync(path);
  if (entry.uid !== unprivileged) lchownSync(path, unprivileged, unprivileged);
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveToPostgresUser(join(path, name));
};
