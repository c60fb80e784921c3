import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { counted } from "../../adapters/embedded/backup/counted.ts";
import { makeBackup } from "../../adapters/embedded/backup/makeBackup.ts";
import { outdatedAmong } from "../../adapters/embedded/backup/names.ts";
import { openSource } from "../../adapters/embedded/backup/source.ts";
import { migrationsIn } from "../../adapters/embedded/database/migrations.ts";
import { root } from "../build/folders.ts";
import { dataLocationFrom } from "./dataLocation.ts";
import { progressOn, runCommand, sizeOf } from "./terminal.ts";

// npm run backup: writes rows, files and keys of the site into a file, while it runs or is stopped. With --nightly, as the running site
// calls it, outdated backups are deleted afterwards.

const [option, ...more] = process.argv.slice(2);

await runCommand(async () => {
  if (more.length > 0 || (option !== undefined && option !== "--nightly")) {
    throw new Error("npm run backup takes no arguments: BACKUP_FOLDER says where the file is written.");
  }
  const { place, backups } = dataLocationFrom(process.env);
  const { close, ...source } = await openSource(place);
  try {
    const progress = progressOn(process.stderr);
    const { file, bytes, manifest } = await makeBackup({
      ...source,
      migrations: migrationsIn(join(root, "supabase/migrations")),
      folder: backups.folder,
      ...(progress && { progress }),
    });
    if (option === "--nightly") {
      const outdated = outdatedAmong(readdirSync(backups.folder), backups.days);
      for (const name of outdated) rmSync(join(backups.folder, name));
    }
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const lost = manifest.missing.length;
    return [
      `${file} has ${counted(rows, "row")} and ${counted(manifest.files.length, "file")} (${sizeOf(bytes)}). Keep a copy on another machine, privately: it has the site's keys.`,
      ...(lost > 0
        ? [`${counted(lost, "file")} that rows name ${lost === 1 ? "is" : "are"} missing in the storage.`]
        : []),
    ].join("\n");
  } finally {
    await close();
  }
});
