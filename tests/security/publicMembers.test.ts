import { beforeAll, expect, it } from "vitest";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { audiences, clientAs } from "./audiences.ts";
import { databaseForTests } from "./database.ts";

const { embedded, query, first } = databaseForTests();

const other = memberId(4);
let member: Readonly<Record<string, unknown>> | undefined;

/** A member with a row in each answer. */
beforeAll(async () => {
  await query("update profiles set full_name = 'Prénom Nom' where id = $1", [other]);
  member = await first(
    `select c.username, u.email, e.slug as event, t.id as tip from member_cards c join auth.users u on u.id = c.id,
       (select slug from events where is_published limit 1) e, (select id from tips where is_published limit 1) t
     where c.id = $1`,
    [other],
  );
  const { event, tip } = member ?? {};
  await query("insert into event_signups (event, user_id) values ($1, $2) on conflict do nothing", [event, other]);
  await query("insert into tip_comments (tip_id, user_id, content) values ($1, $2, 'Public')", [tip, other]);
});

// Adapters drop what they don't know, so the answers are read as they come.
it.each(audiences)("[BE-3] answers a %s who asks for others with no e-mail and no full name", async (audience) => {
  const { client } = await clientAs(embedded(), audience);
  const { username, email, event, tip } = member ?? {};
  const answers = {
    card: await client.from("member_cards").select().eq("id", other),
    page: await client.rpc("read_member", { username }),
    comments: await client.rpc("comment_threads", { kind: "tip", item: tip, most: 20, replies: 20 }),
    signUps: await client.rpc("read_event_signups", { of_event: event }),
    predictions: await client.rpc("read_prediction_table"),
  };
  for (const [name, { data, error }] of Object.entries(answers)) {
    const text = JSON.stringify(data);
    expect([name, error]).toEqual([name, null]);
    expect([name, text.includes("Prénom Nom"), text.includes(String(email))]).toEqual([name, false, false]);
  }
  for (const { data } of [answers.card, answers.page, answers.comments]) {
    expect(JSON.stringify(data)).toContain(String(username));
  }
});
