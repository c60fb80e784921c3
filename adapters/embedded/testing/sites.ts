import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { type Backup, type BackupOptions, makeBackup } from "../backup/makeBackup.ts";
import type { DataLocation } from "../backup/dataLocation.ts";
import { openSource } from "../backup/source.ts";
import { migrationsIn } from "../database/migrations.ts";

export const ownRoot = fileURLToPath(new URL("../../../supabase", import.meta.url));
export const siteUrl = "http://backend.test";

export const openSite = (folder: string, databaseUrl?: string, root = ownRoot): Promise<EmbeddedBackend> =>
  openBackend({
    folder,
    siteUrl,
    seed: true,
    // The outbox needs the functions of its own version.
    ...(root === ownRoot && { mails: "captured" as const }),
    root,
    ...(databaseUrl !== undefined && { databaseUrl }),
  });

/** A client of a backend, signed in as a member of the demo data. */
export const memberOf = async (backend: EmbeddedBackend): Promise<{ client: SupabaseClient; id: string }> => {
  const client = createClient(siteUrl, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  const { data, error } = await client.auth.signInWithPassword({ email: "membre@demo.test", password: "demo-1234" });
  if (error) throw error;
  return { client, id: data.user.id };
};

/** Uploads a member's picture. Returns its name. */
export const uploadPicture = async (backend: EmbeddedBackend, picture: Uint8Array<ArrayBuffer>): Promise<string> => {
  const { client, id } = await memberOf(backend);
  const name = `${id}/avatar.png`;
  const { error } = await client.storage.from("avatars").upload(name, picture, { upsert: true });
  if (error) throw error;
  return name;
};

/** Makes a backup into a folder of its own. */
export const backUp = async (
  place: DataLocation,
  folder: string,
  more: Pick<BackupOptions, "extras"> = {},
): Promise<Backup> => {
  mkdirSync(folder, { recursive: true });
  const { close, ...source } = await openSource(place);
  try {
    return await makeBackup({ ...source, ...more, migrations: migrationsIn(join(ownRoot, "migrations")), folder });
  } finally {
    await close();
  }
};

/** The content that must be equal before and after: each table's rows, sequences, files and keys. */
export const contentOf = ({ manifest }: Pick<Backup, "manifest">) => {
  const { tables, sequences, files, missing, keys, migrations } = manifest;
  return { tables, sequences, files, missing, keys, migrations };
};

/** The names and lengths of all files in a folder, but for PostgreSQL's and the lock. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/^(lock|run|postgres|postgres\.log)(\/|$)/.test(name))
    .toSorted();
