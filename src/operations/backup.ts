import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { counted } from "../../adapters/embedded/backup/counted.ts";
import { makeBackup } from "../../adapters/embedded/backup/makeBackup.ts";
import { outdatedAmong } from "../../adapters/embedded/backup/names.ts";
import { openSource } from "../../adapters/embedded/backup/source.ts";
import { migrationsIn } from "../../adapters/embedded/database/migrations.ts";
import { isDemoClub } from "../build/club/demoLeftovers.ts";
import { clubFolder, root } from "../build/folders.ts";
import { dataLocationFrom } from "./dataLocation.ts";
import { gatherExtras } from "./siteCopy/gather.ts";
import { newPassphrase } from "./siteCopy/passphrase.ts";
import { siteSettingsIn } from "./siteCopy/settings.ts";
import { progressOn, runCommand, sizeOf } from "./terminal.ts";

// npm run backup: writes the whole site into a file, while it runs or is stopped: rows, files, keys, the club's folder and the settings.
// The settings that are secret only with BACKUP_PASSPHRASE, or with --secrets, which asks for a passphrase. With --nightly, as the running
// site calls it, outdated backups are deleted afterwards.

const [option, ...more] = process.argv.slice(2);
const options = ["--nightly", "--secrets"];

await runCommand(async () => {
  if (more.length > 0 || (option !== undefined && !options.includes(option))) {
    throw new Error("npm run backup takes --secrets alone: BACKUP_FOLDER says where the file is written.");
  }
  const set = process.env["BACKUP_PASSPHRASE"];
  const passphrase = set || option === "--secrets" ? await newPassphrase(set) : undefined;
  const { place, backups } = dataLocationFrom(process.env);
  const { close, ...source } = await openSource(place);
  try {
    const progress = progressOn(process.stderr);
    const { file, bytes, manifest } = await makeBackup({
      ...source,
      migrations: migrationsIn(join(root, "supabase/migrations")),
      folder: backups.folder,
      extras: gatherExtras({
        ...(!(await isDemoClub(clubFolder)) && { clubFolder }),
        environment: process.env,
        passphrase,
      }),
      ...(progress && { progress }),
    });
    if (option === "--nightly") {
      const outdated = outdatedAmong(readdirSync(backups.folder), backups.days);
      for (const name of outdated) rmSync(join(backups.folder, name));
    }
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const lost = manifest.missing.length;
    const secrets = passphrase ? [] : Object.keys(siteSettingsIn(process.env).secret);
    return [
      `${file} has ${counted(rows, "row")} and ${counted(manifest.files.length, "file")} (${sizeOf(bytes)}). Keep a copy on another machine, privately: it has the site's keys.`,
      ...(secrets.length > 0
        ? [`Without the settings that are secret (${secrets.join(", ")}): npm run backup -- --secrets takes them too.`]
        : []),
      ...(lost > 0
        ? [`${counted(lost, "file")} that rows name ${lost === 1 ? "is" : "are"} missing in the storage.`]
        : []),
    ].join("\n");
  } finally {
    await close();
  }
});
