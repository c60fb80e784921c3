import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { clientAs } from "./audiences.ts";
import { databaseForTests } from "./database.ts";

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query, first } = databaseForTests();
const [few, many] = seed.tips.filter(({ publishedAt }) => publishedAt).map(({ id }) => id);

beforeAll(async () => {
  await query("create schema testing");
  await query(`
    create function testing.cost(role text, query text) returns jsonb language plpgsql as $$
    declare plan jsonb;
    begin
      perform set_config('role', role, true);
      execute 'explain (analyze, buffers, format json) ' || query into plan;
      return plan;
    end $$`);
  await query(
    `insert into tip_comments (tip_id, content, created_at, like_count)
     select $1, 'Commentaire ' || n, now() - n * interval '1 minute', n % 7 from generate_series(1, 2000) n`,
    [many],
  );
  await query(
    `insert into tip_comments (tip_id, content, parent_id)
     select tip_id, 'Réponse ' || r, id from (select tip_id, id from tip_comments where tip_id = $1 and parent_id is null order by created_at desc limit 10) c,
       generate_series(1, 30) r`,
    [many],
  );
  await query("delete from tip_comments where tip_id = $1", [few]);
  await query(
    `insert into tip_comments (tip_id, content, created_at) select $1, 'Commentaire ' || n, now() - n * interval '1 minute'
     from generate_series(1, 20) n`,
    [few],
  );
  await query("vacuum analyze tip_comments");
});
afterAll(() => query("drop schema testing cascade"));

it.each(["newest", "liked"])("[TK-9] reads a page of 2,000 comments as one of 20, %s first", async (order) => {
  const read = async (tip: unknown, role: string) => {
    const asked = `select comment_threads('tip', '${String(tip)}', 21, 20, by_likes => ${order === "liked"})`;
    const rows = await query("select testing.cost($1, $2) as plan", [role, asked]);
    const plans = rows.flatMap(
      ({ plan }) => plan as readonly { readonly Plan: { readonly "Shared Hit Blocks": number } }[],
    );
    return plans[0]?.Plan["Shared Hit Blocks"] ?? 0;
  };
  for (const role of ["anon", "authenticated"]) {
    await read(few, role);
    const [cost, costOfMany] = [await read(few, role), await read(many, role)];
    // The page of many has 200 replies, the other none.
    expect(costOfMany).toBeLessThan(cost + 200 * 12);
  }
});

it("[TK-4] refuses a change after fifteen minutes of the server's clock", async () => {
  const { client, me } = await clientAs(embedded(), "member");
  const of = async (age: string) => {
    const sql = `insert into tip_comments (tip_id, user_id, content, created_at) values ($1, $2, gen_random_uuid(), now() - $3::interval) returning id`;
    return String((await first(sql, [few, me, age]))?.["id"]);
  };
  const edit = async (comment: string, words = "Changé") =>
    (await client.rpc("edit_comment", { kind: "tip", comment, words })).data;
  expect(await edit(await of("14 minutes 50 seconds"))).toBe("done");
  expect(await edit(await of("15 minutes"))).toBe("too-late");
  const hidden = await of("1 minute");
  await query("update tip_comments set hidden_reason = 'Non' where id = $1", [hidden]);
  expect(await edit(hidden)).toBe("gone");
  expect(
    (await client.rpc("edit_comment", { kind: "tip", comment: await of("1 minute"), words: "  " })).error,
  ).not.toBeNull();
  expect((await client.rpc("edit_comment", { kind: "x", comment: hidden, words: "Changé" })).error).not.toBeNull();
});

it("[TK-10] tells the answered member and ten of those who are named, once each, and forgets what is deleted", async () => {
  const [author, named] = await query(
    "select id from profiles where username in ('lina', 'tofu_42') order by username",
  );
  const me = (await first("select id from profiles where username = 'camille'"))?.["id"];
  const root = (
    await first("insert into tip_comments (tip_id, user_id, content) values ($1, $2, 'Une question') returning id", [
      few,
      author?.["id"],
    ])
  )?.["id"];
  const reply = (
    await first(
      "insert into tip_comments (tip_id, user_id, content, parent_id) values ($1, $2, 'Oui @Lina, @tofu_42. Et @camille, @personne !', $3) returning id",
      [few, me, root],
    )
  )?.["id"];
  const told = "select user_id, kind, slug <> '' as has_page from notifications where comment_id = $1 order by kind";
  expect(await query(told, [reply])).toEqual([
    { user_id: author?.["id"], kind: "answer", has_page: true },
    { user_id: named?.["id"], kind: "mention", has_page: true },
  ]);
  await query("delete from tip_comments where id = $1", [root]);
  expect(await query(told, [reply])).toEqual([]);
  await query(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'nomme-' || n || '@exemple.fr', jsonb_build_object('username', 'nomme' || n) from generate_series(1, 20) n`,
  );
  const many = Array.from({ length: 20 }, (_, at) => `@nomme${at + 1}`).join(" ");
  const [{ id } = { id: null }] = await query(
    "insert into tip_comments (tip_id, user_id, content) values ($1, $2, $3) returning id",
    [few, me, many],
  );
  const names = "select p.username from notifications n join profiles p on p.id = n.user_id where n.comment_id = $1";
  expect(new Set((await query(names, [id])).map(({ username }) => username))).toEqual(
    new Set(Array.from({ length: 10 }, (_, at) => `nomme${at + 1}`)),
  );
  await query("delete from auth.users where email like 'nomme-%'");
});

it("[TK-11] a request can't name another answered comment; a held edit tells nobody; what is answered may go", async () => {
  const { client, me } = await clientAs(embedded(), "member");
  const add = async (words: string, by: unknown, parent: unknown = null) => {
    const sql = "insert into tip_comments (tip_id, user_id, content, parent_id) values ($1, $2, $3, $4) returning id";
    return (await first(sql, [few, by, words, parent]))?.["id"];
  };
  const named = (await first("select id from profiles where username = 'tofu_42'"))?.["id"];
  const root = await add("Une question de plus", me);
  const reply = await add("Une réponse de plus", named, root);
  const set = { tip_id: few, user_id: me, content: "Nommé", answered_id: root };
  expect((await client.from("tip_comments").insert(set)).error?.code).toBe("42501");
  const second = await add("À toi", me, reply);
  const answered = "select parent_id, answered_id from tip_comments where id = $1";
  expect(await first(answered, [second])).toEqual({ parent_id: root, answered_id: reply });
  await query("delete from tip_comments where id = $1", [reply]);
  expect(await first(answered, [second])).toEqual({ parent_id: root, answered_id: null });
  await query("update holding_rules set held_words = '{interdit}'");
  const edited = await client.rpc("edit_comment", { kind: "tip", comment: root, words: "Interdit, @tofu_42" });
  expect(edited.data).toBe("held");
  expect(await query("select 1 from notifications where comment_id = $1", [root])).toEqual([]);
  await query("update tip_comments set hidden_reason = null where id = $1", [root]);
  const told = await query("select kind from notifications where comment_id = $1 order by kind", [root]);
  expect(told).toEqual([{ kind: "comment-shown" }, { kind: "mention" }]);
  await query("update holding_rules set held_words = '{}'");
});

it("[TK-2] a request can't place a reply under another page's comment, or count likes", async () => {
  const { client, me } = await clientAs(embedded(), "member");
  const parent = (await first("select id from tip_comments where tip_id = $1 limit 1", [many]))?.["id"];
  const row = { tip_id: few, user_id: me, content: "Ailleurs", parent_id: parent };
  expect((await client.from("tip_comments").insert(row)).error?.code).toBe("23503");
  const counted = { tip_id: few, user_id: me, content: "Aimé", like_count: 9 };
  expect((await client.from("tip_comments").insert(counted)).error?.code).toBe("42501");
});

it("[MP-4] blocks 200 members at most, forgets each who leaves, and tells nothing that waits to be mailed", async () => {
  const { client, me } = await clientAs(embedded(), "member");
  await query(
    "insert into auth.users (id, email) select gen_random_uuid(), 'bloque-' || n || '@exemple.fr' from generate_series(1, 199) n",
  );
  await query(
    "insert into blocks (user_id, member) select $1, p.id from profiles p join auth.users u on u.id = p.id where u.email like 'bloque-%'",
    [me],
  );
  const [one, other] = await query("select id from profiles where username in ('lina', 'tofu_42') order by username");
  await query(
    `insert into notifications (user_id, kind, key, subject, subject_id, title, actor, on_site, mail_due_at, push_due_at)
     values ($1, 'mention', 'mention:bloque', 'tip', $2, 'Un tip', $3, true, now(), now())`,
    [me, few, one?.["id"]],
  );
  const block = async (row: typeof one) =>
    (await client.rpc("set_block", { member: row?.["id"], is_blocked: true })).data;
  expect(await block(one)).toBe("done");
  const told =
    "select read_at is not null as is_read, mail_due_at, push_due_at from notifications where key = 'mention:bloque'";
  expect(await first(told)).toEqual({ is_read: true, mail_due_at: null, push_due_at: null });
  expect(await block(one)).toBe("done");
  expect(await block(other)).toBe("full");
  await query("delete from auth.users where email like 'bloque-%'");
  expect(await block(other)).toBe("done");
  expect(await query("select member from blocks where user_id = $1", [me])).toHaveLength(2);
  await query("delete from blocks");
});
