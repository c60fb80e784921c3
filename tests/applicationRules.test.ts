import { expect, it } from "vitest";
import { longestOf } from "../domain/applications/draft.ts";
import { positionIds } from "../domain/applications/positions.ts";
import { roles } from "../supabase/functions/_shared/announcements.ts";
import { words } from "../ui/applications/positions/words.ts";
import { memberId } from "../adapters/memory/seed/ids.ts";
import { databaseForTests } from "./security/database.ts";

// The UI, the functions and the database each state these rules, because they can't import each other.

const { query } = databaseForTests();

const insert = (more: object) => {
  const row = {
    user_id: memberId(4),
    position: "video-editor",
    discord_username: "",
    experience: "{}",
    availability: "",
    motivation: "",
    status: "withdrawn",
    ...more,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`);
  return query(`insert into applications (${columns.join(", ")}) values (${places.join(", ")})`, Object.values(row));
};

it("[RC-1] the site, the function and the database use the same names of positions", async () => {
  expect(roles).toEqual(words.positions);
  for (const role of positionIds) {
    expect(await query("select private.position_title($1) as title", [role])).toEqual([
      { title: words.positions[role] },
    ]);
    await insert({ position: role });
  }
  await expect(insert({ position: "president" })).rejects.toMatchObject({ code: "23514" });
});

it.each([
  ["discord_username", longestOf.discordUsername],
  ["availability", longestOf.availability],
  ["motivation", longestOf.motivation],
])("the database accepts exactly what the site does: %s", async (column, longest) => {
  await insert({ [column]: "\u{1f44b}".repeat(longest) });
  await expect(insert({ [column]: "é".repeat(longest + 1) })).rejects.toMatchObject({ code: "23514" });
});

it("the database accepts the longest possible answers, in characters that JSON escapes", async () => {
  const whole = Object.fromEntries(Object.entries(longestOf).map(([field, most]) => [field, '"'.repeat(most)]));
  const { availability: _, motivation: __, ...said } = whole;
  const experience = JSON.stringify({ ...said, personalInfo: said });
  await insert({ experience });
  expect(await query("select from applications where experience = $1", [experience])).toHaveLength(1);
});
