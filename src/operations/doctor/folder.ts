import { existsSync } from "node:fs";
import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { hasDatabase } from "../../../adapters/embedded/folder/folder.ts";
import { keysFileIn, keptKeys } from "../../../adapters/embedded/folder/keys.ts";
import { type Finding, ok, problem, sentenceOf, warning } from "./findings.ts";

const megabyte = 1024 * 1024;

/** Below the first PostgreSQL writes nothing; below the second a backup or an upgrade may not fit. */
const room = { least: 32 * megabyte, usual: 500 * megabyte };

type Data = { readonly folder: string; readonly databaseUrl?: string };

/** The data folder: whether it is there and whole, who may read it, and how much room its disk has. Writes nothing. */
export const checkFolder = async ({ folder, databaseUrl }: Data): Promise<readonly Finding[]> => {
  const found = await stat(folder).catch((cause: NodeJS.ErrnoException) => cause);
  if (found instanceof Error) {
    if (found.code !== "ENOENT") return [problem(`${folder} can't be read: ${sentenceOf(found)}.`)];
    const parent = nearestFolder(folder);
    return (await isAllowed(parent))
      ? [ok(`${folder} isn't there yet: the first start makes it.`), ...(await roomIn(parent))]
      : [problem(`${folder} isn't there, and this user can't make it in ${parent}: choose another DATA_FOLDER.`)];
  }
  if (!found.isDirectory()) return [problem(`${folder} isn't a folder: choose another DATA_FOLDER.`)];
  return [
    ...(await rightsOf(folder, found)),
    ...(databaseUrl === undefined ? contentOf(folder) : []),
    ...(await roomIn(folder)),
  ];
};

const nearestFolder = (path: string): string => {
  const parent = dirname(resolve(path));
  return existsSync(parent) || parent === path ? parent : nearestFolder(parent);
};

/** Whether a data folder is there, and this user can't look into it. */
export const isClosed = async (folder: string): Promise<boolean> => existsSync(folder) && !(await isAllowed(folder));

const isAllowed = (path: string): Promise<boolean> =>
  access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );

const rightsOf = async (
  folder: string,
  { uid, mode }: { readonly uid: number; readonly mode: number },
): Promise<readonly Finding[]> => {
  const places = [folder, ...["lock", "keys.json", "postgres"].map((name) => join(folder, name))].filter(existsSync);
  for (const place of places) {
    if (!(await isAllowed(place))) {
      return [
        problem(
          `This user (${process.getuid?.()}) can't read and write ${place}, which belongs to user ${(await stat(place)).uid}: run this as the user who starts the site, or give it the folder (as root: chown -R <user> ${folder}).`,
        ),
      ];
    }
  }
  if (process.platform === "win32") return [ok(`${folder} can be written.`)];
  const keys = keysFileIn(folder);
  const areKeysOpen = existsSync(keys) && ((await stat(keys)).mode & 0o077) !== 0;
  return [
    areKeysOpen
      ? problem(`Other users can read ${keys}, with which they sign in as any member: run "chmod 600 ${keys}".`)
      : (mode & 0o077) === 0
        ? ok(`${folder} belongs to user ${uid}, and others can't read it.`)
        : warning(`Other users can look into ${folder}: run "chmod 700 ${folder}".`),
  ];
};

const contentOf = (folder: string): readonly Finding[] => {
  const keys = keysFileIn(folder);
  try {
    keptKeys(keys);
  } catch (cause) {
    return [problem(sentenceOf(cause))];
  }
  const isMade = existsSync(join(folder, "ready"));
  if (hasDatabase(folder)) {
    if (isMade && !existsSync(join(folder, "postgres/PG_VERSION"))) {
      return [problem(`The database in ${folder} is damaged: move the folder aside, and bring a backup back.`)];
    }
    return isMade
      ? []
      : [
          warning(
            `The database in ${folder} was never completed, or lost its file "ready": if a site was there, bring a backup back before you start.`,
          ),
        ];
  }
  return isMade || existsSync(keys)
    ? [problem(`${folder} has keys and no database: is its disk or volume mounted? Bring it back before you start.`)]
    : [];
};

const roomIn = async (folder: string): Promise<readonly Finding[]> => {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  const free = bavail * bsize;
  const size =
    free < 10 * room.usual ? `${Math.floor(free / megabyte)} MB` : `${Math.floor(free / 1024 / megabyte)} GB`;
  const said = `${size} are free on the disk of ${folder}`;
  if (free < room.least) return [problem(`${said}: the site is read and not written. Make room there.`)];
  // Some file systems report no number of files.
  if (files > 0 && ffree < 1_000) {
    return [problem(`The disk of ${folder} has room for ${ffree} more files only: delete some.`)];
  }
  return [
    free < room.usual ? warning(`${said}: a backup or an upgrade may not fit. Make room there.`) : ok(`${said}.`),
  ];
};
