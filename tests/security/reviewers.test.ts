import { expect, it, vi } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query, first } = databaseForTests();

const reviewOf = (application: unknown) =>
  query("select status, made_by from application_reviews where application_id = $1", [application]);
const applicationOf = (id: unknown) =>
  first("select status, reviewed_by, staff_notes from applications where id = $1", [id]);

it("[SE-14] a decision names its reviewer in application_reviews alone", async () => {
  const { client, me } = await clientAs(embedded(), "staff");
  const id = (await first("select id from applications where status = 'pending' and user_id <> $1", [me]))?.["id"];
  const decision = { status: "rejected", reviewed_by: me, staff_notes: "Non" };
  expect((await client.from("applications").update(decision).eq("id", id)).error).toBeNull();

  expect(await applicationOf(id)).toEqual({ status: "rejected", reviewed_by: null, staff_notes: "Non" });
  expect(await reviewOf(id)).toEqual([{ status: "rejected", made_by: me }]);
});

it("[SE-14] so does an application that is inserted with its decision", async () => {
  const [{ me: applicant }, { me: reviewer }] = [
    await clientAs(embedded(), "member"),
    await clientAs(embedded(), "staff"),
  ];
  const inserted = await query(
    `insert into applications
      (user_id, position, discord_username, experience, availability, motivation, status, reviewed_by, staff_notes)
    values ($1, 'event-manager', '', '{}', '', '', 'rejected', $2, 'Non') returning id`,
    [applicant, reviewer],
  );
  const id = inserted[0]?.["id"];

  expect(await applicationOf(id)).toEqual({ status: "rejected", reviewed_by: null, staff_notes: "Non" });
  expect(await reviewOf(id)).toEqual([{ status: "rejected", made_by: reviewer }]);
});

it("[SE-14] a hidden comment names who hid it in its table of hidings alone", async () => {
  const [{ client: staff, me }, { client: visitor }] = [
    await clientAs(embedded(), "staff"),
    await clientAs(embedded(), "visitor"),
  ];
  const tip = seed.tips.find(({ publishedAt }) => publishedAt)?.id;
  const comment = (await first("insert into tip_comments (tip_id, content) values ($1, 'Oui') returning id", [tip]))?.[
    "id"
  ];
  expect((await staff.from("tip_comments").update({ hidden_reason: "Non" }).eq("id", comment)).error).toBeNull();

  expect(await query("select hidden_by from tip_comment_hidings where comment_id = $1", [comment])).toEqual([
    { hidden_by: me },
  ]);
  expect((await staff.from("tip_comments").select().eq("id", comment).single()).data).not.toHaveProperty("hidden_by");
  expect((await visitor.from("tip_comment_hidings").select()).data).toBeNull();
});
