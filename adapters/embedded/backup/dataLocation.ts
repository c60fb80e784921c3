import { existsSync, statSync } from "node:fs";
import { keysFileIn } from "../folder/keys.ts";
import { BackupRefusal } from "./refusal.ts";

/** A data folder. Its rows are at `databaseUrl` when that is given. */
export type Local = { readonly folder: string; readonly databaseUrl?: string };

/** A hosted project. */
export type Project = { readonly url: string; readonly secretKey: string; readonly databaseUrl: string };

/** Where a site's data are. */
export type DataLocation = Local | Project;

/** Refuses root the folder of a site that another user starts: PostgreSQL and new files would take it from that user. */
export const refuseRoot = (folder: string): void => {
  const keys = keysFileIn(folder);
  if (process.getuid?.() !== 0 || !existsSync(keys)) return;
  const { uid } = statSync(keys);
  if (uid === 0) return;
  throw new BackupRefusal(
    `The data folder ${folder} is of user ${uid}: run this command as the user who starts the site.`,
  );
};
