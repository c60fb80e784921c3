import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSchemaPaths } from "../adapters/embedded/settings.ts";

// Writes supabase/migrations/<version>_baseline.sql, the schema files as one migration, in the place of all that are there:
//   npm run baseline -- 20261203000000
// Databases that have other migrations refuse it: only their backups bring their rows here. docs/decisions/0230-schema-files.md

const root = fileURLToPath(new URL("../supabase", import.meta.url));

/** The schema files as one text, in their order. */
export const schemaText = (): string =>
  readSchemaPaths(join(root, "config.toml"))
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");

const heading = `-- Written by scripts/baseline.ts from supabase/schemas, and never changed: databases keep its text. A change edits a schema file and adds a
-- migration of its own. docs/reference/adding.md

`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , version = ""] = process.argv;
  if (!/^\d{14}$/.test(version)) throw new Error("Name the version: npm run baseline -- 20261203000000");
  const file = join(root, "migrations", `${version}_baseline.sql`);
  writeFileSync(file, `${heading}${schemaText()}`);
  console.log(`${file} is written. Remove the other migrations.`);
}
