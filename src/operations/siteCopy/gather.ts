import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Entry } from "../../../adapters/embedded/backup/archive.ts";
import { seal } from "./sealed.ts";
import { siteSettingsIn } from "./settings.ts";

/** The entries' names: settings, sealed secrets, and the files of the club's folder. */
export const names = { settings: "settings.json", secrets: "secrets.sealed", club: "club/" };

/** What `settings.json` holds. */
export type StoredSettings = {
  readonly settings: Readonly<Record<string, string>>;
  /** The names of settings that are in `secrets.sealed`, or in none. */
  readonly secrets: readonly string[];
};

const leftOut = new Set([".git", "node_modules", ".DS_Store"]);

/** The files below a folder, by paths with "/". */
const filesBelow = (folder: string, top = folder): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !leftOut.has(name))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path, top) : [relative(top, path).replaceAll("\\", "/")];
    });

/** A club's folder as entries, by paths within it. None for a folder that isn't there. */
export const clubFilesIn = (folder: string): readonly Entry[] =>
  existsSync(folder)
    ? filesBelow(folder).map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
    : [];

type Site = {
  /** A folder of the club's own; the demo club's comes with the program. */
  readonly clubFolder?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Without it the secrets are left out. */
  readonly passphrase?: string | undefined;
};

/** What belongs to a site beside its data: the club's folder, the settings, and with a passphrase the secrets. */
export const gatherExtras = ({ clubFolder, environment, passphrase }: Site): readonly Entry[] => {
  const { open, secret } = siteSettingsIn(environment);
  const stored: StoredSettings = { settings: open, secrets: Object.keys(secret) };
  return [
    { name: names.settings, bytes: Buffer.from(JSON.stringify(stored, null, 1)) },
    ...(passphrase ? [{ name: names.secrets, bytes: seal(JSON.stringify(secret), passphrase) }] : []),
    ...(clubFolder === undefined ? [] : clubFilesIn(clubFolder)).map(({ name, bytes }) => ({
      name: `${names.club}${name}`,
      bytes,
    })),
  ];
};
