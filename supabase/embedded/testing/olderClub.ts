import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRoles } from "../database/grants.ts";
import { completeSchema } from "../database/hostedSchema.ts";
import { openLite } from "../database/lite.ts";
import { migrate } from "../database/migrations.ts";
import { newKeys } from "../folder/keys.ts";
import { readSettings } from "../settings.ts";
import { storedFiles } from "../storage/storedFiles.ts";
import { emptyDatabase } from "./database.ts";

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * A database of a club that has run for a while.
 *
 * @param before only the migrations whose names come before it have been applied
 */
export const olderClub = async (before: string) => {
  const { database, connection, close } = await emptyDatabase();
  await openLite(connection, {
    keys: newKeys(),
    settings: readSettings(fileURLToPath(new URL("../../config.toml", import.meta.url))),
    siteUrl: "http://site.test",
    files: storedFiles(undefined),
  });
  await completeSchema(database);
  await createRoles(database);
  const folder = mkdtempSync(join(tmpdir(), "older-club-"));
  for (const file of readdirSync(migrations).filter((file) => file < before)) {
    cpSync(join(migrations, file), join(folder, file));
  }
  await migrate(database, folder);
  rmSync(folder, { recursive: true, force: true });
  return {
    query: database.query,
    /** Applies the rest. */
    update: () => migrate(database, migrations),
    close,
  };
};
