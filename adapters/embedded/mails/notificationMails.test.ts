import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openMailing } from "../testing/mailing.ts";

let smtp: Awaited<ReturnType<typeof openMailing>>["smtp"];
let backend: Awaited<ReturnType<typeof openMailing>>["backend"];

beforeAll(async () => {
  ({ smtp, backend } = await openMailing());
  await backend.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'membre' || n || '@exemple.fr', case when n < 3 then now() end,
      jsonb_build_object('username', 'membre' || n) from generate_series(1, 3) n`,
  );
  await backend.query("insert into tips (title, content, slug, is_published) values ('Le tip', 'Un', 'le-tip', true)");
});
afterAll(async () => {
  await backend.close();
  smtp.close();
});
beforeEach(async () => {
  await backend.query("delete from outbox");
  await backend.query("delete from notifications");
  await backend.query("delete from notification_choices");
  await backend.query(
    `insert into notification_choices (user_id, kind, on_site, mail) select id, 'answer', true, 'digest' from profiles`,
  );
});

const [first, second, unconfirmed] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

/** Tells a member of a number of answers, the first told first. */
const tell = (member: string | undefined, from: number, to: number) =>
  backend.query(
    `select private.tell_member($1, 'answer', 'answer/' || n, 'tip', t.id, t.slug, 'Titre <' || n || '>')
    from tips t, generate_series($2::int, $3::int) n order by n`,
    [member, from, to],
  );
/** Brings what is due in the morning to this moment. */
const untilMorning = () => backend.query("update notifications set mail_due_at = now() where mail_due_at is not null");
const claim = async (most = 100) => backend.query("select * from claim_mails($1)", [most]);
const tokenOf = async (member: string | undefined) =>
  String(
    (await backend.query("select leave_token from private.notification_mail_links where user_id = $1", [member]))[0]?.[
      "leave_token"
    ],
  );

it("[NT-12] mails what is due once, in one mail for a member, however many ask for it at the same time", async () => {
  await tell(first, 1, 3);
  await tell(second, 1, 1);
  expect(await claim()).toEqual([]);
  await untilMorning();
  const mails = (await Promise.all(Array.from({ length: 6 }, () => claim()))).flat();
  expect(mails.map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual([
    ["membre1@exemple.fr", "3 nouvelles pour vous (Club de test)"],
    ["membre2@exemple.fr", "Un membre vous répond (Club de test)"],
  ]);
  expect(await claim()).toEqual([]);
  const mail = mails.find(({ recipient }) => recipient === "membre1@exemple.fr");
  expect(mail?.["body_text"]).toContain("Un membre vous répond : Titre <3>\nhttp://site.test/tips/le-tip");
  expect(mail?.["body_html"]).toContain('<a href="http://site.test/tips/le-tip">Titre &lt;3&gt;</a>');
  expect(mail?.["reply_to"]).toBe("contact@club.test");
});

it("[NT-12] cuts a digest of 500 entries, the newest first", async () => {
  await tell(first, 1, 500);
  await backend.query(
    "update notifications set created_at = now() - interval '1 minute' * (500 - right(key, -7)::int)",
  );
  await untilMorning();
  const [mail, ...others] = await claim();
  expect(others).toEqual([]);
  expect(mail?.["subject"]).toBe("500 nouvelles pour vous (Club de test)");
  const text = String(mail?.["body_text"]);
  expect(text.match(/Titre <\d+>/g)).toEqual(Array.from({ length: 20 }, (_, place) => `Titre <${500 - place}>`));
  expect(text).toContain("Et 480 autres :\nhttp://site.test/profile?onglet=notifications");
});

it("[NT-12] mails nothing that is read, unpublished or no longer wanted, and nothing to an address that isn't confirmed", async () => {
  await tell(first, 1, 2);
  await tell(unconfirmed, 1, 1);
  await untilMorning();
  await backend.query("update tips set is_published = false");
  expect(await claim()).toEqual([]);
  await backend.query("update tips set is_published = true");
  await untilMorning();
  await backend.query("update notifications set read_at = now(), mail_due_at = null where key = 'answer/1'");
  const mails = await claim();
  expect(mails.map(({ recipient }) => recipient)).toEqual(["membre1@exemple.fr"]);
  expect(mails[0]?.["body_text"]).not.toContain("Titre <1>");
});

it("[NT-12] [NT-37] mails what was due while its page was withdrawn once it is back, but not at night", async () => {
  await tell(first, 1, 1);
  await backend.query("update tips set is_published = false where slug = 'le-tip'");
  await backend.query("update notifications set mail_due_at = now() - interval '3 hours'");
  await backend.query("update tips set is_published = true where slug = 'le-tip'");
  const [due] = await backend.query(
    `select mail_due_at > now() - interval '1 minute' as "isAgain",
      extract(hour from mail_due_at at time zone 'Europe/Paris') between 8 and 21 as "isByDay" from notifications`,
  );
  expect(due).toEqual({ isAgain: true, isByDay: true });
});

it("[NT-13] ends these mails at one press in the mail program, also those that wait, and no others", async () => {
  await tell(first, 1, 1);
  await tell(second, 1, 1);
  await untilMorning();
  const ask = (request: Request) => backend.fetch(request, "203.0.113.7");
  await ask(new Request("http://site.test/functions/v1/send-due-mails", { method: "POST" }));
  const received = () => smtp.received.find((one) => one.includes("membre1@"))?.replaceAll(/\r?\n[ \t]+/g, " ");
  for (let at = 0; at < 200 && !received(); at++) await new Promise((resolve) => setTimeout(resolve, 50));
  const token = await tokenOf(first);
  const address = `http://site.test/functions/v1/unsubscribe-newsletter?de=notifications&jeton=${token}`;
  expect(received()).toContain(`List-Unsubscribe: <${address}>`);
  expect(received()).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  await tell(first, 2, 3);
  await backend.query("update notifications set mail_due_at = now() where key = 'answer/2' and user_id = $1", [first]);
  await backend.query("select private.fill_notification_mails()");

  const opened = await ask(new Request(address));
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toBe(
    `http://site.test/newsletter/desinscription?de=notifications&jeton=${token}`,
  );
  const left = await ask(new Request(address, { method: "POST", body: "List-Unsubscribe=One-Click" }));
  expect(left.status).toBe(200);
  const choices = await backend.query(
    "select user_id, kind, on_site, mail from notification_choices order by user_id, kind limit 3",
  );
  expect(choices).toEqual([
    { user_id: first, kind: "answer", on_site: true, mail: "never" },
    // The one kind that is mailed without a choice.
    { user_id: first, kind: "event-seat", on_site: true, mail: "never" },
    { user_id: second, kind: "answer", on_site: true, mail: "digest" },
  ]);
  await untilMorning();
  expect((await claim()).filter(({ recipient }) => recipient === "membre1@exemple.fr")).toEqual([]);
});

it("[NT-12] lets other mails go first: a few digests wait in the outbox at a time", async () => {
  await tell(first, 1, 1);
  await untilMorning();
  await backend.query(
    "insert into outbox (recipient, subject, body_text, body_html) select 'a@exemple.fr', 'Un', 'Un', 'Un' from generate_series(1, 10)",
  );
  expect((await claim()).map(({ subject }) => subject)).toEqual(Array.from({ length: 10 }, () => "Un"));
  expect(await claim()).toHaveLength(1);
});
