import { type Client, escapeLiteral } from "pg";
import type { Migration } from "../database/migrations.ts";
import { storedName } from "../storage/storedName.ts";
import { entriesIn } from "./archive.ts";
import { withClient } from "./client.ts";
import { projectFiles } from "./files.ts";
import { entries, type Manifest } from "./format.ts";
import { loadBackup } from "./load.ts";
import type { Progress } from "./makeBackup.ts";
import { BackupRefusal } from "./refusal.ts";
import type { Project } from "./dataLocation.ts";

type Wish = {
  readonly file: string;
  readonly place: Project;
  readonly manifest: Manifest;
  readonly migrations: readonly Migration[];
  readonly progress?: Progress;
};

const stateSql = `
  select exists (select from auth.users) or to_regclass('public.profiles') is not null as "isUsed",
    obj_description(to_regnamespace('private'), 'pg_namespace') as mark`;

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`;

/**
 * Makes a site of a backup on a new hosted project: its rows in one transaction, then its files through the storage's interface. A mark
 * stays until the last file is there, so that the same command goes on after an interruption. Refuses a project that has rows.
 */
export const restoreProject = ({ file, place, manifest, migrations, progress }: Wish): Promise<void> =>
  withClient({ url: place.databaseUrl }, async (client) => {
    const mark = `The files of the backup of ${manifest.madeAt} are missing`;
    const { rows } = await client.query<{ isUsed: boolean; mark: string | null }>(stateSql);
    if (rows[0]?.mark !== mark) {
      if (rows[0]?.isUsed) {
        throw new BackupRefusal(
          "The project has the site's tables or members already: restore into a new project, before `supabase db push`.",
        );
      }
      await client.query(history);
      await loadBackup(client, {
        file,
        manifest,
        migrations,
        target: "hosted",
        keepFile: async () => {},
        keepKeys: async () => {},
        beforeCommit: () => setMark(client, mark),
        ...(progress && { progress }),
      });
    }
    await upload(file, place, manifest, progress);
    await setMark(client, null);
  });

const setMark = async (client: Client, mark: string | null): Promise<void> => {
  await client.query(`comment on schema private is ${mark === null ? "null" : escapeLiteral(mark)}`);
};

const upload = async (file: string, place: Project, { files }: Manifest, progress?: Progress): Promise<void> => {
  const storage = projectFiles(place);
  const stored = new Map(files.map((one) => [entries.file(storedName(one.bucket, one.name)), one]));
  let done = 0;
  for await (const { name, bytes } of entriesIn(file)) {
    const one = stored.get(name);
    if (!one) continue;
    progress?.("files", done++, stored.size);
    await storage.write(one, bytes);
  }
};
