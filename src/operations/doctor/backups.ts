import { readdir } from "node:fs/promises";
import { counted } from "../../../adapters/embedded/backup/counted.ts";
import { madeAt } from "../../../adapters/embedded/backup/names.ts";
import { hasDatabase } from "../../../adapters/embedded/folder/folder.ts";
import { type Finding, ok, problem, sentenceOf, skipped, warning } from "./findings.ts";

const hour = 3_600_000;

/** Milliseconds after which a backup is old: one of two nights is missing. */
const oldest = 48 * hour;

type Folders = { readonly data: string; readonly backups: string; readonly hasOwnDatabase: boolean };

/** The age of the newest backup, by the time in its name. `now` in milliseconds. */
export const checkBackups = async (
  { data, backups, hasOwnDatabase }: Folders,
  now = Date.now(),
): Promise<readonly Finding[]> => {
  const names = await readdir(backups).catch((cause: NodeJS.ErrnoException) => cause);
  if (names instanceof Error && names.code !== "ENOENT") {
    return [
      names.code === "EACCES"
        ? skipped(`needs the user who starts the site, who can read ${backups}.`)
        : problem(`The backups in ${backups} can't be read: ${sentenceOf(names)}.`),
    ];
  }
  const newest = (names instanceof Error ? [] : names)
    .filter((name) => madeAt(name) !== undefined)
    .toSorted()
    .at(-1);
  if (newest === undefined) {
    return [
      hasDatabase(data) || hasOwnDatabase
        ? warning(`There is no backup in ${backups}: run "npm run backup".`)
        : ok("There are no data yet to back up."),
    ];
  }
  const age = now - (madeAt(newest)?.getTime() ?? 0);
  const said = `The newest backup, ${newest}, is ${counted(Math.round(age / hour), "hour")} old`;
  if (age < -hour) return [warning(`The newest backup, ${newest}, is of the future: is the clock right?`)];
  return [
    age > oldest
      ? warning(`${said}: run "npm run backup", and look in the log why none was made at night.`)
      : ok(`${said}.`),
  ];
};
