import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markedContent } from "../adapters/markdown/markedContent.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { firstPlan } from "../domain/content/body/firstPlan.ts";
import { databaseForTests } from "./security/database.ts";

const { query } = databaseForTests();

/** The plans that the database finds. */
const plansOf = async (texts: readonly string[]) =>
  (
    await query(
      "select private.first_plan(text) as plan from unnest($1::text[]) with ordinality texts (text, place) order by place",
      [texts],
    )
  ).map(({ plan }) => plan);

const names = [
  "mur",
  "site",
  "porte",
  "nous",
  "eux",
  "départ",
  "regard",
  "trajet nous",
  "trajet eux",
  "tour",
  "de\u0301part",
];
const number = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 50 }) }, fc.integer({ min: 0, max: 1_200 }));
const gap = fc.constantFrom(" ", ", ", " > ", "\t", "\u00a0", "\u2028", "\u0085", ";", ":");
const sign = fc
  .tuple(fc.constantFrom(...names), fc.array(fc.tuple(gap, number), { minLength: 1, maxLength: 8 }))
  .map(([name, numbers]) => name + numbers.flat().join(""));
const right = fc.constantFrom(
  "nous 1 2",
  "EUX 03, 4",
  "mur 0 0 96 4",
  "mur 90 0 7 1",
  "site 56 12 28 24",
  "site 56 12 28 37",
  "porte 96 48",
  "regard 81 9 > 39 23, 120",
  "regard 81 9 > 39 23, 121",
  "trajet nous 81 40 > 81 31 > 71 31",
  "\ufeff Départ 8 9 ",
  "nous 1 2; eux 3 4",
);
const step = fc.constantFrom("étape Un.", "ETAPE: :", "Étape", "E\u0301tape deux");
const told = fc.constantFrom(
  "légende Ici.",
  "LÉGENDE :",
  "le\u0301gende Ici",
  "description Là.",
  "Description:\u2029là",
  "légende",
);
const oneOf = (line: fc.Arbitrary<string>) => fc.array(line, { maxLength: 1 }).map((lines) => lines.join(""));
const inside = fc
  .tuple(
    fc.array(
      fc.oneof({ weight: 12, arbitrary: right }, { weight: 2, arbitrary: sign }, { weight: 2, arbitrary: step }),
      { maxLength: 8 },
    ),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant("légende Ici.\ndescription Là.") },
      fc.array(told).map((all) => all.join("\n")),
    ),
  )
  .map(([signs, words]) => [...signs, words].join("\n"));
const fence = fc.constantFrom("```", "```", "```", "~~~", "````", " ```", "    ```", "``` ", "```~");
const language = fc.constantFrom(
  "schema",
  "schema",
  "schema",
  " Schéma ",
  "SCHÉMA",
  "sche\u0301ma",
  "text",
  "",
  "schema plus",
  "schema`",
  "\u00a0schema",
);
const block = fc.tuple(fence, language, inside, fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fence));
const blocks = fc
  .array(
    block.map(([open, name, lines, close]) => `${open}${name}\n${lines}\n${close ?? open}\n`),
    { maxLength: 3 },
  )
  .map((all) => all.join("Un texte.\n"));
const text = fc
  .tuple(blocks, oneOf(fc.constantFrom("\r\n", "\r")))
  .map(([all, end]) => (end ? all.replace(/\n/g, end) : all));

const samples = fc.sample(text, { numRuns: 4_000, seed: 32 });

describe("[LK-32] the first plan of a tip's text", () => {
  it("is the same by the database and by the site, whatever is stored", async () => {
    const texts = [
      ...samples,
      ...seed.tips.map(({ content }) => content),
      ...fc.sample(fc.string({ unit: "grapheme" }), 200),
    ];
    const stored = texts.map((each) => each.replaceAll("\0", ""));
    const expected = stored.map(firstPlan);
    expect(new Set(expected).size).toBeGreaterThan(100);
    const found = await plansOf(stored);
    expect(
      stored
        .filter((_, at) => found[at] !== expected[at])
        .map((each) => JSON.stringify(each))
        .slice(0, 3),
    ).toEqual([]);
  });

  it("is the first one that the tip's page draws", () => {
    const drawnBy = (each: string) =>
      markedContent(each).flatMap((part) => (part.kind === "diagram" ? [part.drawing] : []))[0] ?? null;
    expect(samples.filter((each) => drawnBy(each) !== firstPlan(each)).slice(0, 3)).toEqual([]);
  });

  it("is drawn when a text is inserted or changed, and follows no other write", async () => {
    const plan = "```schema\nnous 1 2\nlégende Ici.\ndescription Là.\n```";
    const [added] = await query(
      "insert into tips (slug, title, content, plan) values ('un-plan', 'Un plan', $1, 'eux,1,2') returning plan",
      [plan],
    );
    expect(added).toEqual({ plan: "nous,1,2" });
    const change = async (set: string) =>
      (await query(`update tips set ${set} where slug = 'un-plan' returning plan`))[0];
    expect(await change("plan = null, views = views + 1")).toEqual({ plan: "nous,1,2" });
    expect(await change("content = replace(content, 'nous', 'eux')")).toEqual({ plan: "eux,1,2" });
    expect(await change("content = ''")).toEqual({ plan: null });
  });
});
