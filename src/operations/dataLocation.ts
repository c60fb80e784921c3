import type { DataLocation } from "../../adapters/embedded/backup/dataLocation.ts";
import { StartRefusal } from "../server/http/listen.ts";
import { type Settings, settingsFrom } from "../server/settings.ts";
import { projectOf } from "./project.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where the data are that a backup or a restore is about, and where backups are kept. A hosted project needs its database's address and
 * secret key too, which a running site doesn't have.
 */
export const dataLocationFrom = (
  environment: Environment,
): { readonly place: DataLocation; readonly backups: Settings["backups"] } => {
  const { DATABASE_URL: databaseUrl, SUPABASE_SECRET_KEY: secretKey } = environment;
  const isHosted = Boolean(environment["SUPABASE_URL"]);
  const { backend, backups } = settingsFrom(isHosted ? { ...environment, DATABASE_URL: "" } : environment);
  if ("folder" in backend) return { place: backend, backups };
  const project = projectOf(backend.url);
  // A restore into a new database would write its pictures over those of the old project, which have the same names.
  if (databaseUrl && project !== undefined && !databaseUrl.includes(project)) {
    throw new StartRefusal(
      `DATABASE_URL isn't the database of SUPABASE_URL: the address of its session pooler has the project's name ${project}.`,
    );
  }
  if (databaseUrl && secretKey) return { place: { url: backend.url, secretKey, databaseUrl }, backups };
  throw new StartRefusal(
    "A hosted project needs its database's address (its session pooler) and its secret key: set DATABASE_URL and SUPABASE_SECRET_KEY before this command.",
  );
};
