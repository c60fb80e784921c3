import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { createRoles } from "./grants.ts";
import { completeSchema } from "./hostedSchema.ts";
import { newKeys } from "../folder/keys.ts";
import { openDatabase, openLite } from "./lite.ts";
import { migrate } from "./migrations.ts";
import { readSettings } from "../settings.ts";
import { storedFiles } from "../storage/storedFiles.ts";

// A club that is there already gets the rule of usernames for the names that it has.

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "embedded-names-"));
const connection = await openDatabase("memory://");
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const names = [
  "Élodie",
  "elodie",
  "ELODIÉ",
  "c\u0430mille",
  "\u{1f3ae}\u{1f3ae}",
  "x".repeat(40),
  `${"x".repeat(39)}\u1e8b`,
  "lya",
];

it("[AU-11] gives the later of two names that look the same a number, and takes away what nobody can be called", async () => {
  const { driver } = connection;
  await openLite(connection, {
    keys: newKeys(),
    settings: readSettings(fileURLToPath(new URL("../../config.toml", import.meta.url))),
    siteUrl: "http://site.test",
    files: storedFiles(undefined),
  });
  await completeSchema(connection);
  await createRoles(connection);
  for (const file of readdirSync(migrations).filter((file) => file < "20261120121000")) {
    cpSync(join(migrations, file), join(folder, file));
  }
  await migrate(driver, folder);
  for (const [at, username] of names.entries()) {
    const id = crypto.randomUUID();
    await driver.query("insert into auth.users (id, email) values ($1, $2)", [id, `${at}@demo.test`]);
    const sql = "update profiles set username = $2, created_at = now() + $3 * interval '1 second' where id = $1";
    await driver.query(sql, [id, username, at]);
  }

  await migrate(driver, migrations);
  const { rows } = await driver.query<{ username: string | null }>("select username from profiles order by created_at");
  expect(rows.map(({ username }) => username)).toEqual([
    "Élodie",
    "elodie2",
    "ELODIÉ3",
    null,
    null,
    "x".repeat(40),
    `${"x".repeat(34)}2`,
    "lya",
  ]);
});
