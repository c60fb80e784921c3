import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { readFirstContent } from "./firstContent.ts";

let backend: EmbeddedBackend;
const team = (slug: string, place: number) => ({ slug, game: slug, place, is_published: true });
const match = (slug: string, more: object = {}) => ({
  slug,
  calendar_id: slug,
  team: "valorant",
  opponent: "Solstice",
  competition: "Ligue",
  start: "2026-11-28T20:00:00.000Z",
  lineup: ["Kéva", "Lumen"],
  maps: [],
  revision: 3,
  ...more,
});
const content = [
  { table: "teams", rows: [team("valorant", 0), team("rocket-league", 1)] },
  { table: "matches", rows: [match("premier"), match("second")] },
];

beforeAll(async () => {
  backend = await openBackend({
    folder: "memory://",
    siteUrl: "http://site.test",
    seed: false,
    content: () => content,
  });
});
afterAll(() => backend.close());

const slugs = async (table: string) =>
  (await backend.query(`select slug from ${table} order by slug`)).map(({ slug }) => slug);

it("[MA-9] reads the first rows of each table, with the database's own values for the rest", async () => {
  expect(await slugs("teams")).toEqual(["rocket-league", "valorant"]);
  const [first] = await backend.query("select * from matches where slug = 'premier'");
  expect(first).toMatchObject({
    lineup: ["Kéva", "Lumen"],
    maps: [],
    revision: 3,
    status: "scheduled",
    is_published: true,
  });
});

it("[MA-9] reads it once: what the staff deleted or changed stays so", async () => {
  await backend.query("delete from matches where slug = 'premier'");
  await readFirstContent(backend, [{ table: "matches", rows: [match("premier"), match("autre")] }]);
  expect(await slugs("matches")).toEqual(["second"]);
});

it("takes no address that isn't one of the web", async () => {
  const change = (column: string, address: string) =>
    backend.query(`update matches set ${column} = $1 where slug = 'second'`, [address]);
  for (const column of ["watch", "vod", "opponent_logo"]) {
    await change(column, "https://tv.example.org/club");
    for (const address of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "ftp://tv.example.org"]) {
      await expect(change(column, address)).rejects.toThrow(/violates check constraint "\w+_address_check"/);
    }
  }
  await change("opponent_logo", "/partage/club.png");
});

it("[MA-9] leaves a table alone that has rows, and one without rows in the club's folder", async () => {
  await backend.query("delete from private.first_content");
  await readFirstContent(backend, [
    { table: "teams", rows: [team("autre", 0)] },
    { table: "matches", rows: [] },
  ]);
  expect(await slugs("teams")).toEqual(["rocket-league", "valorant"]);
  expect(await slugs("matches")).toEqual(["second"]);
});

it("[MA-9] reads all rows of a table or none, and says which table it was", async () => {
  await backend.query("delete from private.first_content; delete from matches");
  const wrong = { table: "matches", rows: [match("bon"), match("faux", { team: "inconnue" })] };
  await expect(readFirstContent(backend, [wrong])).rejects.toThrow(/first matches were not read: .*matches_team_fkey/);
  expect(await slugs("matches")).toEqual([]);
  await readFirstContent(backend, [{ table: "matches", rows: [match("bon")] }]);
  expect(await slugs("matches")).toEqual(["bon"]);
});
