import fc from "fast-check";
import { expect, it } from "vitest";
import { mentionsIn, namesIn, usernamesIn } from "../../domain/content/reactions/mentions.ts";
import { databaseForTests } from "./database.ts";

// The site and the database state what a mention is, each once.

const { query } = databaseForTests();

const storedNames = async (text: string) =>
  (await query("select name from private.mentions_in($1) as name", [text])).map(({ name }) => name);
const storedUsernames = async (name: string) =>
  (await query("select name from private.usernames_in($1) as name", [name])).map(({ name: one }) => one);

/** What a text marks as mentions on the page, and which usernames the database looks for. */
const table: readonly (readonly [text: string, marked: readonly string[], sought: readonly string[]])[] = [
  ["L’avis d’@camille compte", ["@camille"], ["camille"]],
  ["L'avis d'@camille compte", ["@camille"], ["camille"]],
  ["“@camille”, ‘@camille’ et «@camille»", ["@camille", "@camille", "@camille"], ["camille", "camille’", "camille"]],
  ["@camille… [@camille] {@camille} *@camille*", Array(4).fill("@camille"), Array(4).fill("camille")],
  ["—@camille–@lina-@hugo", ["@camille", "@lina", "@hugo"], ["camille", "lina-", "hugo"]],
  ["/@camille ou @lina/@hugo", ["@lina"], ["lina"]],
  ["Merci...@camille. Et @hugo.l, @Élise_d !", ["@camille", "@hugo.l", "@Élise_d"], ["camille.", "hugo.l", "Élise_d"]],
  ["Bravo 🎉@camille🎉 et @Lya🎮", ["@camille", "@Lya"], ["camille🎉", "Lya🎮"]],
  ["@O'Brien, @camille's", ["@O'Brien", "@camille's"], ["O'Brien", "camille's"]],
  ["@lina\u00a0: oui\u202f! @hugo\u3000@Алёна", ["@lina", "@hugo", "@Алёна"], ["lina", "hugo", "Алёна"]],
  ["（@lina）、@林。", ["@lina", "@林"], ["lina", "林"]],
  ["membre@demo.test @ @@ @@camille é@lina e\u0301@lina _@lina", [], []],
  ["https://youtube.example/@camille?a=@lina et HTTP://a.example/(@hugo)", [], []],
  ["> dit @camille\n> et @lina\n\nOui, @hugo", ["@camille", "@lina", "@hugo"], ["hugo"]],
  ["\n> @camille", ["@camille"], ["camille"]],
];

it.each(table)("[SE-63] %j marks its mentions, and seeks these members", async (text, marked, sought) => {
  const parts = mentionsIn(text);
  expect(parts.flatMap((part) => (part.kind === "mention" ? [part.text] : []))).toEqual(marked);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(namesIn(text)).toEqual(sought);
  expect(await storedNames(text)).toEqual(sought);
});

it.each([
  ["camille", ["camille"]],
  ["camille’s.", ["camille’s.", "camille’s", "camille"]],
  ["Lya🎮🎉", ["Lya🎮🎉", "Lya🎮", "Lya"]],
  ["hugo.l-", ["hugo.l-", "hugo.l", "hugo"]],
])("[SE-63] the username in %j is the longest of these that is one", async (name, usernames) => {
  expect(usernamesIn(name)).toEqual(usernames);
  expect(await storedUsernames(name)).toEqual(usernames);
});

it("[SE-63] the site and the database find the same names in any text", async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "@",
      "@camille",
      "@l",
      "a",
      "é",
      "_",
      ".",
      "-",
      "'",
      "’",
      "…",
      "/",
      "https://a.b/",
      "> ",
      "\n",
      "🎮",
      "\u200d",
      "林",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 3 }).filter((text) => !text.includes("\0")),
  );
  const texts = fc.sample(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
    400,
  );
  const rows = await query(
    `select array(select private.mentions_in(text)) as names from unnest($1::text[]) with ordinality as t (text, at) order by at`,
    [texts],
  );
  expect(rows.map(({ names }) => names)).toEqual(texts.map(namesIn));
}, 30_000);
