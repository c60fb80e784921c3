import { describe, expect, it, vi } from "vitest";
import { positionFor } from "./positionFor.ts";
import { seed } from "../adapters/memory/seed/seed.ts";
import { isBlank, normalizeText } from "../domain/shared/text.ts";
import { experienceOf, prefilled, normalizeDraft } from "../domain/applications/draft.ts";
import { databaseForTests } from "./security/database.ts";
import { clientAs } from "./security/audiences.ts";

// The UI and the database each state the rules of texts, because they can't import each other.

// The embedded backend logs each refusal.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query, first } = databaseForTests();

/** The planes with letters, and the one with tags. */
const places = [
  [0x1, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe0fff],
] as const;

const foundBy = async (condition: string): Promise<readonly unknown[]> => {
  const series = places.map(([from, to]) => `select * from generate_series(${from}, ${to})`).join(" union all ");
  const rows = await query(`select n from (${series}) as those (n) where ${condition} order by n`);
  return rows.map((row) => row["n"]);
};
const foundHere = (condition: (letter: string) => boolean): readonly number[] =>
  places.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((n) => condition(String.fromCodePoint(n))),
  );

it("[SE-13] the site and the database have the same list of invisible characters", async () => {
  expect(await foundBy("not private.is_visible(chr(n))")).toEqual(foundHere(isBlank));
}, 30_000);

it("[SE-13] the database refuses the characters that the site removes", async () => {
  expect(await foundBy("not private.is_plain_text('a' || chr(n) || 'a')")).toEqual(
    foundHere((letter) => normalizeText(`a${letter}a`) !== `a${letter}a`),
  );
}, 30_000);

const hostile = {
  spaces: "   ",
  "line ends and tabs": "\r\n\t",
  "zero-width characters": "\u200b\u2060\ufeff",
  "blank letters": "\u3164\u2800\u115f",
  "a bell": "Bonjour\u0007",
  "an escape sequence": "\u001b[31mBonjour",
  "a mark that turns the text around": "Bonjour\u202e",
  "a carriage return": "Bonjour\rAdmin",
} as const;

describe("[SE-13] over REST", () => {
  const row = (me: string) => ({
    user_id: me,
    position: "content-creator",
    discord_username: "camille",
    age: 22,
    experience: "{}",
    availability: "",
    motivation: "Bonjour",
    status: "pending",
  });
  const apply = async (more: object) => {
    const { client, me } = await clientAs(embedded(), "member");
    const { error } = await client.from("applications").insert({ ...row(me), ...more });
    await query("delete from applications where user_id = $1 and position = 'content-creator'", [me]);
    return error?.code ?? null;
  };

  it.each(Object.entries(hostile))("refuses an application with %s", async (_, text) => {
    for (const field of ["discord_username", "availability", "motivation"]) {
      expect([field, await apply({ [field]: text })]).toEqual([field, "23514"]);
    }
    for (const said of [{ projects: text }, { personalInfo: { firstName: text } }, { [text]: "Oui" }]) {
      expect([said, await apply({ experience: JSON.stringify(said) })]).toEqual([said, "23514"]);
    }
  });

  it.each([
    ["nothing", ""],
    ["words", "Bonjour"],
    ["null", "null"],
    ["a list", "[]"],
    ["a text", '"Bonjour"'],
    ["a number", "1"],
    ["a piece", "{"],
    ["a letter that no text holds", '{"a":"\\u0000"}'],
    ["levels without end", `{"a":${"[".repeat(20_000)}`],
    ["levels behind a text", `{"a":"\\"[","b":${"[".repeat(9_000)}${"]".repeat(9_000)}}`],
  ])("refuses answers that aren't a JSON object of texts: %s", async (_, experience) => {
    expect(await apply({ experience })).toBe("23514");
    expect(await apply({ experience: JSON.stringify({ projects: experience.slice(0, 9_000) || "[{[{" }) })).toBeNull();
  });

  it("accepts what the form makes of the same texts", async () => {
    expect(await apply({})).toBeNull();
    for (const text of Object.values(hostile)) {
      const draft = prefilled(positionFor("content-creator"), { fullName: null, username: null });
      const said = normalizeDraft({
        ...draft,
        personalInfo: { ...draft.personalInfo, firstName: text, discordUsername: text },
        answers: { projects: text },
        availability: text,
        motivation: text,
      });
      const { personalInfo, availability, motivation } = said;
      const experience = experienceOf(said);
      expect(
        await apply({ discord_username: personalInfo.discordUsername, experience, availability, motivation }),
      ).toBeNull();
    }
  });

  it.each(Object.entries(hostile))("refuses a comment, a title, notes and a reason with %s", async (_, text) => {
    const { client, me } = await clientAs(embedded(), "staff");
    const [tip] = seed.tips;
    const about = (await first("select id from applications where status = 'pending' limit 1"))?.["id"];
    const answers = [
      await client.from("tip_comments").insert({ tip_id: tip?.id, user_id: me, content: text }),
      await client.from("articles").insert({ slug: `essai-${crypto.randomUUID()}`, title: text }),
      await client.from("tips").insert({ slug: `essai-${crypto.randomUUID()}`, title: text }),
      await client.from("application_notes").insert({ application_id: about, author_id: me, content: text }),
      await client.from("tip_comments").update({ hidden_reason: text }).neq("content", ""),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => "23514"));
  });

  it("treats notes of invisible characters as empty", async () => {
    const { client, me } = await clientAs(embedded(), "staff");
    const id = (await first("select id from applications where status = 'pending' limit 1"))?.["id"];
    const decide = (staff_notes: string) =>
      client.from("applications").update({ status: "rejected", reviewed_by: me, staff_notes }).eq("id", id);
    expect((await decide("Non\u202e")).error?.code).toBe("23514");
    expect((await decide("\u200b\u3164")).error).toBeNull();
    expect(await first("select status, staff_notes from applications where id = $1", [id])).toEqual({
      status: "rejected",
      staff_notes: null,
    });
  });
});

it("[SE-13] [HS-3] takes the date of the last change from the database alone", async () => {
  const { client } = await clientAs(embedded(), "staff");
  for (const table of ["articles", "tips"] as const) {
    const id = (await first(`select id from ${table} limit 1`))?.["id"];
    const dateOf = async () => (await first(`select updated_at from ${table} where id = $1`, [id]))?.["updated_at"];
    const before = await dateOf();
    const write = async (change: object) => (await client.from(table).update(change).eq("id", id)).error?.code;
    expect(await write({ updated_at: "2001-01-01" })).toBe("42501");
    expect(await write({ excerpt: `Essai ${table}`, updated_at: "2001-01-01" })).toBe("42501");
    expect(await dateOf()).toBe(before);
    expect(await write({ excerpt: `Essai ${table}` })).toBeUndefined();
    expect(Date.parse(String(await dateOf()))).toBeGreaterThan(Date.now() - 60_000);
  }
});
