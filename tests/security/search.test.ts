import { expect, it } from "vitest";
import { spelled } from "../../domain/search/spelled.ts";
import { commonWords, readQuestion } from "../../domain/search/words.ts";
import { databaseForTests } from "./database.ts";

// What callers may send to the search beside what the site asks for.

const { embedded, first, query } = databaseForTests();

const kinds = ["article", "tip", "match", "team", "person"];

const search = async (body: object) => {
  const { backend } = embedded();
  const answer = await backend.fetch(
    new Request("http://127.0.0.1/rest/v1/rpc/search_site", {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ asked_words: ["flood"], asked_kinds: kinds, most: 5, with_text: true, ...body }),
    }),
  );
  return { status: answer.status, found: await answer.json() };
};
const given = async (body: object) => (await search(body)).found.hits.length;

it("[SR-7] gives fifty of a kind at most, and each kind five times at most", async () => {
  await query(
    `insert into articles (slug, title, is_published) select 'flood-' || n, 'Flood ' || n, true from generate_series(1, 60) n`,
  );
  expect(await given({})).toBe(5);
  expect(await given({ most: 100_000, with_text: false })).toBe(50);
  expect(await given({ most: -1 })).toBe(0);
  expect(await given({ most: 1, asked_kinds: Array.from({ length: 2_000 }, () => "article") })).toBe(5);
  expect(await given({ asked_kinds: ["users", "", null] })).toBe(0);
});

it("[SR-7] reads eight words of forty letters, whatever is sent", async () => {
  const long = `flood${"x".repeat(30_000)}`;
  const { status, found } = await search({ asked_words: [long, null, "", " ", "'", "\\", "flood:* | !flood", "<->"] });
  expect([status, found.hits]).toEqual([200, []]);
  const all = await search({ asked_words: Array.from({ length: 1_000 }, (_, at) => `zq${at}wxyzzzzzzzzzzzz`) });
  expect([all.status, all.found.hits]).toEqual([200, []]);
  expect(all.found.near.length).toBe(8);
  expect(await given({ asked_words: [...Array.from({ length: 8 }, () => "flood"), "nothing"] })).toBe(5);
  expect(await given({ asked_words: [] })).toBe(0);
});

it("[SR-7] counts the entries of arrays of arrays too", async () => {
  const rows = (texts: readonly string[]) => [texts, texts];
  const found = async (words: readonly (readonly string[])[], asked: readonly (readonly string[])[]) =>
    (await first("select public.search_site($1::text[], $2::text[], 1) as found", [words, asked]))?.["found"];
  const twenty = Array.from({ length: 20 }, (_, at) => `zq${at}wxyzzzz`);
  expect(await found(rows(twenty), [["article"]])).toMatchObject({ near: twenty.slice(0, 8) });
  const articles = rows(Array.from({ length: 20 }, () => "article"));
  expect(await found([["flood"]], articles)).toHaveProperty("hits.length", 5);
});

it.each(["anon", "authenticated"])("[SR-7] [BE-3] keeps the index and its sources from %s", async (role) => {
  const asRole = (statement: string) => query(`do $do$ begin set local role ${role}; ${statement}; end $do$`);
  await asRole("perform public.search_site('{flood}', '{article}')");
  for (const relation of ["search_entries", "search_words", "search_sources"]) {
    await expect(asRole(`perform from private.${relation}`)).rejects.toThrow("permission denied");
    expect(await first("select has_table_privilege($1, $2, 'select') as may", [role, `private.${relation}`])).toEqual({
      may: false,
    });
  }
  const entriesFor = "private.entries_for(tsquery, text[], integer, text[])";
  await expect(asRole("perform private.entries_for('flood', '{article}', 5, null)")).rejects.toThrow(
    "permission denied",
  );
  expect(await first("select has_function_privilege($1, $2, 'execute') as may", [role, entriesFor])).toEqual({
    may: false,
  });
});

it("[SR-14] reads names of games as the domain does, and leaves out the same words", async () => {
  const games = ["League of Legends", "The Finals", "Counter-Strike 2", "Rainbow Six Siege X", "Rocket League"];
  await query("update teams set is_published = false");
  for (const [place, game] of games.entries()) {
    await query("insert into teams (slug, game, place, is_published) values ($1, $2, $3, true)", [
      `jeu-${place}`,
      game,
      place,
    ]);
  }
  for (const typed of [
    "league of legends",
    "leagueoflegends",
    "legends",
    "tournoi leagueofleg",
    "leagueofle",
    "the finals",
    "thefinals",
    "counter strike 2",
    "counterstrike2",
    "counters",
    "rainbow six siege x",
    "sixsiegex",
    "rainbow six prix",
    "rocketle prix",
    "le club",
  ]) {
    const read = readQuestion(typed);
    const asked = read.kind === "words" ? read.words : [];
    const rows = await query("select words, joined from private.search_spelled($1)", [asked]);
    const own = spelled(asked, games).map(({ words, joined = null }) => ({ words, joined }));
    expect([typed, rows]).toEqual([typed, own]);
  }
  const { search_common: common } = (await first("select private.search_common()")) ?? {};
  expect(new Set(common as string[])).toEqual(commonWords);
});
