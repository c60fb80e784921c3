import fc from "fast-check";
import { expect, it } from "vitest";
import { hasLink, spoken } from "../../domain/content/reactions/holding.ts";
import { databaseForTests } from "./database.ts";

const { query } = databaseForTests();

it("[SE-64] the site and the database read the same words and find the same links in any text", async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "noob",
      "o",
      "о",
      "Ö",
      "\u200b",
      "\u00ad",
      " ",
      "\u00a0",
      ".",
      "。",
      "．",
      "-",
      "/",
      "://",
      "www",
      "Com",
      "Bravo",
      "fr",
      "12",
      "œ",
      "ß",
      "🎮",
      "рф",
      "xn--a",
    ),
    fc.string({ minLength: 1, maxLength: 3 }),
  );
  const texts = fc.sample(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join("")),
    1_000,
  );
  const rows = await query(
    `select private.spoken(text) as spoken, private.has_link(text) as has_link
     from unnest($1::text[]) with ordinality as t (text, at) order by at`,
    [texts],
  );
  expect(rows).toEqual(texts.map((text) => ({ spoken: spoken(text), has_link: hasLink(text) })));
}, 30_000);
