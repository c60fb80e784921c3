import { afterAll, beforeAll, expect, it } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { clientAs } from "./audiences.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const ask = (sql: string, params?: unknown[]) => embedded.backend.query(sql, params);
type Row = Readonly<Record<"id" | "kind" | "audience" | "at", string>>;
/** The kinds that an act tells an audience of. */
const toldTo = async (audience: "all" | "staff", act: () => Promise<unknown>) => {
  const rows = async () => (await ask("select id, kind, audience, changed_at::text as at from changes")) as Row[];
  const before = new Map((await rows()).map(({ id, at }) => [id, at]));
  await act();
  const changed = (await rows()).filter((row) => row.audience === audience && before.get(row.id) !== row.at);
  return changed.map(({ kind }) => kind).toSorted();
};
const told = (act: () => Promise<unknown>) => toldTo("all", act);
const tip = seed.tips.find(({ isPublished }) => isPublished)?.id;
const draft = seed.tips.find(({ isPublished }) => !isPublished)?.id;
const article = seed.articles.find(({ isPublished }) => isPublished)?.id;
const member = "select id from profiles where username is not null order by id desc limit 1";

it("[HS-43] a draft tells nothing of its edits; its publication, edits and end are told", async () => {
  const write = (change: string) => told(() => ask(`update tips set ${change} where id = $1`, [draft]));
  expect(await write("title = 'Plus tard'")).toEqual([]);
  expect(await write("is_published = true")).toEqual(["tips"]);
  expect(await write("title = 'Maintenant'")).toEqual(["tips"]);
  expect(await write("title = 'Maintenant', is_published = false")).toEqual(["tips"]);
  expect(await write("title = 'Encore plus tard'")).toEqual([]);
  expect(await told(() => ask("delete from tips where id = $1", [draft]))).toEqual([]);
});

it("[HS-43] [MA-11] each change of a published match is told, and none of a draft", async () => {
  const write = (sql: string) => told(() => ask(sql));
  const first = `insert into matches (slug, team, opponent, competition, start, is_published)
    select 'essai', slug, 'Essai', 'Essai', '2070-01-01Z', false from teams limit 1`;
  expect(await write(first)).toEqual([]);
  expect(await write("update matches set status = 'live' where slug = 'essai'")).toEqual([]);
  expect(await write("update matches set is_published = true where slug = 'essai'")).toEqual(["matches"]);
  const maps = `[{"name": "", "ours": 1, "theirs": 0}]`;
  expect(await write(`update matches set maps = '${maps}' where slug = 'essai'`)).toEqual(["matches"]);
  expect(await write("update matches set is_published = false where slug = 'essai'")).toEqual(["matches"]);
  expect(await write("delete from matches where slug = 'essai'")).toEqual([]);
});

it("[HS-43] the staff is told of each change of a draft, and of what it works on", async () => {
  const toldStaff = (sql: string) => toldTo("staff", () => ask(sql));
  const first = "insert into articles (slug, title, is_published) values ('essai', 'Essai', false)";
  expect(await toldStaff(first)).toEqual(["articles"]);
  expect(await toldStaff("update articles set title = 'Autre' where slug = 'essai'")).toEqual(["articles"]);
  const time = "publish_at = now() + interval '1 day'";
  expect(await toldStaff(`update articles set ${time} where slug = 'essai'`)).toEqual(["articles"]);
  expect(await toldStaff("delete from articles where slug = 'essai'")).toEqual(["articles"]);
  const applied =
    "insert into applications (user_id, position, discord_username, experience, availability, motivation)";
  const application = `${applied} select id, 'video-editor', 'essai', '{}', '', '' from profiles order by id desc limit 1`;
  expect(await toldStaff(application)).toEqual(["applications"]);
  expect(await toldStaff("delete from applications where discord_username = 'essai'")).toEqual(["applications"]);
});

it("[HS-51] a write that is undone tells nothing, and two of a record are one row", async () => {
  const undone = "do $$ begin update tips set title = 'Non' where is_published; raise exception 'undone'; end $$";
  expect(await told(() => ask(undone).catch(() => {}))).toEqual([]);
  const twice = "update tips set title = title || ' 1' where id = $1";
  const again = twice.replace("$1", `'${tip}'`);
  expect(await told(() => ask(`do $$ begin ${again}; ${again}; end $$`))).toEqual(["tips"]);
});

it("[HS-43] [PT-4] each change and each move of a published partner is told, and none of a draft", async () => {
  const write = (sql: string) => told(() => ask(sql));
  const first = `insert into partners (name, kind, text, address, is_published)
    values ('Essai', 'Essai', 'Essai', 'https://essai.example.org', false)`;
  expect(await write(first)).toEqual([]);
  expect(await write("update partners set text = 'Autre' where name = 'Essai'")).toEqual([]);
  expect(await write("update partners set is_published = true where name = 'Essai'")).toEqual(["partners"]);
  expect(await write("update partners set place = 99 where name = 'Essai'")).toEqual(["partners"]);
  expect(await write("delete from partners where name = 'Essai'")).toEqual(["partners"]);
});

it("[HS-43] [ST-5] each change and each move of published standings is told, and none of a draft", async () => {
  const write = (sql: string) => told(() => ask(sql));
  const rows = `[{"name": "Essai", "isOurs": false, "team": null, "played": 1, "won": 1, "drawn": null, "lost": 0, "points": 3,
    "mapsFor": null, "mapsAgainst": null}]`;
  const first = `insert into standings (competition, title, as_of, rows, is_published)
    values ('Essai', 'Essai', '2026-11-12', '${rows}', false)`;
  expect(await write(first)).toEqual([]);
  expect(await write("update standings set note = 'Autre' where title = 'Essai'")).toEqual([]);
  expect(await write("update standings set is_published = true where title = 'Essai'")).toEqual(["standings"]);
  expect(await write("update standings set place = 99 where title = 'Essai'")).toEqual(["standings"]);
  expect(await write("delete from standings where title = 'Essai'")).toEqual(["standings"]);
});

it("[HS-43] [RC-19] each change and each move of an open position is told, and none of a closed one", async () => {
  const write = (sql: string) => told(() => ask(sql));
  const first = `insert into positions (slug, title, description, icon, is_published)
    values ('essai', 'Essai', 'Essai', 'star', false)`;
  expect(await write(first)).toEqual([]);
  expect(await write("update positions set title = 'Autre' where slug = 'essai'")).toEqual([]);
  expect(await write("update positions set is_published = true where slug = 'essai'")).toEqual(["positions"]);
  expect(await write("update positions set place = 99 where slug = 'essai'")).toEqual(["positions"]);
  expect(await write("delete from positions where slug = 'essai'")).toEqual(["positions"]);
});

it("[HS-43] [TE-9] each change of a published team, its people, members and honours is told, and none of a draft", async () => {
  const write = (sql: string) => told(() => ask(sql));
  expect(await write("insert into teams (slug, game, is_published) values ('essai', 'Essai', false)")).toEqual([]);
  expect(await write("update teams set is_published = true where slug = 'essai'")).toEqual(["teams"]);
  expect(await write("update teams set place = 99 where slug = 'essai'")).toEqual(["teams"]);
  expect(await write("insert into people (slug, name) values ('essai', 'Essai')")).toEqual([]);
  const member = "insert into memberships (team, person, kind, role) values ('essai', 'essai', 'staff', 'Essai')";
  expect(await write(member)).toEqual(["memberships"]);
  expect(await write("insert into honours (team, title, result) values ('essai', 'Essai', 'Essai')")).toEqual([
    "honours",
  ]);
  expect(await write("update people set name = 'Autre' where slug = 'essai'")).toEqual(["people"]);
  const left = await write("delete from teams where slug = 'essai'");
  expect(left).toEqual(["honours", "memberships", "teams"]);
  expect(await write("delete from people where slug = 'essai'")).toEqual(["people"]);
});

it("[HS-43] reactions to published content are told by their kind, and a tip's views once in ten seconds", async () => {
  const view = () => told(() => ask("insert into tip_views (tip_id, visitor) values ($1, gen_random_uuid())", [tip]));
  expect(await view()).toEqual(["tip_views"]);
  expect(await view()).toEqual([]);
  const aged = "update changes set changed_at = now() - $1::interval where kind = 'tip_views'";
  await ask(aged, ["11 seconds"]);
  expect(await view()).toEqual(["tip_views"]);
  // The clock was set back.
  await ask(aged, ["-1 hour"]);
  expect(await view()).toEqual(["tip_views"]);

  const share = (kind: string, id: string | undefined) =>
    told(() => ask(`insert into ${kind}_shares (${kind}_id, visitor) values ($1, gen_random_uuid())`, [id]));
  expect(await share("tip", tip)).toEqual(["tip_shares"]);
  expect(await share("article", article)).toEqual(["article_shares"]);

  const react = (sql: string) => told(() => ask(`${sql} from (${member}) m`, [tip]));
  await ask("delete from tip_likes where tip_id = $1", [tip]);
  expect(await react("insert into tip_likes (tip_id, user_id) select $1, id")).toEqual(["tip_likes"]);
  expect(await react("insert into tip_comments (tip_id, user_id, content) select $1, id, 'Bien vu'")).toEqual([
    "tip_comments",
  ]);
  await ask("delete from tip_ratings where tip_id = $1", [tip]);
  expect(await react("insert into tip_ratings (tip_id, user_id, rating) select $1, id, 4")).toEqual(["tip_ratings"]);
});

it("[HS-43] an edited comment and its likes are told by their item", async () => {
  const change = (what: string) => () =>
    ask(`update tip_comments set ${what} where id = (select id from tip_comments where tip_id = $1 limit 1)`, [tip]);
  await ask(`insert into tip_comments (tip_id, user_id, content) select $1, id, 'À revoir' from (${member}) m`, [tip]);
  expect(await told(change("content = 'Mieux vu'"))).toEqual(["tip_comments"]);
  expect(await told(change("like_count = like_count + 1"))).toEqual(["tip_comment_likes"]);
  expect(await told(change("hidden_reason = 'Non', hidden_at = now()"))).toEqual(["tip_comments"]);
});

it("[HS-51] likes of several comments, as of a member who leaves, don't wait for each other's end in a circle", async () => {
  await ask(
    `insert into tip_comments (tip_id, user_id, content) select $1, id, w from (${member}) m, unnest($2::text[]) w`,
    [tip, ["Le premier", "Le second"]],
  );
  const found = await ask("select id from tip_comments where tip_id = $1 and content like 'Le %' order by content", [
    tip,
  ]);
  const [first, second] = found.map(
    ({ id }) => `update tip_comments set like_count = like_count + 1 where id = '${id}'`,
  );
  const both = ask(`do $$ begin ${first}; perform pg_sleep(0.5); ${second}; end $$`);
  await ask("select pg_sleep(0.1)");
  expect(await told(() => ask(String(second)))).toEqual(["tip_comment_likes"]);
  await both;
});

it("[HS-43] [SE-46] the change of a member's name is told, and names no member; so is their deletion", async () => {
  const [found] = await ask(member);
  const id = found?.["id"];
  const rename = (name: string) => told(() => ask("update profiles set username = $2 where id = $1", [id, name]));
  await ask("delete from tip_comments where user_id = $1", [id]);
  await ask("delete from article_comments where user_id = $1", [id]);
  // Their own page, and those of events and predictions, name them without a comment.
  expect(await rename("AutreNom")).toEqual(["members"]);
  expect(await rename("AutreNom")).toEqual([]);
  const hidden = "update profiles set is_hidden = true where id = $1";
  expect(await told(() => ask(hidden, [id]))).toEqual(["members"]);
  expect(await told(() => ask("delete from profiles where id = $1", [id]))).toContain("deleted_members");
  expect(await ask("select from changes where item = $1", [id])).toEqual([]);
});

it("[SE-46] visitors read of changes no id and no time of a member", async () => {
  const { client } = await clientAs(embedded, "visitor");
  await ask("insert into profiles (id) select id from auth.users on conflict do nothing");
  const changes = (await client.from("changes").select("*")).data as { kind: string; item: string | null }[];
  const members = new Set((await ask("select id from profiles")).map((row) => row["id"]));
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.filter(({ item }) => members.has(item as string))).toEqual([]);
  expect(changes.filter(({ kind }) => kind === "members").length).toBeLessThan(2);
});

it("[HS-43] visitors read what has changed, and no member or staff writes it", async () => {
  const visitor = await clientAs(embedded, "visitor");
  expect((await visitor.client.from("changes").select("kind, item").limit(3)).data).toHaveLength(3);
  const { client } = await clientAs(embedded, "admin");
  const refused = [
    await client.from("changes").insert({ kind: "tips", item: tip, audience: "all" }),
    await client.from("changes").update({ kind: "x" }).eq("kind", "tips"),
    await client.from("changes").delete().eq("kind", "tips"),
  ];
  expect(refused.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"]);
});

it("[HS-51] finds its rows by an index among a hundred thousand, and writes no second one", async () => {
  await ask("alter table changes disable trigger user");
  await ask(
    `insert into changes (kind, item, audience) select 'tips', gen_random_uuid(), 'all' from generate_series(1, 100000)`,
  );
  await ask("alter table changes enable trigger user");
  await ask("analyze changes");
  const planOf = async (sql: string) => JSON.stringify(await ask(`explain ${sql}`));
  expect(await planOf(`delete from changes where item = '${tip}'`)).toContain("changes_of_item");
  expect(await planOf(`select from changes where kind = 'tips' and item = '${tip}' and audience = 'all'`)).toMatch(
    /Index/,
  );
  const rows =
    "select count(*)::int as all, max(changed_at) filter (where item = $1)::text as at from changes where kind = 'tips'";
  const [before] = await ask(rows, [tip]);
  await ask("update tips set title = title || '!' where id = $1", [tip]);
  const [after] = await ask(rows, [tip]);
  expect(after?.["all"]).toBe(before?.["all"]);
  expect(after?.["at"]).not.toBe(before?.["at"]);
  await ask("delete from changes where kind = 'tips' and item not in (select id from tips)");
}, 60_000);
