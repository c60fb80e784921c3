import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { FolderRefusal } from "./refusal.ts";

export type Keys = {
  /** Names the caller as a visitor. It stands in every page, so it may be the same everywhere. */
  readonly anonKey: string;
  /** Goes around row security: never leaves this process and its folder. */
  readonly secretKey: string;
  /** Signs the members' sessions. */
  readonly jwtSecret: string;
};

const anonKey = "sb_publishable_embedded";

export const newKeys = (): Keys => ({ anonKey, secretKey: `sb_secret_${random()}`, jwtSecret: random() });

/** The keys kept in a file, made on the first start. Known to nobody else: whoever has them is every member at once. */
export const keysIn = (file: string): Keys => {
  if (existsSync(file)) return read(file);
  const { secretKey, jwtSecret } = newKeys();
  // Renamed when whole, so that a kill in between can't leave half a file.
  writeFileSync(`${file}.new`, JSON.stringify({ secretKey, jwtSecret }, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { anonKey, secretKey, jwtSecret };
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
