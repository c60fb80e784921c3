import { beforeAll, describe, expect, it, vi } from "vitest";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memoryDevice, supabaseDevice } from "../devices.ts";
import { pngOf } from "../pictures.ts";
import { contractFiles } from "../contracts/files.ts";
import { camille, signedIn } from "../contracts/ports.ts";
import { everyTable, memberColumns } from "./catalogue.ts";
import { databaseForTests } from "./database.ts";
import { exportedFirst, exportOf, leftOut } from "./memberTables.ts";
import { pendingOfSeed } from "./audiences.ts";

// Fails for a table that names a member and isn't exported with their data or erased with their account.

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query, first } = databaseForTests();

const email = "partante@exemple.fr";
const password = "neige-et-givre";
let me = "";
let device: ReturnType<typeof supabaseDevice>;

/** A member of the staff with rows in every table, whose author name is an e-mail. */
beforeAll(async () => {
  const client = supabaseClient(embedded().project, "nowhere");
  const { data } = await client.auth.signUp({ email, password, options: { data: { pseudo: "Partante" } } });
  me = data.user?.id ?? "";
  await query("update auth.users set email_confirmed_at = now() where id = $1", [me]);
  device = supabaseDevice(embedded().project, client);
  await device.session.signIn({ email, password });

  const [tip, article] = [seed.tips[0]?.id, seed.articles[0]?.id];
  const application = pendingOfSeed().id;
  for (const [sql, ...values] of [
    ["insert into user_roles (user_id, role) values ($1, 'staff')"],
    ["insert into tip_likes (user_id, tip_id) values ($1, $2)", tip],
    ["insert into tip_comments (user_id, tip_id, content) values ($1, $2, 'Reste')", tip],
    ["insert into tip_ratings (user_id, tip_id, rating) values ($1, $2, 5)", tip],
    ["insert into article_likes (user_id, article_id) values ($1, $2)", article],
    ["insert into article_comments (user_id, article_id, content) values ($1, $2, 'Reste')", article],
    ["insert into articles (author_id, slug, title, author_name) values ($1, 'de-moi', 'De moi', $2)", email],
    [
      `insert into applications (user_id, position, discord_username, experience, availability, motivation)
       values ($1, 'video-editor', '', '{}', '', '')`,
    ],
    ["insert into application_reviews (made_by, application_id, status) values ($1, $2, 'pending')", application],
    ["insert into application_notes (author_id, application_id, content) values ($1, $2, 'De moi')", application],
    ["insert into private.turns (peer, act) values ($1::text, 'receipt')"],
  ] as const) {
    await query(sql, [me, ...values]);
  }
  for (const sql of contractFiles.flatMap(({ rowsOfMember = [] }) => rowsOfMember)) await query(sql, [me]);
  const kept = await device.avatars.put(me as never, { type: "png", bytes: pngOf({ width: 4, height: 4 }) });
  await device.profiles.saveAvatar(me as never, kept.ok ? kept.value : null);
  await device.itemPictures.put([{ type: "png", bytes: pngOf({ width: 4, height: 4 }) }]);
  await query("update articles set title = 'De moi, revu' where author_id = $1", [me]);
  await query("update article_revisions set changed_by = $1", [me]);
  await query("update tip_comments set hidden_reason = 'Non' where user_id <> $1", [me]);
  await query("update tip_comment_hidings set hidden_by = $1", [me]);
});

/** Columns that name a member, with their name in the export. */
const exportedColumns = async (): Promise<Readonly<Record<string, string>>> => {
  const found = await query(exportOf);
  return { ...exportedFirst, ...Object.fromEntries(found.map(({ column, name }) => [column, String(name)])) };
};

/** The rows in which a column names them. */
const countIn = async (column: string): Promise<number> => {
  const [, table, name] = /^(.+)\.(\w+)$/.exec(column) ?? [];
  return Number((await first(`select count(*)::int as count from ${table} where ${name}::text = $1`, [me]))?.["count"]);
};

describe("a member's data", () => {
  it("are wherever a column names a member, and each such place is known", async () => {
    const found = (await query(memberColumns)).map((row) => `${row["table"]}.${row["column"]}`);
    const known = [...Object.keys(await exportedColumns()), ...Object.keys(leftOut)];
    expect(found.filter((column) => !known.includes(column))).toEqual([]);
    expect(known.filter((column) => !found.includes(column))).toEqual([]);
  });

  it("[AU-23] are in their export, as many as the database has", async () => {
    const all = await device.memberData.everything(me as never);
    if (!all.ok) throw new Error("It was refused");
    for (const [column, list] of Object.entries(await exportedColumns())) {
      const count = await countIn(column);
      expect([column, count > 0]).toEqual([column, true]);
      expect([column, (all.value[list] as readonly unknown[]).length]).toEqual([column, count]);
    }
    expect(JSON.stringify(all.value)).not.toMatch(/encrypted_password|confirmation_token|refresh_token/);
  });

  it("[AU-23] are in the same lists in memory", async () => {
    const memory = memoryDevice();
    const all = [
      await device.memberData.everything(me as never),
      await memory.memberData.everything((await signedIn(memory, camille)).id),
    ].map((answer) => {
      if (!answer.ok) throw new Error(`No export: ${answer.refusal.kind}`);
      return Object.keys(answer.value).toSorted();
    });
    expect(all[1]).toEqual(all[0]);
  });

  it("[AU-15] are nowhere in the database once they have left, but for what has no name", async () => {
    const tables = (await query(everyTable)).map((row) => String(row["name"]));
    const traces = async () => {
      const found: string[] = [];
      for (const table of tables) {
        const sql = `select from ${table} t where t::text ilike '%' || $1 || '%' or t::text ilike '%' || $2 || '%' limit 1`;
        if ((await query(sql, [me, email])).length > 0) found.push(table);
      }
      return found;
    };
    const before = await traces();
    for (const column of Object.keys(await exportedColumns())) expect(before).toContain(column.replace(/\.\w+$/, ""));
    expect(before).toEqual(expect.arrayContaining(["public.outbox", "private.turns", "storage.objects"]));

    await device.avatars.keepOnly(me as never, null);
    expect(await device.profiles.remove(me as never)).toEqual({ ok: true });
    // On a hosted project the accounts' log takes no index, and is left to the daily job.
    const { index } = (await first("select to_regclass('auth.audit_log_entries_actor') as index")) ?? {};
    if (index === null) await query("select private.run_due()");
    expect(await traces()).toEqual([]);
    const stays = `select (select count(*)::int from tip_comments where content = 'Reste' and user_id is null) as tips,
      (select count(*)::int from article_comments where content = 'Reste' and user_id is null) as articles,
      (select author_name from articles where slug = 'de-moi') as author`;
    expect(await first(stays)).toEqual({ tips: 1, articles: 1, author: "" });
  });

  it("[AU-15] leave an address alone that they only claimed", async () => {
    const [id, claimed] = [crypto.randomUUID(), `${crypto.randomUUID()}@demo.test`];
    const own = `${id}@demo.test`;
    await query("insert into auth.users (id, email, email_change) values ($1, $2, $3)", [id, own, claimed]);
    for (const text of [`De ${own} à ${claimed}`, "Votre mot de passe"]) {
      const mail = { to: claimed, subject: "Essai", text, html: text };
      await query("select private.enqueue_mail($1::jsonb)", [JSON.stringify(mail)]);
    }
    await query("delete from auth.users where id = $1", [id]);
    expect(await query("select body_text from outbox where recipient = $1", [claimed])).toEqual([
      { body_text: "Votre mot de passe" },
    ]);
  });

  it("[AU-15] [HS-9] are taken off a log without an index by the daily job, which reads it once for all", async () => {
    await query("delete from auth.audit_log_entries");
    await query("drop index if exists auth.audit_log_entries_actor");
    const [one, other, stays] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [one, other, stays]) {
      await query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@demo.test`]);
      for (const payload of [{ actor_id: id }, { actor_id: "service", traits: { user_id: id } }]) {
        await query("insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), $1)", [
          JSON.stringify({ action: "login", ...payload }),
        ]);
      }
    }
    const lines = async () => (await first("select count(*)::int as count from auth.audit_log_entries"))?.["count"];
    await query("delete from auth.users where id = any ($1)", [[one, other]]);
    expect(await lines()).toBe(6);
    await query("select private.run_due()");
    expect(
      await query("select payload::text ilike $1 as is_theirs from auth.audit_log_entries", [`%${stays}%`]),
    ).toEqual([{ is_theirs: true }, { is_theirs: true }]);
    expect(await query("select from private.logins_to_forget")).toEqual([]);
    await query("delete from auth.users where id = $1", [stays]);
    await query("select private.run_due()");
    expect(await lines()).toBe(0);
  });

  it("[HS-9] read no log when they are deleted, with its index and without", async () => {
    // A hosted project's log takes none.
    const index = `do $$ begin
      create index audit_log_entries_actor on auth.audit_log_entries ((payload ->> 'actor_id'));
    exception when insufficient_privilege then null; end $$`;
    await query(`insert into auth.audit_log_entries (id, payload)
      select gen_random_uuid(), json_build_object('actor_id', gen_random_uuid()) from generate_series(1, 20000)`);
    await query("create schema testing");
    await query(`create function testing.lines_read_by(statement text) returns bigint language plpgsql as $$
      declare
        before bigint := pg_stat_get_xact_tuples_returned('auth.audit_log_entries'::regclass);
      begin
        execute statement;
        return pg_stat_get_xact_tuples_returned('auth.audit_log_entries'::regclass) - before;
      end $$`);
    const readBy = async (statement: string) =>
      Number((await first("select testing.lines_read_by($1) as count", [statement]))?.["count"]);
    expect(await readBy("select count(*) from auth.audit_log_entries")).toBeGreaterThanOrEqual(20_000);
    for (const change of ["select", index]) {
      await query(change);
      await query("analyze auth.audit_log_entries");
      const id = crypto.randomUUID();
      await query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@demo.test`]);
      expect(await readBy(`delete from auth.users where id = '${id}'`)).toBeLessThan(100);
    }
    await query("delete from auth.audit_log_entries");
  });

  it("[AU-15] are also deleted when the operator deletes the login", async () => {
    const id = crypto.randomUUID();
    await query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
      id,
      `${id}@demo.test`,
      '{"pseudo":"Effacée"}',
    ]);
    await query("delete from auth.users where id = $1", [id]);
    const left = await first("select count(*)::int as count from profiles where id = $1", [id]);
    expect(left).toEqual({ count: 0 });
  });
});
