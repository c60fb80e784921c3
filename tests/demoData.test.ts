import { expect, it } from "vitest";
import { datasetAt } from "../adapters/memory/dataset.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { firstEvents } from "../domain/club/events/firstEvents.ts";
import { firstMatches } from "../domain/club/matches/firstMatches.ts";
import { addDays, addParisDays, type Day } from "../domain/shared/parisDay.ts";
import { seedSql } from "../scripts/seed.ts";
import { firstSectionsAt } from "./club.ts";
import { demoInstants } from "./demoInstants.ts";
import { databaseForTests } from "./security/database.ts";

// The demo data in the database are those of memory, moved alike.

const { query, first } = databaseForTests();

const isoOf = (time: unknown): string | null => (time ? new Date(String(time)).toISOString() : null);

/** The rows of a table, each as its id and these times. */
const timesOf = async (table: string, ...columns: readonly string[]) =>
  (await query(`select id::text, ${columns.join(", ")} from ${table} order by id`)).map((row) => [
    row["id"],
    ...columns.map((column) => isoOf(row[column])),
  ]);
const sorted = (rows: readonly (readonly [string, ...(string | null | undefined)[]])[]) =>
  rows
    .map(([id, ...times]) => [id, ...times.map(isoOf)])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));

it("[DM-2] has the times of a memory backend that was opened on the same day", async () => {
  const begun = await first("select (max(day) + 1)::text as day from public.view_days");
  const today = await first("select ((now() at time zone 'Europe/Paris')::date)::text as day");
  // Midnight may pass between the filling and this question.
  const days = [today?.["day"] as Day, addDays(today?.["day"] as Day, -1)];
  expect(days).toContain(begun?.["day"]);
  const { members, tips, articles, comments, articleComments, applications, likes, ratings } = datasetAt(
    seed,
    new Date(`${String(begun?.["day"])}T12:00:00Z`),
  );
  expect(await timesOf("auth.users", "created_at")).toEqual(sorted(members.map((one) => [one.id, one.createdAt])));
  expect(await timesOf("public.tips", "published_at")).toEqual(sorted(tips.map((one) => [one.id, one.publishedAt])));
  expect(await timesOf("public.articles", "published_at")).toEqual(
    sorted(articles.map((one) => [one.id, one.publishedAt])),
  );
  expect(await timesOf("public.tip_comments", "created_at")).toEqual(
    sorted(comments.map((one) => [one.id, one.createdAt])),
  );
  expect(await timesOf("public.article_comments", "created_at")).toEqual(
    sorted(articleComments.map((one) => [one.id, one.createdAt])),
  );
  expect(await timesOf("public.applications", "created_at", "reviewed_at")).toEqual(
    sorted(applications.map((one) => [one.id, one.createdAt, one.decidedAt])),
  );
  const given = async (table: string, column: string) =>
    (await query(`select ${column} as at from ${table}`)).map(({ at }) => isoOf(at)).toSorted();
  expect(await given("public.tip_likes", "created_at")).toEqual(likes.map(({ at }) => isoOf(at)).toSorted());
  expect(await given("public.tip_ratings", "rated_at")).toEqual(ratings.map(({ at }) => isoOf(at)).toSorted());
});

it("[DM-2] moves by days of Paris as memory does, whenever it is filled", async () => {
  const times = [seed.articles, seed.tips].flat().flatMap(({ publishedAt }) => publishedAt ?? []);
  const [, body = ""] = /as \$\$\s*(select[^$]+?)\s*\$\$/.exec(seedSql(seed)) ?? [];
  for (const day of new Set(demoInstants.map(([day]) => day))) {
    const days = (Date.parse(day) - Date.parse(seed.asOf)) / 86_400_000;
    const moved = await query(
      `${body.replace("current_setting('demo.days')", `'${days}'`)} as at from unnest($1::timestamptz[]) with ordinality as times (at, place) order by place`,
      [times],
    );
    expect([day, moved.map(({ at }) => isoOf(at))]).toEqual([
      day,
      times.map((time) => isoOf(new Date(addParisDays(Date.parse(time), days)).toISOString())),
    ]);
  }
});

it("[DM-1] has the matches and events of the week in which it was filled, by its own clock", async () => {
  const begun = await first("select max(as_of)::text as sunday from public.standings");
  const now = Date.parse(String((await first("select now()"))?.["now"]));
  // Sunday's midnight may pass between the filling and this question.
  const season = [now, now - 3_600_000]
    .map((time) => firstSectionsAt(new Date(time)).matches)
    .find(({ standings = [] }) => standings[0]?.asOf === begun?.["sunday"]);
  if (!season) throw new Error(`The matches are of the week after ${String(begun?.["sunday"])}`);
  const stored = await query("select slug, start, status from public.matches order by slug");
  const expected = firstMatches(season).toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  expect(stored.map(({ slug, start }) => [slug, isoOf(start)])).toEqual(expected.map((one) => [one.slug, one.start]));
  expect(stored.filter(({ start, status }) => status === "finished" && Date.parse(String(start)) > Date.now())).toEqual(
    [],
  );
  const events = await query("select slug, start from public.events order by place");
  expect(events.map(({ slug, start }) => [slug, isoOf(start)])).toEqual(
    firstEvents(season).map(({ slug, start }) => [slug, start]),
  );
});
