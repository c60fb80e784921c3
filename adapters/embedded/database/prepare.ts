import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { createRoles } from "./grants.ts";
import { completeSchema } from "./hostedSchema.ts";
import { migrate } from "./migrations.ts";
import { seedOnce } from "./seed.ts";

type Sources = {
  /** Where migrations/ and seed.sql are. */
  readonly root: string;
  readonly seed: boolean;
};

/** Brings a database with lite's tables to this version's schema and seed. Idempotent. */
export const prepare = async (database: Database, { root, seed }: Sources): Promise<void> => {
  await completeSchema(database);
  await createRoles(database);
  await migrate(database, join(root, "migrations"));
  await seedOnce(database, join(root, "seed.sql"), seed);
};

/** Equal for sources of equal content. */
export const keyOf = ({ root, seed }: Sources): string => {
  const folder = join(root, "migrations");
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const files = [...names.map((name) => join(folder, name)), ...(seed ? [join(root, "seed.sql")] : [])];
  const hash = createHash("sha256");
  for (const file of files.filter(existsSync)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return `${hash.digest("hex").slice(0, 20)}${seed ? "s" : ""}`;
};
