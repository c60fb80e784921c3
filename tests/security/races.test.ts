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

  it("[EV-3] [EV-4] two hundred members share three seats in the order in which they came, also while they leave", async () => {
    await query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'soiree-' || n || '@demo.test',
         extensions.crypt('demo-1234', extensions.gen_salt('bf', 4)), now(), jsonb_build_object('username', 'soiree' || n)
       from generate_series(1, 200) n`,
    );
    await query(
      `insert into events (slug, title, location, kind, start, minutes, seats)
       values ('course', 'Essai', 'Essai', 'scrim', '2070-01-01Z', 60, 3)`,
    );
    const { backend } = embedded();
    /** Each from a network of their own. */
    const ask = (at: number, path: string, body: unknown, token?: string) => {
      const headers = new Headers({ apikey: backend.anonKey, "content-type": "application/json" });
      if (token) headers.set("authorization", `Bearer ${token}`);
      const asked = body ? { method: "POST", body: JSON.stringify(body) } : { method: "DELETE" };
      return backend.fetch(new Request(`http://127.0.0.1${path}`, { ...asked, headers }), `203.0.113.${at}`);
    };
    const members: { readonly token: string; readonly id: string }[] = [];
    for (let at = 0; at < 200; at++) {
      const credentials = { email: `soiree-${at + 1}@demo.test`, password: "demo-1234" };
      const answer = await ask(at, "/auth/v1/token?grant_type=password", credentials);
      const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
      members.push({ token, id: user.id });
    }
    const path = "/rest/v1/event_signups";
    const come = (at: number) => ask(at, path, { event: "course", user_id: members[at]?.id }, members[at]?.token);
    const leave = (at: number) =>
      ask(at, `${path}?event=eq.course&user_id=eq.${members[at]?.id}`, undefined, members[at]?.token);
    const seats = () => count("event_signups where event = 'course' and has_seat");

    /** Who is refused for a time comes again. */
    const answered = async (act: (at: number) => Promise<Response>, at: number): Promise<Response> => {
      const answer = await act(at);
      return [429, 503].includes(answer.status) ? answered(act, at) : answer;
    };
    const answers = await atOnce(200, (at) => answered(come, at));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 201));
    expect(await seats()).toBe(3);
    const inOrder = await query(
      "select user_id, number, has_seat from event_signups where event = 'course' order by number",
    );
    expect(inOrder.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    expect(inOrder.map(({ has_seat: hasSeat }) => hasSeat)).toEqual(inOrder.map((_, at) => at < 3));

    // The first hundred leave at once: the next three of the order come.
    const places = new Map(members.map(({ id }, at) => [id, at]));
    const left = await Promise.all(
      inOrder.slice(0, 100).map(({ user_id: id }) => answered(leave, places.get(String(id)) ?? -1)),
    );
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set([204]));
    const seated = await query("select user_id from event_signups where event = 'course' and has_seat order by number");
    expect(seated).toEqual(inOrder.slice(100, 103).map(({ user_id }) => ({ user_id })));
    const told = await query("select user_id from notifications where kind = 'event-seat' and slug = 'course'");
    expect(told.map(({ user_id: id }) => id)).toEqual(expect.arrayContaining(seated.map(({ user_id: id }) => id)));
    await query("delete from events where slug = 'course'");
    await query("delete from auth.users where email like 'soiree-%@demo.test'");
  });
});
