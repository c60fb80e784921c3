import { expect, it } from "vitest";
import { databaseForTests } from "./database.ts";

const { query, first } = databaseForTests();

const activity = async (today: string): Promise<readonly Record<string, unknown>[]> =>
  (await first("select private.activity_by_day($1) as days", [today]))?.["days"] as Record<string, unknown>[];

const tip = "b0000000-0000-4000-8000-000000000001";
const member = "a0000000-0000-4000-8000-000000000001";

it.each([
  ["winter", "2024-01-09T22:59:59Z", "2024-01-09", "2024-01-09T23:00:00Z", "2024-01-10"],
  ["summer", "2024-07-09T21:59:59Z", "2024-07-09", "2024-07-09T22:00:00Z", "2024-07-10"],
  ["the night on which summer time begins", "2024-03-30T22:59:59Z", "2024-03-30", "2024-03-31T21:59:59Z", "2024-03-31"],
  ["the night on which it ends", "2024-10-26T22:00:00Z", "2024-10-27", "2024-10-27T22:59:59Z", "2024-10-27"],
])("[FG-3] puts reactions on the day in Paris: %s", async (_, one, dayOfOne, other, dayOfOther) => {
  const give = "insert into tip_likes (tip_id, user_id, created_at) values ($1, $2, $3)";
  await query("delete from tip_likes where tip_id = $1 or user_id = $2", [tip, member]);
  await query(give, [tip, member, one]);
  await query("update tip_ratings set rated_at = $1 where tip_id = $2", [other, tip]);
  const days = (await activity("2024-11-20")).concat(await activity(dayOfOther)).concat(await activity(dayOfOne));
  expect(days).toContainEqual(expect.objectContaining({ day: dayOfOne, likes: 1 }));
  expect(days).toContainEqual(expect.objectContaining({ day: dayOfOther, ratings: 5 }));
});

it("[FG-3] looks back 60 days for reactions, and 90 for views", async () => {
  await query("insert into view_days (day, views) values ('2024-05-01', 4), ('2024-05-02', 7)");
  expect(await activity("2024-07-30")).toContainEqual(expect.objectContaining({ day: "2024-05-02", views: 7 }));
  expect(JSON.stringify(await activity("2024-07-30"))).not.toContain("2024-05-01");
  await query("update tip_likes set created_at = '2024-06-30T22:30:00+02:00' where tip_id = $1", [tip]);
  expect(JSON.stringify(await activity("2024-08-28"))).toContain('"2024-06-30"');
  expect(JSON.stringify(await activity("2024-08-29"))).not.toContain('"2024-06-30"');
});

it("[FG-3] a rating without a date, as before the trends, is in none; a change dates it", async () => {
  await query("delete from tip_ratings where user_id = $1", [member]);
  await query("insert into tip_ratings (tip_id, user_id, rating, rated_at) values ($1, $2, 3, null)", [tip, member]);
  const dated = async () =>
    (await first("select rated_at from tip_ratings where user_id = $1", [member]))?.["rated_at"];
  await query("update tip_ratings set rating = 3 where user_id = $1", [member]);
  expect(await dated()).toBeNull();
  await query("update tip_ratings set rating = 4 where user_id = $1", [member]);
  expect(await dated()).not.toBeNull();
});

it("[FG-4] keeps the views of a day when their visitors are forgotten, and when the tip is deleted", async () => {
  const sum = async () => Number((await first("select sum(views)::int as sum from view_days"))?.["sum"]);
  const before = await sum();
  await query("insert into tips (id, slug, title, is_published) values ($1, 'essai-vues', 'Essai', true)", [member]);
  const [on, visitor] = [member, crypto.randomUUID()];
  for (const table of ["tip_views", "tip_shares"]) {
    await query(
      `insert into ${table} (tip_id, visitor, day) values ($1, $2, current_date - 31), ($1, $2, current_date - 30)`,
      [on, visitor],
    );
  }
  await query(
    "insert into article_shares (article_id, visitor, day) select id, $1, current_date - 31 from articles limit 1",
    [visitor],
  );
  expect(await sum()).toBe(before + 2);
  await query("select private.run_due()");
  for (const [table, left] of [
    ["tip_views", 1],
    ["tip_shares", 1],
    ["article_shares", 0],
  ] as const) {
    expect(await query(`select from ${table} where visitor = $1`, [visitor])).toHaveLength(left);
  }
  expect(await first("select views, share_count from tips where id = $1", [on])).toEqual({ views: 2, share_count: 2 });
  await query("delete from tips where id = $1", [on]);
  expect(await sum()).toBe(before + 2);
  expect(await query("select from tip_shares where visitor = $1", [visitor])).toEqual([]);
});

it("[FG-3] reads likes, comments, ratings and applications of years by the indexes of the last 60 days", async () => {
  await query(`
    insert into auth.users (id, email) select gen_random_uuid(), 'essai-' || n || '@demo.test' from generate_series(1, 300) n`);
  for (const table of ["tip_likes", "tip_ratings", "tip_comments", "article_likes", "article_comments"]) {
    await query(`alter table ${table} disable trigger user`);
  }
  const someTips = "(select id from tips where is_published) t";
  const past = "now() - random() * interval '3000 days'";
  await query(`insert into tip_likes select t.id, p.id, ${past} from ${someTips}, profiles p on conflict do nothing`);
  await query(
    `insert into tip_ratings select t.id, p.id, 4, ${past} from ${someTips}, profiles p on conflict do nothing`,
  );
  await query(`insert into tip_comments (tip_id, user_id, content, created_at)
    select t.id, p.id, 'Essai', ${past} from ${someTips}, profiles p`);
  await query(
    `insert into article_likes select a.id, p.id, ${past} from articles a, profiles p on conflict do nothing`,
  );
  await query(`insert into article_comments (article_id, user_id, content, created_at)
    select a.id, p.id, 'Essai', ${past} from articles a, profiles p`);
  await query(
    "insert into view_days select current_date - n, 9 from generate_series(91, 6000) n on conflict do nothing",
  );
  await query("alter table applications disable trigger user");
  await query(`insert into applications
      (user_id, position, discord_username, experience, availability, motivation, status, created_at)
    select p.id, 'video-editor', 'essai', '{}', 'Le soir', 'Essai', 'rejected', ${past}
    from profiles p, generate_series(1, 20)`);
  await query("vacuum analyze");
  // The function's own statement, in place of its argument.
  const source = String((await first("select prosrc from pg_proc where proname = 'activity_by_day'"))?.["prosrc"]);
  const statement = source.replaceAll("activity_by_day.today", "current_date");
  const plan = (await query(`explain ${statement}`)).map((row) => String(row["QUERY PLAN"])).join("\n");
  for (const index of [
    "tip_likes_recent",
    "tip_comments_latest",
    "article_likes_recent",
    "article_comments_latest",
    "tip_ratings_recent",
    "view_days_pkey",
    "applications_recent",
  ]) {
    expect(plan).toMatch(new RegExp(`(?:using|on) ${index}\\b`));
  }
  expect(plan).not.toContain("Seq Scan");
});
