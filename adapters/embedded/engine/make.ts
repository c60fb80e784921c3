import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { reasonIn, refusalFor } from "./refusal.ts";
import { asPostgresUser, giveToPostgresUser } from "./withoutRoot.ts";

type Making = {
  readonly binaries: Binaries;
  readonly database: string;
  readonly password: string | undefined;
  readonly isTemporary: boolean;
};

/** Makes a database under another name and renames it, so that a kill leaves nothing that looks like a database. */
export const makeDatabase = ({ binaries, database, password, isTemporary }: Making): void => {
  const parent = dirname(database);
  for (const name of readdirSync(parent).filter((name) => name.startsWith(unmade))) {
    rmSync(join(parent, name), { recursive: true, force: true });
  }
  // A unique name: an earlier initdb that is interrupted deletes its folder by name.
  const making = mkdtempSync(join(parent, unmade));
  giveToPostgresUser(making);
  const passwordFile = `${database}.password`;
  if (password !== undefined) writeFileSync(passwordFile, password, { mode: 0o600 });
  const [program, ...given] = asPostgresUser([
    binaries.initdb,
    `--pgdata=${making}`,
    "--username=postgres",
    "--encoding=UTF8",
    // The built-in locale: texts have the same order on every system.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--data-checksums",
    "--auth=trust",
    "--no-instructions",
    ...(password === undefined ? [] : [`--pwfile=${passwordFile}`]),
    ...(isTemporary ? ["--no-sync"] : []),
  ]);
  const { status, stderr, error } = spawnSync(program, given, { encoding: "utf8" });
  rmSync(passwordFile, { force: true });
  if (status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw refusalFor(reasonIn(stderr || String(error)), parent, "The database could not be made", error);
  }
  renameSync(making, database);
};

const unmade = "postgres.unmade-";
