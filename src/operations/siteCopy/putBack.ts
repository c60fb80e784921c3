import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import type { Entry } from "../../../adapters/embedded/backup/archive.ts";
import { StartRefusal } from "../../server/http/listen.ts";
import { readSettingsFile, withChanges, writeSettingsFile } from "../settingsFile.ts";
import { clubFilesIn, names } from "./gather.ts";
import { unseal } from "./sealed.ts";
import type { Values } from "./settings.ts";

const values = z.record(z.string(), z.string());
const StoredSettings = z.object({ settings: values, secrets: z.array(z.string()) });

/** The entries of a backup, read. Backups of version 1.0.0 have none. */
export type SiteCopy = {
  readonly settings: Values;
  /** The values; `undefined` where the backup has none, or no passphrase was given. */
  readonly secrets: Values | undefined;
  readonly secretNames: readonly string[];
  /** By paths within the club's folder. */
  readonly club: readonly Entry[];
};

/** Whether a backup has secrets, which need a passphrase. */
export const hasSecrets = (entries: readonly Entry[]): boolean => entries.some(({ name }) => name === names.secrets);

/**
 * Reads a backup's entries.
 * @throws {StartRefusal} for another passphrase than the backup's.
 */
export const readCopy = (entries: readonly Entry[], passphrase: string | undefined): SiteCopy => {
  const bytesOf = (wanted: string) => entries.find(({ name }) => name === wanted)?.bytes;
  const stored = bytesOf(names.settings);
  const { settings, secrets: secretNames } = stored
    ? StoredSettings.parse(JSON.parse(Buffer.from(stored).toString()))
    : { settings: {}, secrets: [] };
  const sealed = bytesOf(names.secrets);
  const opened = sealed && passphrase ? unseal(sealed, passphrase) : undefined;
  if (sealed && passphrase && opened === undefined) {
    throw new StartRefusal(
      "The passphrase isn't the one of this backup. Nothing has changed: run the command again, or leave the passphrase empty for a restore without the secrets.",
    );
  }
  return {
    settings,
    secretNames,
    secrets: opened === undefined ? undefined : values.parse(JSON.parse(opened)),
    club: entries
      .filter(({ name }) => name.startsWith(names.club))
      .map(({ name, bytes }) => ({ name: name.slice(names.club.length), bytes })),
  };
};

type Place = {
  /** The program's folder, from which `CLUB_FOLDER` is read. */
  readonly root: string;
  readonly settingsFile: string;
  /** The settings that apply here: of the environment, else of the file. */
  readonly environment: Readonly<Record<string, string | undefined>>;
};

const isSame = (one: readonly Entry[], other: readonly Entry[]): boolean =>
  one.length === other.length &&
  one.every(({ name, bytes }) => other.some((file) => file.name === name && Buffer.compare(file.bytes, bytes) === 0));

/** Writes a folder whole: a kill leaves none. */
const writeFolder = (folder: string, files: readonly Entry[]): void => {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const { name, bytes } of files) {
    const file = resolve(unfinished, name);
    // A backup of a stranger's may name files elsewhere.
    if (!file.startsWith(join(unfinished, "/")))
      throw new StartRefusal(`The backup's file ${name} isn't one of a club's folder.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
};

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** Writes the club's folder. Over no other one: then beside it. Returns the setting, and a sentence where there is something to say. */
const putBackClub = ({ settings, club }: SiteCopy, { root, environment }: Place) => {
  if (club.length === 0) return { setting: undefined, said: [] };
  const stored = settings["CLUB_FOLDER"] ?? "club";
  const setting = environment["CLUB_FOLDER"] || (isAbsolute(stored) || stored.startsWith("..") ? "club" : stored);
  const folder = resolve(root, setting);
  if (isSame(club, clubFilesIn(folder))) return { setting, said: [] };
  if (isEmpty(folder)) {
    writeFolder(folder, club);
    return { setting, said: [`The club's folder is in ${setting}/.`] };
  }
  let beside = `${folder}-of-backup`;
  for (let number = 2; !isEmpty(beside) && !isSame(club, clubFilesIn(beside)); number++)
    beside = `${folder}-of-backup-${number}`;
  writeFolder(beside, club);
  return {
    setting,
    said: [
      `${setting}/ is another than the backup's, and stays: the backup's is in ${beside}/. Move the right one to ${setting}/.`,
    ],
  };
};

/**
 * Writes what a backup has beside the data to where it isn't yet: the club's folder, and the settings. What is there stays. Returns what
 * the operator has to know, a sentence each.
 */
export const putBack = (copy: SiteCopy, place: Place): readonly string[] => {
  const { setting, said } = putBackClub(copy, place);
  const { text, settings: present } = readSettingsFile(place.settingsFile);
  const wanted: Values = { ...copy.settings, ...copy.secrets, ...(setting !== undefined && { CLUB_FOLDER: setting }) };
  const here = (name: string) => place.environment[name] || present[name];
  const added = Object.fromEntries(Object.entries(wanted).filter(([name]) => !here(name)));
  const others = Object.entries(wanted).filter(([name, value]) => here(name) && here(name) !== value);
  const missing = copy.secrets === undefined ? copy.secretNames.filter((name) => !here(name)) : [];
  if (Object.keys(added).length > 0) writeSettingsFile(place.settingsFile, withChanges(text, added));
  return [
    ...said,
    ...(Object.keys(added).length > 0
      ? [`Settings written to ${place.settingsFile}: ${Object.keys(added).join(", ")}.`]
      : []),
    ...(others.length > 0
      ? [`Settings that stay as they are here, and differ in the backup: ${others.map(([name]) => name).join(", ")}.`]
      : []),
    ...(missing.length > 0
      ? [
          `Settings that lack, because they are secret: ${missing.join(", ")}. Without them the site starts, and what needs them doesn't work: npm run setup asks for the mails', ${place.settingsFile} takes the others.`,
        ]
      : []),
  ];
};
