import { expect, it } from "vitest";
import { longestAnswer, longestOf } from "../domain/applications/draft.ts";
import { firstAsked, firstPositionIds } from "../domain/applications/firstPositions.ts";
import { longestSkill, mostSkills } from "../domain/applications/positionFields.ts";
import {
  longestOfQuestion,
  mostQuestions,
  positionForm,
  typedQuestions,
} from "../domain/applications/typedPosition.ts";
import { memberId } from "../adapters/memory/seed/ids.ts";
import { databaseForTests } from "./security/database.ts";

// The domain and the database each state these rules, because they can't import each other.

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

it("[RC-1] the database has the positions that a club begins with, in their order", async () => {
  const rows = await query("select slug, title, questions from positions order by place");
  expect(rows).toEqual(firstPositionIds.map((slug) => ({ slug, ...firstAsked(slug) })));
});

it("[RC-18] an application keeps the title and the questions of the revision that it names", async () => {
  await insert({ position: "community-manager", motivation: "Avant" });
  await query("update positions set title = 'Voix du club', questions = '[]' where slug = 'community-manager'");
  await insert({ position: "community-manager", position_revision: 1, motivation: "Commencée avant" });
  await insert({ position: "community-manager", motivation: "Après" });
  const asked =
    "select position_title as title, questions from applications where motivation = any ($1) order by motivation";
  const kept = firstAsked("community-manager");
  expect(await query(asked, [["Avant", "Commencée avant"]])).toEqual([kept, kept]);
  expect(await query(asked, [["Après"]])).toEqual([{ title: "Voix du club", questions: [] }]);
});

it("[RC-19] a position that applications name isn't deleted", async () => {
  await insert({ position: "event-manager" });
  await expect(query("delete from positions where slug = 'event-manager'")).rejects.toMatchObject({ code: "23514" });
});

const question = (more: object) => [{ name: "q-a", label: "Votre outil ?", hint: "", ...more }];

it.each<[string, object | number]>([
  ["no list", { name: "q-a" }],
  ["thirteen", Array.from({ length: 13 }, (_, at) => ({ name: `q-${at}`, label: `${at}`, hint: "" }))],
  ["two of one name", [...question({}), ...question({})]],
  ["a blank label", question({ label: " \u200b" })],
  ["a label of 101 characters", question({ label: "a".repeat(101) })],
  ["a label of two lines", question({ label: "a\nb" })],
  ["a label that turns the text around it", question({ label: "a\u202eb" })],
  ["a hint of 201 characters", question({ hint: "a".repeat(201) })],
  ["no hint", [{ name: "q-a", label: "a" }]],
  ["another field", question({ more: 1 })],
  ["a name of another field", question({ name: "personalInfo" })],
  ["a name of every object", question({ name: "constructor" })],
])("[RC-20] the database refuses questions that are %s", async (_, questions) => {
  const write = query("update positions set questions = $1::text::jsonb where slug = 'video-editor'", [
    JSON.stringify(questions),
  ]);
  await expect(write).rejects.toMatchObject({ code: "23514" });
});

it("[RC-20] the database accepts what the form does: twelve questions of the longest texts", async () => {
  const read = positionForm.read({
    slug: "video-editor",
    title: "🐙".repeat(60),
    description: "é".repeat(400),
    skills: Array.from({ length: mostSkills }, (_, at) => `${at}`.repeat(longestSkill)).join(", "),
    icon: "star",
    questions: typedQuestions(
      Array.from({ length: mostQuestions }, (_, at) => ({
        name: "",
        label: `${String.fromCodePoint(0x1f400 + at)}${"é".repeat(longestOfQuestion.label - 1)}`,
        hint: "ا".repeat(longestOfQuestion.hint),
      })),
    ),
    visibility: "published",
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const { title, description, skills, questions } = read.value;
  await query(
    "update positions set title = $1, description = $2, skills = $3, questions = $4::text::jsonb where slug = 'video-editor'",
    [title, description, skills, JSON.stringify(questions)],
  );
  expect(await query("select questions from positions where slug = 'video-editor'")).toEqual([{ questions }]);
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
  const { availability: _, motivation: __, ...personal } = longestOf;
  const personalInfo = Object.fromEntries(Object.entries(personal).map(([field, most]) => [field, '"'.repeat(most)]));
  const names = Array.from({ length: mostQuestions }, (_, at) => `q-${at}-${"a".repeat(50)}`);
  const answers = Object.fromEntries(names.map((name) => [name, '"'.repeat(longestAnswer)]));
  const experience = JSON.stringify({ ...answers, personalInfo });
  await insert({ experience });
  expect(await query("select from applications where experience = $1", [experience])).toHaveLength(1);
});
