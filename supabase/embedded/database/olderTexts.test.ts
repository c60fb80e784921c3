import { afterAll, beforeAll, expect, it } from "vitest";
import { olderClub } from "../testing/olderClub.ts";

// A club that is there already gets the rules of texts, and keeps who decided and who hid a comment for the staff.

const [lya, sarah, application, decided, structured, tip, comment] = Array.from({ length: 7 }, () =>
  crypto.randomUUID(),
);
const club = await olderClub("20261121110000");
afterAll(() => club.close());

beforeAll(async () => {
  const { query } = club;
  for (const id of [lya, sarah]) {
    await query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@demo.test`]);
  }
  const apply = `insert into applications
      (id, user_id, position, discord_username, experience, availability, motivation, status, reviewed_by, staff_notes)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
  await query(apply, [
    application,
    lya,
    "video-editor",
    "ly\na\u202e",
    'Deux ans "au club"',
    " \u200b ",
    "Bonjour\u0007\r\nà tous",
    "pending",
    null,
    null,
  ]);
  await query(apply, [decided, lya, "event-manager", "", "{}", "", "", "rejected", sarah, "Non\u202e"]);
  // Each answer stays where it is, without the signs that may not be in it.
  const answers = { experience: "a\u0007b\u202e", projects: "c\r\nd", note: "e\\u0007" };
  const ofMember = [structured, lya, "content-creator", "", JSON.stringify(answers), "", "", "pending", null, null];
  await query(apply, ofMember);
  await query("insert into application_notes (application_id, author_id, content) values ($1, $2, '\u200b')", [
    application,
    sarah,
  ]);
  await query(
    "insert into tips (id, slug, title, category, excerpt) values ($1, 'vieux', '\u200b', 'Un\u0007', '\u200b')",
    [tip],
  );
  await query("insert into tip_comments (id, tip_id, user_id, content) values ($1, $2, $3, $4)", [
    comment,
    tip,
    lya,
    "Oui\u001b",
  ]);
  await query("insert into tip_comments (tip_id, user_id, content) values ($1, $2, '\u2800')", [tip, lya]);
  await query("update tip_comments set hidden_reason = 'Non', hidden_by = $2 where id = $1", [comment, sarah]);
  await query("update tip_comments set hidden_by = $2 where id = $1", [comment, sarah]);
  await club.update();
});

it("[SE-13] makes the texts that are there plain, and loses no word", async () => {
  expect(
    await club.query("select discord_username, experience, availability, motivation from applications where id = $1", [
      application,
    ]),
  ).toEqual([
    {
      discord_username: "ly a",
      experience: JSON.stringify({ experience: 'Deux ans "au club"' }).replace(":", ": "),
      availability: "",
      motivation: "Bonjour\nà tous",
    },
  ]);
  expect(await club.query("select title, category, excerpt from tips where id = $1", [tip])).toEqual([
    { title: "vieux", category: "Un", excerpt: "" },
  ]);
  expect(await club.query("select content from tip_comments where id = $1", [comment])).toEqual([{ content: "Oui" }]);
});

it("[SE-13] keeps each answer apart, and forgets comments and notes in which nothing can be seen", async () => {
  const [row] = await club.query<{ experience: string }>("select experience from applications where id = $1", [
    structured,
  ]);
  expect(JSON.parse(row?.experience ?? "")).toEqual({ experience: "ab", projects: "c\nd", note: "e\\u0007" });
  expect(await club.query("select content from tip_comments where tip_id = $1", [tip])).toEqual([{ content: "Oui" }]);
  expect(await club.query("select from application_notes")).toEqual([]);
});

it("[SE-13] counts no revision and fills no empty field", async () => {
  expect(await club.query("select revision, read_time, difficulty from tips where id = $1", [tip])).toEqual([
    { revision: 1, read_time: null, difficulty: null },
  ]);
});

it("[SE-14] keeps who decided and who hid apart from what candidates and authors read", async () => {
  expect(await club.query("select reviewed_by, staff_notes from applications where id = $1", [decided])).toEqual([
    { reviewed_by: null, staff_notes: "Non" },
  ]);
  expect(
    await club.query("select status, made_by from application_reviews where application_id = $1", [decided]),
  ).toEqual([{ status: "rejected", made_by: sarah }]);
  expect(await club.query("select hidden_by from tip_comment_hidings where comment_id = $1", [comment])).toEqual([
    { hidden_by: sarah },
  ]);
});
