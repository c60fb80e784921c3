import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { baselineIn, madeBefore, migrationsIn, textOf } from "../../../adapters/embedded/database/migrations.ts";
import { type Read, readAt, readIn } from "../../../adapters/embedded/engine/reading.ts";
import { EngineRefusal } from "../../../adapters/embedded/engine/refusal.ts";
import { keysFileIn } from "../../../adapters/embedded/folder/keys.ts";
import { root } from "../../build/folders.ts";
import type { Heard } from "./clock.ts";
import { type Finding, ok, problem, sentenceOf, skipped, warning } from "./findings.ts";
import { isClosed } from "./folder.ts";
import { readSiteRows, type SiteRows } from "./ownSite.ts";

type Applied = { readonly version: string; readonly name: string; readonly hash?: string | null };

export type DatabaseState = {
  readonly applied: readonly Applied[];
  readonly clock: Heard;
  /** Milliseconds since 1970. */
  readonly newestRow: number | undefined;
  /** Undefined for a database of another version. */
  readonly site?: SiteRows | undefined;
};

type Data = { readonly folder: string; readonly databaseUrl?: string };

/** The state of a database, or the finding why the state is unknown. */
export const askDatabase = async ({ folder, databaseUrl }: Data): Promise<DatabaseState | Finding> => {
  try {
    if (databaseUrl !== undefined) return await readAt({ url: databaseUrl }, readState);
    if (await isClosed(folder)) return unread["other-user"];
    const read = await readIn(folder, readState);
    if (read === "not-made" && existsSync(keysFileIn(folder)))
      return skipped("needs a whole database in the data folder.");
    return typeof read === "string" ? unread[read] : read.done;
  } catch (cause) {
    // Either error's message says what to do, or quotes PostgreSQL.
    if (cause instanceof EngineRefusal) return problem(cause.message);
    const said = `can't be read: ${sentenceOf(cause)}`;
    return problem(
      databaseUrl === undefined
        ? `The database of ${folder} ${said}. Its log is postgres.log there.`
        : `The database of DATABASE_URL ${said}. Look whether it runs, and whether the address is right.`,
    );
  }
};

const unread = {
  "not-made": ok("There is no database yet: the first start makes it."),
  "other-user": skipped("needs the running site, or the user who starts it: sudo -u <user> npm run doctor."),
  "no-server": skipped("another process has the data folder, and no database runs. Try again in a minute."),
};

const readState = async (read: Read): Promise<DatabaseState | Finding> => {
  const [known] = await read<Record<"history" | "accounts" | "mails", boolean> & { readonly now: string }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as history, now(),
      to_regclass('auth.users') is not null as accounts, to_regclass('public.outbox') is not null as mails`,
  );
  const heardAt = Date.now();
  if (!known?.history) return ok("The database is empty: the first start fills it.");
  const applied = await read<Applied>(
    `select version, name, md5(regexp_replace(array_to_string(statements, ''), '[ \\t\\r\\n;]+', '', 'g')) as hash from supabase_migrations.schema_migrations order by version`,
  );
  const times = [
    ...(known?.accounts ? ["(select max(greatest(created_at, last_sign_in_at)) from auth.users)"] : []),
    ...(known?.mails ? ["(select max(created_at) from public.outbox)"] : []),
    "null::timestamptz",
  ];
  const [newest] = await read<{ readonly at: string | null }>(`select greatest(${times.join()}) as at`);
  return {
    applied,
    clock: { from: "the database", theirs: Date.parse(known?.now ?? ""), ours: heardAt },
    newestRow: newest?.at ? Date.parse(newest.at) : undefined,
    site: await readSiteRows(read),
  };
};

/** Compares the applied migrations with those of this version: by their names, and by their texts where the history has the whole text. */
export const checkMigrations = (
  applied: readonly Applied[],
  { folder = join(root, "supabase/migrations"), whenPending = "the next start applies them" } = {},
): readonly Finding[] => {
  const own = migrationsIn(folder);
  const names = (list: readonly { readonly version: string; readonly name: string }[]) =>
    list.map(({ version, name }) => `${version}_${name}`).join(", ");
  const unknown = applied.filter(({ version }) => own.every((one) => one.version !== version));
  const pending = own.filter(({ version }) => applied.every((one) => one.version !== version));
  const edited = own.filter(({ version, text }) => {
    const hash = applied.find((one) => one.version === version)?.hash;
    return hash !== undefined && hash !== null && hash !== md5(textOf(text));
  });
  const baseline = baselineIn(own);
  if (baseline && unknown.some(({ version }) => version < baseline.version)) return [problem(madeBefore)];
  if (unknown.length > 0) {
    return [
      problem(`The database has migrations of another version of the site: ${names(unknown)}. Install that version.`),
    ];
  }
  if (edited.length > 0) {
    return [
      problem(`Migrations were changed after they were applied: ${names(edited)}. Bring their files back from git.`),
    ];
  }
  const done = `${applied.length} of ${own.length} migrations are applied`;
  return [pending.length > 0 ? warning(`${done}: ${whenPending}.`) : ok(`${done}.`)];
};

const md5 = (text: string): string => createHash("md5").update(text).digest("hex");
