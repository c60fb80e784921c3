import { join, resolve } from "node:path";
import { checkBackup, extrasIn } from "../../adapters/embedded/backup/check.ts";
import { counted } from "../../adapters/embedded/backup/counted.ts";
import { restoreBackup } from "../../adapters/embedded/backup/restore.ts";
import { root } from "../build/folders.ts";
import { dataLocationFrom } from "./dataLocation.ts";
import { readSettingsFile } from "./settingsFile.ts";
import { knownPassphrase } from "./siteCopy/passphrase.ts";
import { hasSecrets, putBack, readCopy } from "./siteCopy/putBack.ts";
import { progressOn, runCommand } from "./terminal.ts";

// npm run restore -- <file>: makes the stopped site what it was when the backup was made, and writes its club's folder and settings where
// they aren't yet.

const settingsFile = ".env";
const [file, ...more] = process.argv.slice(2);

/** Where the data are, when only the environment of this command says it. */
const placeOnce = (): string => {
  const given = process.env["DATA_FOLDER"];
  return given && readSettingsFile(settingsFile).settings["DATA_FOLDER"] !== given ? `DATA_FOLDER=${given} ` : "";
};

await runCommand(async () => {
  if (file === undefined || more.length > 0)
    throw new Error("Say which file: npm run restore -- .data/backups/club-….backup");
  const { place } = dataLocationFrom(process.env);
  const extras = await extrasIn(file, await checkBackup(file));
  // Before anything changes: a wrong passphrase is refused.
  const passphrase = hasSecrets(extras) ? await knownPassphrase(process.env["BACKUP_PASSPHRASE"]) : undefined;
  const copy = readCopy(extras, passphrase);
  const progress = progressOn(process.stderr);
  const { manifest, before } = await restoreBackup({
    file,
    place,
    root: join(root, "supabase"),
    ...(progress && { progress }),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The site is as on ${manifest.madeAt}: ${counted(rows, "row")} and ${counted(manifest.files.length, "file")}.`,
    ...(before.length === 0
      ? []
      : [`What was there before is in ${before.join(" and ")}: delete it once the site is as it should be.`]),
    ...putBack(copy, { root, settingsFile: resolve(settingsFile), environment: process.env }),
    `Start it: ${placeOnce()}npm start`,
  ].join("\n");
});
