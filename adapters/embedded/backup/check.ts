import { createHash, type Hash } from "node:crypto";
import { storedName } from "../storage/storedName.ts";
import { entriesIn, type Entry } from "./archive.ts";
import { entries, formatVersion, hashOf, type Manifest, manifest as manifestSchema, rowsIn } from "./format.ts";
import { BackupRefusal } from "./refusal.ts";

type Found = { readonly hash: Hash; rows: number; parts: number };

/**
 * Reads a whole backup. Returns its manifest. Throws a `BackupRefusal` when an entry is missing, unknown or other than the manifest
 * says, or when a newer version of the site made it.
 */
export const checkBackup = async (file: string): Promise<Manifest> => {
  const tables = new Map<string, Found>();
  const others = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of entriesIn(file)) {
    if (manifest) throw changed(file, name);
    const table = tableOf(name);
    if (name === entries.manifest) manifest = readManifest(file, bytes);
    else if (table === undefined) others.set(name, hashOf(bytes));
    else {
      const found = tables.get(table) ?? { hash: createHash("sha256"), rows: 0, parts: 0 };
      tables.set(table, found);
      if (name !== `${table}/${String(found.parts++).padStart(6, "0")}.copy`) throw changed(file, name);
      found.hash.update(bytes);
      found.rows += rowsIn(bytes);
    }
  }
  if (!manifest) throw new BackupRefusal(`${file} is no whole backup of this site: it has no manifest.`);
  for (const { schema, name, rows, hash } of manifest.tables) {
    const key = `tables/${schema}.${name}`;
    const found = tables.get(key) ?? { hash: createHash("sha256"), rows: 0 };
    if (found.rows !== rows || found.hash.digest("hex") !== hash) throw changed(file, key);
    tables.delete(key);
  }
  const expected = [
    ...(manifest.keys === null ? [] : [[entries.keys, manifest.keys]]),
    ...manifest.extras.map(({ name, hash }) => [entries.extra(name), hash]),
    ...manifest.files.map(({ bucket, name, hash }) => [entries.file(storedName(bucket, name)), hash]),
  ] as const;
  for (const [name = "", hash] of expected) {
    if (others.get(name) !== hash) throw changed(file, name);
    others.delete(name);
  }
  const [surplus] = [...tables.keys(), ...others.keys()];
  if (surplus !== undefined) throw changed(file, surplus);
  return manifest;
};

/** What belongs to the site beside its data, of a checked backup. */
export const extrasIn = async (file: string, { extras }: Manifest): Promise<readonly Entry[]> => {
  const found: Entry[] = [];
  for await (const { name, bytes } of entriesIn(file)) {
    if (found.length === extras.length) break;
    const extra = extras.find((one) => entries.extra(one.name) === name);
    if (extra) found.push({ name: extra.name, bytes });
  }
  return found;
};

/** The folder of a table's part; `undefined` for another entry. */
export const tableOf = (name: string): string | undefined => /^(tables\/.+)\/\d{6,}\.copy$/.exec(name)?.[1];

const readManifest = (file: string, bytes: Uint8Array): Manifest => {
  const written = parsed(bytes);
  const format = Number((written as { readonly format?: unknown } | null)?.format);
  if (format > formatVersion) throw newer(file, String((written as { readonly site?: unknown }).site));
  const read = manifestSchema.safeParse(written);
  if (!read.success) throw changed(file, entries.manifest);
  return read.data;
};

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
};

/** The refusal of what a newer program made. */
export const newer = (file: string, version: string): BackupRefusal =>
  new BackupRefusal(
    `${file} was made by version ${version} of the site: install that version or a newer one, then restore.`,
  );

const changed = (file: string, name: string): BackupRefusal =>
  new BackupRefusal(`${file} isn't as it was made (${name}): take another backup, or copy this one again.`);
