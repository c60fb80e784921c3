import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedBackend, openBackend } from "../adapters/embedded/backend.ts";
import { firstSectionsAt, matches, teams } from "../tests/club.ts";
import { firstContentSql, firstRows } from "./firstContent.ts";

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: "http://site.test", seed: false });
});
afterAll(() => backend.close());

const all =
  "select t.slug as team, m.slug, m.opponent, m.start, m.maps from teams t left join matches m on m.team = t.slug";

it("[HO-23] a new site has the categories of a club's first articles and tips, and no other", async () => {
  const labels =
    "select kind, array_agg(label order by position) as labels from categories group by kind order by kind";
  expect(await backend.query("select empty from site_state()")).toEqual([{ empty: ["articles", "letters", "tips"] }]);
  await backend.query(firstContentSql(firstRows(firstSectionsAt(new Date()))));
  expect(await backend.query(labels)).toEqual([
    { kind: "article", labels: ["Esport", "Recrutement", "Actualités"] },
    { kind: "tip", labels: ["Stratégie", "Aim Training", "Compétitif"] },
  ]);
  await backend.query("delete from private.first_content where section = 'spare_categories'");
  await backend.query("insert into categories (kind, slug, label, position) values ('article', 'merch', 'Merch', 99)");
  await backend.query(firstContentSql(firstRows(firstSectionsAt(new Date()))));
  // The site isn't new any more: the staff added it.
  expect(await backend.query("delete from categories where slug = 'merch' returning slug")).toHaveLength(1);
});

it("[MA-9] the SQL for a hosted project reads the club's teams and matches, once", async () => {
  const sql = firstContentSql(firstRows(firstSectionsAt(new Date())));
  const count = matches.teams.reduce((sum, team) => sum + team.matches.length, 0);
  await backend.query(sql);
  const read = await backend.query(all);
  expect(read.filter(({ slug }) => slug !== null)).toHaveLength(count);
  expect(new Set(read.map(({ team }) => team))).toEqual(new Set(teams.teams.map(({ slug }) => slug)));
  await backend.query("delete from matches");
  await backend.query(sql);
  expect(await backend.query("select from matches")).toEqual([]);
});

it("[MA-55] links the articles that are there already to the club's first matches", async () => {
  const linked = matches.teams.flatMap(({ team, matches }) =>
    matches.flatMap(({ id, article }) => (article ? [{ slug: article, match: `${id}-${team}` }] : [])),
  );
  if (linked.length === 0) return;
  await backend.query("delete from private.first_content where section in ('matches', 'match_articles')");
  for (const { slug } of linked)
    await backend.query(`insert into articles (slug, title, content) values ('${slug}', 'Vu du banc', '')`);
  await backend.query(firstContentSql(firstRows(firstSectionsAt(new Date()))));
  expect(await backend.query("select slug, match from articles where match is not null")).toEqual(linked);
  await backend.query("delete from articles");
});

it("[TE-8] a site that has its teams already gets their pages, people and honours, as an empty one does", async () => {
  const pages = async () => [
    await backend.query(
      "select slug, game, title, lead, status, tier, founded, links, place from teams order by place",
    ),
    await backend.query("select slug, name, qualities, experience, story, stats from people order by place"),
    await backend.query("select team, person, kind, role, rank, specialty, position from memberships order by place"),
    await backend.query("select team, title, result, year from honours order by place"),
  ];
  const first = await pages();
  expect(first[2]).not.toEqual([]);
  // As before the pages were data.
  await backend.query(
    "delete from people; delete from honours; delete from private.first_content where section = 'team_pages'",
  );
  await backend.query("update teams set title = '', lead = '', tier = '', founded = null, links = '[]'");
  await backend.query(
    "alter table teams disable trigger number_record; update teams set revision = 1; alter table teams enable trigger number_record",
  );
  await backend.query(firstContentSql(firstRows(firstSectionsAt(new Date()))));
  expect(await pages()).toEqual(first);
  await backend.query("delete from honours");
  await backend.query(firstContentSql(firstRows(firstSectionsAt(new Date()))));
  expect(await backend.query("select from honours")).toEqual([]);
});

it("keeps apostrophes and quotation marks of names", async () => {
  await backend.query("delete from private.first_content; delete from matches; delete from people; delete from teams");
  const game = `L'Étoile "du" \\ nord'; drop table teams; --`;
  await backend.query(firstContentSql([{ table: "teams", rows: [{ slug: "etoile", game, place: 0 }] }]));
  expect(await backend.query("select game from teams")).toEqual([{ game }]);
});
