import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderRefusal } from "./refusal.ts";

export type Keys = {
  /** The key of visitors. Public: every page contains it. */
  readonly anonKey: string;
  /** Bypasses row security. Never leaves this process and its folder. */
  readonly secretKey: string;
  /** Signs the members' sessions. */
  readonly jwtSecret: string;
};

const anonKey = "sb_publishable_embedded";

export const newKeys = (): Keys => ({ anonKey, secretKey: `sb_secret_${random()}`, jwtSecret: random() });

export const keysFileIn = (folder: string): string => join(folder, "keys.json");

/** The keys kept in a file, made when there is none. Secret: their holder can sign in as any member. */
export const keysIn = (file: string): Keys => keptKeys(file) ?? keepKeys(file, newKeys());

/** The keys kept in a file, or `undefined` when there is none. */
export const keptKeys = (file: string): Keys | undefined => (existsSync(file) ? read(file) : undefined);

/** Writes keys into a file, and gives them back. */
export const keepKeys = (file: string, keys: Keys): Keys => {
  const { secretKey, jwtSecret } = keys;
  // Renamed when complete, so that a kill leaves no partial file.
  writeFileSync(`${file}.new`, JSON.stringify({ secretKey, jwtSecret }, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
};

const read = (file: string): Keys => {
  const { secretKey, jwtSecret } = parsed(file);
  if (!isLong(secretKey) || !isLong(jwtSecret)) throw unreadable(file);
  return { anonKey, secretKey, jwtSecret };
};

const parsed = (file: string): Partial<Record<keyof Keys, unknown>> => {
  try {
    return { ...JSON.parse(readFileSync(file, "utf8")) };
  } catch (cause) {
    throw unreadable(file, cause);
  }
};

const random = (): string => randomBytes(32).toString("base64url");

const isLong = (value: unknown): value is string => typeof value === "string" && value.length >= 32;

const unreadable = (file: string, cause?: unknown): FolderRefusal =>
  new FolderRefusal(
    "damaged",
    `The keys in ${file} can't be read: bring the file back from a backup, or delete it, and every member signs in again.`,
    cause,
  );
