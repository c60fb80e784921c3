import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { createRoles } from "../database/grants.ts";
import { completeSchema } from "../database/hostedSchema.ts";
import { openDatabase, openLite } from "../database/lite.ts";
import { migrate } from "../database/migrations.ts";
import { newKeys } from "../folder/keys.ts";
import { readSettings } from "../settings.ts";
import { storedFiles } from "../storage/storedFiles.ts";
import { temporaryFolder } from "./folders.ts";

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * A database with the migrations before one of them, for what that one makes of a club that is there already. It is gone
 * after the test: call it inside one.
 *
 * @param version how its file's name begins
 */
export const olderClub = async (version: string) => {
  const connection = await openDatabase("memory://");
  onTestFinished(() => connection.close());
  const { driver } = connection;
  await openLite(connection, {
    keys: newKeys(),
    settings: readSettings(fileURLToPath(new URL("../../config.toml", import.meta.url))),
    siteUrl: "http://site.test",
    files: storedFiles(undefined),
  });
  await completeSchema(connection);
  await createRoles(connection);
  const folder = temporaryFolder();
  for (const file of readdirSync(migrations).filter((name) => name < version)) {
    cpSync(join(migrations, file), join(folder, file));
  }
  await migrate(driver, folder);
  return {
    driver,
    /** Applies all that come after. */
    update: () => migrate(driver, migrations),
  };
};
