import { setTimeout as wait } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Pool } from "pg";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { seedSql } from "../../scripts/seed.ts";
import { firstContentSql, firstRows } from "../../src/firstContent.ts";
import { firstSectionsAt } from "../club.ts";
import { seedDomain } from "./ports.ts";
import { type Query, sqlBackstage } from "./sqlBackstage.ts";

/** How a project is reached: its address, both keys, and its database as its owner. */
export type Access = {
  readonly url: string;
  readonly anonKey: string;
  readonly secretKey: string;
  readonly databaseUrl: string;
};

type Rows = ReadonlyMap<string, readonly string[]>;

const tablesSql = `
  select format('%I.%I', n.nspname, c.relname) as name, (
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_index i
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary
  ) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'r' order by 1`;

/** Rows that a project without content has too: the site's own settings and counters, and the first categories. */
const withoutContent = [
  "private.club",
  "private.logins_to_forget",
  "private.paces",
  "private.salt",
  "private.turns",
  "public.article_statistics",
  "public.categories",
  "public.changes",
  "public.holding_rules",
  "public.missed_searches",
  "public.page_views",
  "public.tip_statistics",
  "public.view_days",
];

/**
 * Fills a project with the seed for one run of the contracts, and empties it of all that the run has left. Members are made by the admin
 * API, with addresses of this run's own domain. Throws when the project has content already, unless `besideOthers`.
 */
export const hostedProject = async ({ url, secretKey, databaseUrl }: Access, besideOthers: boolean) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const query: Query = async (sql, values) =>
    (await pool.query(sql, values)).rows as Readonly<Record<string, unknown>>[];
  const admin = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

  const tables = (await query(tablesSql)).map(({ name, key }) => ({ name: String(name), key: String(key) }));
  const users = { name: "auth.users", key: "id" };
  const files = { name: "storage.objects", key: "bucket_id, name" };
  const keysOf = async ({ name, key }: { readonly name: string; readonly key: string }): Promise<readonly string[]> =>
    (await query(`select concat_ws('/', ${key}) as key from ${name}`)).map((row) => String(row["key"]));
  const rowsNow = async (): Promise<Rows> =>
    new Map(
      await Promise.all([...tables, users, files].map(async (table) => [table.name, await keysOf(table)] as const)),
    );

  const before = await rowsNow();
  const used = [...before]
    .filter(([name, keys]) => keys.length > 0 && !withoutContent.includes(name))
    .map(([name]) => name);
  if (used.length > 0 && !besideOthers) {
    await pool.end();
    throw new Error(
      `The project has content in ${used.join(", ")}: use one without content, or set CONTRACTS_BESIDE_OTHERS=yes while nobody uses it.`,
    );
  }

  const [own] = await query("select to_regclass('auth.one_time_tokens') is not null as accounts");
  const hasOwnAccounts = own?.["accounts"] === true;
  const backstage = sqlBackstage(query);

  return {
    /** Whether the accounts are Supabase's, whose mails don't wait in the outbox, and whose limits are the project's settings. */
    hasOwnAccounts,
    backstage: hasOwnAccounts
      ? {
          ...backstage,
          mailsTo: async (email: string) => [...(await linksTo(query, email)), ...(await backstage.mailsTo(email))],
        }
      : backstage,
    /** Waits while the accounts refuse sign-ins because there were too many. */
    fetch: hasOwnAccounts ? fetchPatiently : globalThis.fetch,
    async fill(): Promise<void> {
      for (const { id, email, password, fullName, username } of seed.members) {
        const { error } = await admin.auth.admin.createUser({
          id,
          email: email.replace("demo.test", seedDomain),
          ...(password !== undefined && { password }),
          email_confirm: true,
          user_metadata: { full_name: fullName, username },
        });
        if (error) throw error;
      }
      await query(contentSql);
      await query(firstContentSql(firstRows(firstSectionsAt(new Date()))));
    },
    /** Removes what wasn't there before: files and members by their services, rows by SQL. Throws when it can't. */
    async clear(): Promise<void> {
      try {
        await removeFiles(admin, missingIn(before, files.name, await keysOf(files)));
        for (const id of missingIn(before, users.name, await keysOf(users))) await admin.auth.admin.deleteUser(id);
        // A row may have to wait for another that refers to it.
        for (let round = 0; round < tables.length; round++) {
          for (const { name, key } of tables) {
            const sql = `delete from ${name} where concat_ws('/', ${key}) <> all ($1)`;
            await query(sql, [before.get(name) ?? []]).catch(() => {});
          }
          if (left(before, await rowsNow()).length === 0) break;
        }
        const kept = left(before, await rowsNow());
        if (kept.length > 0) throw new Error(`Rows of this run are left in ${kept.join(", ")}: delete them by SQL.`);
      } finally {
        await pool.end();
      }
    },
  };
};

/** The seed without its members, and their dates. */
const contentSql = [
  ...seed.members.flatMap(({ id, createdAt }) => [
    `update auth.users set created_at = '${createdAt}' where id = '${id}';`,
    `update public.profiles set created_at = '${createdAt}' where id = '${id}';`,
  ]),
  seedSql(seed).replace(/^insert into auth\.\w+ [^;]*?;\n/gms, ""),
].join("\n");

/** The links that Supabase's accounts have mailed to an address and that are valid still, as the site's templates write them. */
const linksTo = async (query: Query, email: string) => {
  const sql = `select t.token_type::text as kind, t.token_hash as token from auth.one_time_tokens t join auth.users u on u.id = t.user_id
    where u.email = $1 order by t.created_at desc`;
  return (await query(sql, [email])).map(({ kind, token }) => ({
    subject: String(kind),
    text:
      kind === "recovery_token"
        ? `http://127.0.0.1/auth/reset?token=${token}`
        : `http://127.0.0.1/auth/confirm?type=${kind === "confirmation_token" ? "sign-up" : "email-change"}&token=${token}`,
  }));
};

/** Milliseconds. A project takes 30 sign-ins from an address in five minutes, unless its settings say otherwise. */
const pause = 15_000;

const fetchPatiently: typeof fetch = async (input, init) => {
  for (;;) {
    const answer = await fetch(input, init);
    const { url } = new Request(input);
    if (answer.status !== 429 || !url.includes("/auth/v1/token")) return answer;
    await wait(pause);
  }
};

const missingIn = (before: Rows, name: string, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => !before.get(name)?.includes(key));

const left = (before: Rows, now: Rows): readonly string[] =>
  [...now].filter(([name, keys]) => missingIn(before, name, keys).length > 0).map(([name]) => name);

const removeFiles = async (admin: SupabaseClient, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    const [bucket = "", ...name] = key.split("/");
    await admin.storage.from(bucket).remove([name.join("/")]);
  }
};
