import { beforeEach, describe, expect, it } from "vitest";
import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { camille, sarah, yanis } from "../contracts/ports.ts";
import { databaseForTests } from "./database.ts";

// The same act by many callers at once: one outcome in the rows, and counters that equal the rows.

const { embedded, query, first } = databaseForTests();

beforeEach(async () => {
  await query("delete from private.turns");
});

const signedIn = async (who: typeof camille) => {
  const client = supabaseClient(embedded().project, "nowhere");
  const { data } = await client.auth.signInWithPassword(who);
  return { client, id: data.user?.id ?? "" };
};
const atOnce = <T>(number: number, act: (at: number) => PromiseLike<T>) =>
  Promise.all(Array.from({ length: number }, (_, at) => act(at)));
const count = async (sql: string, ...values: unknown[]) =>
  Number((await first(`select count(*) as count from ${sql}`, values))?.["count"]);

describe("[LM-28] at once", () => {
  it("fifty likes of one member are one, and counted once", async () => {
    const { client, id } = await signedIn(camille);
    const tip = (await first("select id, like_count from tips where is_published order by slug limit 1")) ?? {};
    await query("delete from tip_likes where user_id = $1", [id]);
    const answers = await atOnce(50, () => client.from("tip_likes").insert({ tip_id: String(tip["id"]), user_id: id }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [row] = await query(
      "select like_count, (select count(*)::int from tip_likes where tip_id = t.id) as rows from tips t where id = $1",
      [tip["id"]],
    );
    expect(row?.["like_count"]).toBe(row?.["rows"]);
  });

  it("twenty same comments are one", async () => {
    const { client, id } = await signedIn(camille);
    const tip = String((await first("select id from tips where is_published order by slug limit 1"))?.["id"]);
    const content = `Le même ${crypto.randomUUID()}`;
    await atOnce(20, () => client.from("tip_comments").insert({ tip_id: tip, user_id: id, content }));
    expect(await count("tip_comments where content = $1", content)).toBe(1);
  });

  it("two decisions on one application are one, with one mail; its end is one of the two", async () => {
    const [one, other] = [await signedIn(sarah), await signedIn(yanis)];
    const { id } = await signedIn(camille);
    await query("delete from applications where user_id = $1", [id]);
    const [application] = await query(
      `insert into applications (user_id, position, discord_username, experience, availability, motivation)
       values ($1, 'video-editor', 'camille', '{}', 'Le soir', 'Bonjour') returning id`,
      [id],
    );
    const decide = ({ client, id: by }: typeof one, status: string) =>
      client
        .from("applications")
        .update({ status, reviewed_by: by })
        .eq("id", String(application?.["id"]))
        .select("id");
    const answers = await atOnce(20, (at) => (at % 2 ? decide(one, "accepted") : decide(other, "rejected")));
    expect(answers.flatMap(({ data }) => data ?? [])).toHaveLength(1);
    expect(await count("application_reviews where application_id = $1", application?.["id"])).toBe(1);
    expect(await count("outbox where decision_on = $1", application?.["id"])).toBe(1);

    // Two staff members undo the review at once: all get the status "pending", and the mail is removed.
    const undone = await atOnce(10, (at) =>
      (at % 2 ? one : other).client.rpc("undo_review", { application: String(application?.["id"]) }),
    );
    expect(new Set(undone.map(({ data }) => data))).toEqual(new Set(["pending"]));
    expect(await count("outbox where decision_on = $1", application?.["id"])).toBe(0);
  });

  it("a decision whose mail is being sent stays", async () => {
    const { client } = await signedIn(sarah);
    const { id } = await signedIn(camille);
    await query("delete from applications where user_id = $1", [id]);
    const [application] = await query(
      `insert into applications (user_id, position, discord_username, experience, availability, motivation)
       values ($1, 'video-editor', 'camille', '{}', 'Le soir', 'Bonjour') returning id`,
      [id],
    );
    await query("update applications set status = 'accepted' where id = $1", [application?.["id"]]);
    await query("update outbox set due_at = now() where decision_on = $1", [application?.["id"]]);
    await query("select from public.claim_mails(100)");
    const { data } = await client.rpc("undo_review", { application: String(application?.["id"]) });
    expect(data).toBe("late");
  });

  it("[FG-1] forty shares of one visitor are one", async () => {
    const { client } = await signedIn(camille);
    const tip = String((await first("select id from tips where is_published order by slug limit 1"))?.["id"]);
    const visitor = crypto.randomUUID();
    await atOnce(40, () => client.rpc("count_tip_share", { tip, visitor }));
    expect(await count("tip_shares where visitor = $1", visitor)).toBe(1);
    expect((await first("select share_count from tips where id = $1", [tip]))?.["share_count"]).toBe(1);
  });

  it("forty views of one visitor are one", async () => {
    const { client } = await signedIn(camille);
    const tip = (await first("select id, views from tips where is_published order by slug limit 1")) ?? {};
    const visitor = crypto.randomUUID();
    await atOnce(40, () => client.rpc("count_tip_view", { tip: String(tip["id"]), visitor }));
    expect(await count("tip_views where visitor = $1", visitor)).toBe(1);
    expect((await first("select views from tips where id = $1", [tip["id"]]))?.["views"]).toBe(
      Number(tip["views"]) + 1,
    );
  });

  it("ninety claims of fifty mails claim each once", async () => {
    await query("delete from outbox");
    await query(
      "insert into outbox (recipient, subject, body_text, body_html) select 'lya@exemple.fr', 'Bonjour', '', '' from generate_series(1, 50)",
    );
    await atOnce(90, () => query("select from public.claim_mails(1)"));
    expect(await query("select distinct tries from outbox")).toEqual([{ tries: 1 }]);
  });

  it("forty sign-ups of one name are forty names", async () => {
    await atOnce(40, (at) =>
      query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, \'{"username":"Même Nom"}\')', [
        crypto.randomUUID(),
        `course-${at}@demo.test`,
      ]),
    );
    expect(await count("(select distinct username_key from profiles where username like 'Même Nom%') as names")).toBe(
      40,
    );
  });
});
