import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { compareHistory, migrationsIn } from "../database/migrations.ts";
import type { Database } from "../database/database.ts";
import type { DatabaseAddress } from "../engine/driver.ts";
import { EngineRefusal } from "../engine/refusal.ts";
import type { Folder } from "../folder/folder.ts";
import { counted } from "./counted.ts";
import { folderFiles } from "./files.ts";
import { makeBackup } from "./makeBackup.ts";
import { BackupRefusal } from "./refusal.ts";

type Upgrade = {
  readonly database: Database;
  readonly address: DatabaseAddress;
  readonly folder: Folder;
  /** The folder of the program's migrations. */
  readonly migrations: string;
  readonly backups: string;
};

/**
 * Makes a backup of a database that has rows and lacks migrations, once until an upgrade ends. Refuses a database whose history differs,
 * an empty database beside a site's folder, a site's database with an empty folder, and an upgrade whose backup can't be made.
 */
export const backUpBeforeUpgrade = async ({ database, address, folder, ...places }: Upgrade): Promise<void> => {
  const migrations = migrationsIn(places.migrations);
  const { applied, pending } = await compareHistory(database, migrations);
  if (applied > 0 && !folder.isReady && !folder.isUsed) throw withoutFolder(folder.path);
  if (pending.length === 0) return;
  if (applied === 0 && folder.isComplete) throw emptied(folder.path);
  if (applied === 0) return;
  // A service that starts again and again must not fill the disk with backups of the same rows.
  const { upgradeBackup } = folder;
  if (upgradeBackup !== undefined && existsSync(upgradeBackup)) {
    return console.log(
      `The database is upgraded by ${counted(pending.length, "migration")}. Its backup is that of the last try: ${upgradeBackup}`,
    );
  }
  console.log(`The database is upgraded by ${counted(pending.length, "migration")}. Its backup is written first.`);
  const files = folderFiles(folder.path);
  try {
    const { file } = await makeBackup({
      address,
      source: "embedded",
      files,
      keys: folder.keys,
      migrations,
      folder: places.backups,
      reason: "before-upgrade",
      // A kill leaves the mark of a file that isn't there, not a file without its mark.
      beforeNaming: (name) => folder.markUpgrade(resolve(name)),
    });
    console.log(`The backup before the upgrade: ${file}`);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new BackupRefusal(`The database needs an upgrade, and its backup can't be written: ${said}`, cause);
  }
};

const emptied = (path: string): EngineRefusal =>
  new EngineRefusal(
    `The database is empty, and the data folder ${path} is that of a site: set DATABASE_URL to the site's database, restore a backup into this one (npm run restore -- <file>), or choose another data folder.`,
  );

const withoutFolder = (path: string): EngineRefusal =>
  new EngineRefusal(
    `The database has a site, and the data folder ${path} has neither its keys nor its pictures: mount its volume, or set DATA_FOLDER. To go on without them, write an empty file ${join(path, "ready")}.`,
  );
