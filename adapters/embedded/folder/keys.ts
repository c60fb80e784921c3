import { createECDH, randomBytes } from "node:crypto";
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
  /** Of web push (VAPID), in base64url: browsers subscribe with the public one. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string };
};

const anonKey = "sb_publishable_embedded";

const newPushKeys = (): Keys["pushKeys"] => {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A number, which may begin with zeros.
  return {
    publicKey,
    privateKey: Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url"),
  };
};

export const newKeys = (): Keys => ({
  anonKey,
  secretKey: `sb_secret_${random()}`,
  jwtSecret: random(),
  pushKeys: newPushKeys(),
});

export const keysFileIn = (folder: string): string => join(folder, "keys.json");

/** The keys kept in a file, made when there is none. Secret: their holder can sign in as any member. */
export const keysIn = (file: string): Keys => keptKeys(file) ?? keepKeys(file, newKeys());

/** The keys kept in a file, or `undefined` when there is none. */
export const keptKeys = (file: string): Keys | undefined => (existsSync(file) ? read(file) : undefined);

/** Writes keys into a file, and gives them back. */
export const keepKeys = (file: string, keys: Keys): Keys => {
  const { secretKey, jwtSecret, pushKeys } = keys;
  // Renamed when complete, so that a kill leaves no partial file.
  writeFileSync(`${file}.new`, JSON.stringify({ secretKey, jwtSecret, pushKeys }, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
};

const read = (file: string): Keys => {
  const { secretKey, jwtSecret, pushKeys } = parsed(file);
  if (!isLong(secretKey) || !isLong(jwtSecret)) throw unreadable(file);
  const keys = { anonKey, secretKey, jwtSecret };
  if (isPair(pushKeys)) return { ...keys, pushKeys };
  if (pushKeys !== undefined) throw unreadable(file);
  // A file from before web push.
  return keepKeys(file, { ...keys, pushKeys: newPushKeys() });
};

const isPair = (value: unknown): value is Keys["pushKeys"] => {
  const { publicKey, privateKey } = { ...(value as Partial<Keys["pushKeys"]>) };
  return isLong(publicKey) && isLong(privateKey);
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
