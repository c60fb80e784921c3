import { afterAll, beforeAll, expect, it } from "vitest";
import { type Embedded, startEmbedded } from "../embedded.ts";

// The planner inlines get_tips_with_stats(), so that a page of 3,000 tips costs what one of 10 does.
// A change of the function or of a policy that stops it shows here.

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
  const { query } = embedded.backend;
  // The search's entries of 6,000 texts take a minute, the uses of pictures and the versions their time too: no plan here reads them.
  const unread = ["tips", "articles"].flatMap((table) =>
    ["follow_searched", "note_picture_uses", "record_version"].map((trigger) => [table, trigger] as const),
  );
  for (const [table, trigger] of unread) await query(`alter table ${table} disable trigger ${trigger}`);
  await query(`
    insert into tips (slug, title, content, category, views, is_published, published_at)
    select 'tip-' || n, 'Tip numéro ' || n, repeat('mot ', 200),
      case when n % 200 = 0 then 'Rare' else (array['Stratégie', 'Aim Training', 'Compétitif'])[1 + n % 3] end,
      n * 7919 % 5000, n % 10 <> 0 or n % 200 = 0, now() - n * interval '1 hour'
    from generate_series(1, 3000) n`);
  await query(`
    insert into tip_comments (tip_id, user_id, content, created_at)
    select id, null, 'Commentaire ' || n, now() - n * interval '1 minute'
    from (select id from tips where is_published order by id = 'b0000000-0000-4000-8000-000000000001' desc, published_at desc limit 30) newest, generate_series(1, 60) n`);
  await query(`
    insert into articles (slug, title, content, category, author_name, is_published, published_at)
    select 'article-' || n, 'Article ' || n, repeat('mot ', 200),
      case when n % 200 = 0 then 'rare' else (array['esport', 'merch', 'recrutement'])[1 + n % 3] end,
      'Auteur ' || n % 40, n % 10 <> 0 or n % 200 = 0, now() - n * interval '1 hour'
    from generate_series(1, 3000) n`);
  await query(`
    insert into applications (user_id, position, discord_username, experience, availability, motivation, status, created_at)
    select 'a0000000-0000-4000-8000-000000000004', 'event-manager', 'membre ' || n, '{}', '', repeat('mot ', 100),
      case when n % 100 = 0 then 'rejected' else 'accepted' end, now() - n * interval '1 hour'
    from generate_series(1, 3000) n`);
  for (const [table, trigger] of unread) await query(`alter table ${table} enable trigger ${trigger}`);
  await query("create schema testing");
  // As the role that asks, because row security adds its own conditions.
  await query(`
    create function testing.plan(role text, query text) returns setof text language plpgsql as $$
    begin
      perform set_config('role', role, true);
      return query execute 'explain ' || query;
    end $$`);
  await query("vacuum analyze");
});
afterAll(() => embedded.close());

const firstTip = "b0000000-0000-4000-8000-000000000001";
const tips = "select * from get_tips_with_stats()";
const articles = "select id, title, byline from articles where is_published = true";
const firstArticle = "d0000000-0000-4000-8000-000000000001";

it.each(
  [
    ["recent tips", `${tips} order by published_at desc, id limit 9 offset 0`, "tips_recent"],
    ["recent tips, page 20", `${tips} order by published_at desc, id limit 9 offset 171`, "tips_recent"],
    ["popular tips", `${tips} order by views desc, id limit 9 offset 0`, "tips_popular"],
    [
      "recent tips of a large category",
      `${tips} where category = 'Stratégie' order by published_at desc, id limit 9`,
      "tips_recent_in_category",
    ],
    [
      "recent tips of a small category",
      `${tips} where category = 'Rare' order by published_at desc, id limit 9`,
      "tips_recent_in_category",
    ],
    [
      "popular tips of a category",
      `${tips} where category = 'Stratégie' order by views desc, id limit 9`,
      "tips_popular_in_category",
    ],
    ["a tip by its slug", `${tips} where slug = 'tip-7'`, "tips_slug_key"],
    [
      "a page of comments",
      `select * from tip_comments where tip_id = '${firstTip}' and parent_id is null order by created_at desc, id desc limit 21`,
      "tip_comments_newest",
    ],
    ["articles by date", `${articles} order by published_at desc, id limit 7 offset 70`, "articles_recent"],
    [
      "articles of a small category",
      `${articles} and category = 'rare' order by published_at desc, id limit 7`,
      "articles_recent_in_category",
    ],
    [
      "articles by category",
      `${articles} order by category_key, published_at desc, id limit 7 offset 70`,
      "articles_by_category",
    ],
    [
      "articles by author",
      `${articles} order by byline_key nulls last, published_at desc, id limit 7 offset 70`,
      "articles_by_author",
    ],
    [
      "articles of a category by author",
      `${articles} and category = 'rare' order by byline_key nulls last, published_at desc, id limit 7`,
      "articles_by_author_in_category",
    ],
    ["an article by its slug", `${articles} and slug = 'article-7'`, "articles_slug_key"],
    ["the likes of an article", `select like_count from articles where id = '${firstArticle}'`, "articles_pkey"],
    ["the likes of a tip", `select like_count from tips where id = '${firstTip}'`, "tips_pkey"],
  ].flatMap(([what = "", query = "", index = ""]) =>
    ["anon", "authenticated"].map((role) => ({ role, what, query, index })),
  ),
)("[PF-1] reads $what by an index and sorts nothing, for $role", async ({ role, query, index }) => {
  const rows = await embedded.backend.query("select testing.plan($1, $2) as line", [role, query]);
  const plan = rows.map(({ line }) => line).join("\n");
  expect(plan).toMatch(new RegExp(`using ${index}\\b`));
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

it.each([
  ["titles", "title_key like '%numero 77%'", "tips_title_words"],
  ["titles by words that none has", "title_key like '%introuvable%'", "tips_title_words"],
  [
    "texts of drafts",
    "not is_published and private.tip_words(title, excerpt, content, category_label) @@ 'introuvable'",
    "tips_draft_words",
  ],
])("[AD-6] [AD-72] finds %s through an index", async (_, condition, index) => {
  const rows = await embedded.backend.query("select testing.plan('postgres', $1) as line", [
    `select id from tips where ${condition}`,
  ]);
  const plan = rows.map(({ line }) => line).join("\n");
  expect(plan).toMatch(new RegExp(`(?:using|on) ${index}\\b`));
  expect(plan).not.toContain("Seq Scan");
});

/** What search_applications() executes: a function that is called is no part of a plan. */
const applications = "select a.* from public.applications a where a.status <> 'withdrawn'";
const pending = " and a.status not in ('accepted', 'rejected')";
const newest = " order by a.created_at desc, a.created_at desc, a.id";

it("[AD-16] executes the statement that is planned here", async () => {
  const [row] = await embedded.backend.query("select prosrc from pg_proc where proname = 'search_applications'");
  const source = String(row?.["prosrc"]).replaceAll("''", "'");
  for (const part of [applications, pending]) expect(source).toContain(part);
  expect(source).toContain("order by %s %s, a.created_at desc, a.id");
});

it("[AD-16] searches applications in what is stored of them, and reads those that it finds by their key", async () => {
  const search = `${applications} and a.id = any (array(select private.applications_about('membre 2999')))${newest} limit 20`;
  const rows = await embedded.backend.query("select testing.plan('postgres', $1) as line", [search]);
  const plan = rows.map(({ line }) => line).join("\n");
  expect(plan).toMatch(/applications_pkey/);
  expect(plan).not.toMatch(/Seq Scan on applications|regexp_replace/);
  const words = "select application_id from private.application_words where words like '%membre 2999%'";
  const inside = await embedded.backend.query("select testing.plan('postgres', $1) as line", [words]);
  expect(inside.map(({ line }) => line).join("\n")).toMatch(/application_words_parts/);
});

it.each([
  ["all applications", `${applications}${newest} limit 20 offset 40`, "applications_newest"],
  ["applications that wait", `${applications}${pending}${newest} limit 20`, "applications_waiting"],
  [
    "the few applications that were refused",
    `${applications} and a.status = 'rejected'${newest} limit 20`,
    "applications_by_status",
  ],
])("[AD-16] reads a page of %s by an index, and sorts nothing", async (_, query, index) => {
  const rows = await embedded.backend.query("select testing.plan('postgres', $1) as line", [query]);
  const plan = rows.map(({ line }) => line).join("\n");
  expect(plan).toMatch(new RegExp(`using ${index}\\b`));
  expect(plan).not.toMatch(/Seq Scan on applications|Sort/);
});
