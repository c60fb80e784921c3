import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query, first } = databaseForTests();

const uuid = (number: number) => `e0000000-0000-4000-8000-00000000${String(number).padStart(4, "0")}`;
const article = fc.nat(2).map(uuid);
const member = fc.integer({ min: 4, max: 6 }).map(memberId);

const insertArticle = `insert into articles (id, slug, title, category, is_published)
  values ($1, 'essai-' || $1::uuid, 'Essai', 'Une', true) on conflict do nothing`;

/** Possible writes to articles, each one statement that may affect no row. */
const happening = fc.oneof(
  fc.tuple(fc.constant(insertArticle), fc.tuple(article)),
  fc.tuple(fc.constant("delete from articles where id = $1"), fc.tuple(article)),
  fc.tuple(fc.constant("update articles set is_published = not is_published where id = $1"), fc.tuple(article)),
  fc.tuple(
    fc.constant("update articles set category = $2 where id = $1"),
    fc.tuple(article, fc.constantFrom("Une", "Autre", "")),
  ),
  fc.tuple(
    fc.constant(
      "insert into article_likes select a.id, p.id from articles a, profiles p where a.id = $1 and p.id = $2 on conflict do nothing",
    ),
    fc.tuple(article, member),
  ),
  fc.tuple(fc.constant("delete from article_likes where article_id = $1"), fc.tuple(article)),
  fc.tuple(
    fc.constant(
      "insert into article_comments (article_id, user_id, content) select id, $2, gen_random_uuid() from articles where id = $1",
    ),
    fc.tuple(article, member),
  ),
  fc.tuple(fc.constant("delete from article_comments where user_id = $1"), fc.tuple(member)),
);

const wrong = `
  select slug from articles a
  where like_count <> (select count(*) from article_likes where article_id = a.id)
    or comment_count <> (select count(*) from article_comments where article_id = a.id)
  union all
  select coalesce(s.category, c.category) from article_statistics s
  full join (
    select category, count(*), sum(like_count) as likes, sum(comment_count) as comments from articles where is_published group by category
  ) c using (category)
  where (coalesce(s.articles, 0), coalesce(s.likes, 0), coalesce(s.comments, 0))
    <> (coalesce(c.count, 0), coalesce(c.likes, 0), coalesce(c.comments, 0))`;

it("[NW-1] counts what the rows say after anything that may happen, and in the seed", async () => {
  expect(await query(wrong)).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 40 }), async (happenings) => {
      for (const [sql, values] of happenings) await query(sql, values);
      expect(await query(wrong)).toEqual([]);
    }),
    { numRuns: 60, interruptAfterTimeLimit: 6_000, markInterruptAsFailure: false },
  );
  await query("delete from articles where slug like 'essai-%'");
});

it("[NW-4] [BE-3] dates an article when it is first published, and keeps that date", async () => {
  const date = async () => (await first("select published_at from articles where slug = 'date'"))?.["published_at"];
  await query("insert into articles (slug, title) values ('date', 'Essai')");
  expect(await date()).toBeNull();
  await query("update articles set is_published = true where slug = 'date'");
  const published = await date();
  expect(published).toEqual(expect.any(String));
  for (const change of ["title = 'Autre'", "is_published = false", "published_at = null", "is_published = true"]) {
    await query(`update articles set ${change} where slug = 'date'`);
    expect(await date()).toBe(published);
  }
});

it.each([
  ["Élodie Gérard", "Élodie Gérard", "elodie gerard"],
  ["lya@exemple.fr", null, null],
])("[NW-5] [BE-3] shows %j as an author as %j", async (name, byline, key) => {
  await query("insert into articles (slug, title, author_name) values ('auteur', 'Essai', $1)", [name]);
  const shown = await first("delete from articles where slug = 'auteur' returning byline, byline_key");
  expect(shown).toEqual({ byline, byline_key: key });
});

it("[SE-13] takes no author of blanks", async () => {
  const insert = query("insert into articles (slug, title, author_name) values ('auteur', 'Essai', '  ')", []);
  await expect(insert).rejects.toThrow("articles_author_name_plain");
});

it("[NW-5] keeps an article whose author leaves the club, without their name", async () => {
  const id = memberId(5);
  await query("insert into articles (slug, title, author_id, author_name) values ('reste', 'Essai', $1, 'Kéva')", [id]);
  await query("delete from auth.users where id = $1", [id]);
  expect(await first("select author_id, byline from articles where slug = 'reste'")).toEqual({
    author_id: null,
    byline: null,
  });
});

it.each([
  ["a title of nothing", { slug: "un", title: " " }],
  ["a slug with accents", { slug: "été", title: "Été" }],
  ["a title of 301 characters", { slug: "un", title: "é".repeat(301) }],
  ["a text of 200 kB and one", { slug: "un", title: "Un", content: "m".repeat(200_001) }],
])("refuses %s", async (_, row: { slug: string; title: string; content?: string }) => {
  const { slug, title, content = "" } = row;
  const write = query("insert into articles (slug, title, content) values ($1, $2, $3)", [slug, title, content]);
  await expect(write).rejects.toMatchObject({ code: "23514" });
});

it("[BE-3] hides an article that was taken back, with all that hangs on it, and takes nothing more", async () => {
  await query("insert into articles (id, slug, title, is_published) values ($1, 'repris', 'Essai', true)", [uuid(9)]);
  await query("insert into article_likes (article_id, user_id) values ($1, $2)", [uuid(9), memberId(6)]);
  const { client, me } = await clientAs(embedded(), "member");
  const seen = async () => {
    const answers = await Promise.all([
      client.from("articles").select("id").eq("id", uuid(9)),
      client
        .from("articles")
        .select("like_count")
        .match({ id: uuid(9), like_count: 1 }),
    ]);
    const write = await client.from("article_comments").insert({ article_id: uuid(9), user_id: me, content: "Vu" });
    return [...answers.map(({ data }) => data?.length), write.error === null];
  };
  expect(await seen()).toEqual([1, 1, true]);
  await query("update articles set is_published = false where id = $1", [uuid(9)]);
  expect(await seen()).toEqual([0, 0, false]);
});
