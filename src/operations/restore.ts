import { join } from "node:path";
import { counted } from "../../adapters/embedded/backup/counted.ts";
import { restoreBackup } from "../../adapters/embedded/backup/restore.ts";
import { root } from "../build/folders.ts";
import { dataLocationFrom } from "./dataLocation.ts";
import { progressOn, runCommand } from "./terminal.ts";

// npm run restore -- <file>: makes the stopped site what it was when the backup was made.

const [file, ...more] = process.argv.slice(2);

await runCommand(async () => {
  if (file === undefined || more.length > 0)
    throw new Error("Say which file: npm run restore -- .data/backups/club-….backup");
  const { place } = dataLocationFrom(process.env);
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
    "Start it: npm start",
  ].join("\n");
});
