import { beforeEach, expect, it } from "vitest";
import { countedPage, countedPages } from "../../domain/club/reading/countedPage.ts";
import { missedWords } from "../../domain/search/missedWords.ts";
import { databaseForTests } from "./database.ts";

// What is kept of readers, and what callers may send beside what the site sends.

const { embedded, query, first } = databaseForTests();

beforeEach(async () => {
  await query("delete from private.turns");
  await query("delete from page_views");
  await query("delete from missed_searches");
});

const call = (name: string, body: object, peer: string) => {
  const { backend } = embedded();
  return backend.fetch(
    new Request(`http://127.0.0.1/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    peer,
  );
};
const view = (path: string, source: string, peer = "203.0.113.7") => call("count_page_view", { path, source }, peer);
const miss = (typed: string, peer = "203.0.113.7") => call("count_missed_search", { typed }, peer);
const sumOf = async (column: string, table: string) =>
  Number((await first(`select coalesce(sum(${column}), 0) as sum from ${table}`))?.["sum"]);

/** Fills the limit of the network of the last call. */
const spend = (act: string, uses: number) =>
  query(
    "insert into private.turns (act, peer) select act, peer from private.turns, generate_series(1, $1) where act = $2",
    [uses, act],
  );

it("[NW-92] keeps a sum a day, and nothing of a visitor", async () => {
  for (let at = 0; at < 3; at++) expect((await view("/tips", "search")).status).toBe(204);
  expect(await query("select kind, slug, source, views from page_views")).toEqual([
    { kind: "page", slug: "/tips", source: "search", views: 3 },
  ]);
  const columns = await query(
    "select table_name || '.' || column_name as name from information_schema.columns where table_name in ('page_views', 'missed_searches') order by 1",
  );
  expect(columns.map(({ name }) => name)).toEqual([
    "missed_searches.day",
    "missed_searches.folded",
    "missed_searches.searches",
    "page_views.day",
    "page_views.kind",
    "page_views.slug",
    "page_views.source",
    "page_views.views",
  ]);
});

it("[NW-92] counts 1,200 views an hour from one network, and leaves the next ones out without a refusal", async () => {
  await view("/tips", "direct");
  await spend("page-view", 1_199);
  expect((await view("/tips", "direct")).status).toBe(204);
  expect(await sumOf("views", "page_views")).toBe(1);
  await view("/tips", "direct", "203.0.113.8");
  expect(await sumOf("views", "page_views")).toBe(2);
});

it("[NW-93] counts 30 searches an hour from one network, and 500 different ones a day", async () => {
  await miss("icebox");
  await spend("missed-search", 29);
  expect((await miss("icebox")).status).toBe(204);
  expect(await sumOf("searches", "missed_searches")).toBe(1);
  await miss("icebox", "203.0.113.8");
  expect(await sumOf("searches", "missed_searches")).toBe(2);
  await query(
    "insert into missed_searches (day, folded) select (now() at time zone 'Europe/Paris')::date, 'mot ' || n from generate_series(1, 499) n",
  );
  await miss("un de trop", "203.0.113.9");
  await miss("icebox", "203.0.113.9");
  expect(await sumOf("1", "missed_searches")).toBe(500);
  expect(await sumOf("searches", "missed_searches")).toBe(502);
});

it("[NW-93] counts 60 searches a day from one network", async () => {
  await miss("icebox");
  await spend("missed-search of a day", 59);
  expect((await miss("icebox")).status).toBe(204);
  expect(await sumOf("searches", "missed_searches")).toBe(1);
  await miss("icebox", "203.0.113.8");
  expect(await sumOf("searches", "missed_searches")).toBe(2);
});

it("[NW-92] ignores what no page sends", async () => {
  for (const [path, source] of [
    ["/tips", "mars"],
    ["/tips", ""],
    ["/nulle-part", "direct"],
    [`/news/${"a".repeat(5_000)}`, "direct"],
    ["/news/'; drop table tips; --", "direct"],
    ["/tips\n", "direct"],
  ] as const) {
    expect([path, (await view(path, source)).status]).toEqual([path, 204]);
  }
  expect((await miss("a".repeat(5_000))).status).toBe(204);
  expect([await sumOf("views", "page_views"), await sumOf("searches", "missed_searches")]).toEqual([0, 0]);
});

it("[NW-90] [NW-93] forgets views and searches after 90 days", async () => {
  await query(
    "insert into page_views (day, kind, slug, source) select current_date - n, 'page', '/', 'site' from generate_series(89, 92) n",
  );
  await query(
    "insert into missed_searches (day, folded) select current_date - n, 'essai' from generate_series(89, 92) n",
  );
  await query("select private.run_due()");
  expect([await sumOf("1", "page_views"), await sumOf("1", "missed_searches")]).toEqual([2, 2]);
});

it("[NW-90] knows the same pages as the domain", async () => {
  const paths = [
    ...countedPages,
    "/news/un-article",
    "/players/brume",
    "/team-valorant",
    "/teams/une",
    "/matches/un/overlay",
    "/news/",
    "/News",
    "/news/Un",
    "/auth",
    "/search",
    "",
  ];
  for (const path of paths) {
    expect([path, (await first("select kind, slug from private.counted_page($1)", [path])) ?? null]).toEqual([
      path,
      countedPage(path),
    ]);
  }
});

it("[NW-93] keeps the same words as the domain", async () => {
  const texts = [
    "Smoke sur Icebox",
    "  ÉQUIPE—féminine !! ",
    "L'éco à 2 contre 5",
    "ab",
    "« & | ! » 🎮",
    "camille@exemple.fr",
    "06 12 34 56 78",
    "12 rue des Lilas",
    "rue",
    "Lyon 69003",
    "3, Allée du Général",
    "saison 2026",
    "ニュース速報",
    "אימון",
    "straße œuvre",
    "mot ".repeat(30),
    `${"a".repeat(60)}`,
    `${"a".repeat(61)}`,
    "1234567 abc",
    "12345678 abc",
  ];
  for (const typed of texts) {
    expect([typed, (await first("select private.missed_words($1) as kept", [typed]))?.["kept"] ?? null]).toEqual([
      typed,
      missedWords(typed),
    ]);
  }
});
