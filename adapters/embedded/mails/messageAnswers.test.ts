import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openMailing } from "../testing/mailing.ts";
import { staffCalls } from "../testing/staffCalls.ts";

let smtp: Awaited<ReturnType<typeof openMailing>>["smtp"];
let backend: Awaited<ReturnType<typeof openMailing>>["backend"];
let asStaff: Awaited<ReturnType<typeof staffCalls>>;

beforeAll(async () => {
  ({ smtp, backend } = await openMailing());
  asStaff = await staffCalls(backend);
});
afterAll(async () => {
  await backend.close();
  smtp.close();
});

const sendDue = () =>
  backend.fetch(new Request("http://site.test/functions/v1/send-due-mails", { method: "POST" }), "203.0.113.7");

const received = async (subject: string): Promise<string> => {
  const sql = `insert into contact_messages (name, email, subject, message)
    values ('Lya <Fontaine>', 'lya@exemple.fr', $1, 'Un & deux') returning id`;
  return String((await backend.query(sql, [subject]))[0]?.["id"]);
};
const stateOf = async (message: string) => {
  const sql = "select id, sent_at is not null as sent, failure from contact_answers where message = $1";
  return (await backend.query(sql, [message]))[0];
};
const untilState = (message: string, state: object) =>
  vi.waitFor(async () => expect(await stateOf(message)).toMatchObject(state), { timeout: 10_000 });
const mailsAbout = (subject: string) => smtp.received.filter((mail) => mail.includes(`Subject: Re: ${subject}\n`));

it("[NW-62] [NW-211] mails an answer to the visitor, signed, to be answered to the club, with both parts", async () => {
  const message = await received("Bonjour");
  expect(await asStaff("answer_message($3, 1, $4)", message, "Avec <plaisir>")).toBe("done");
  await sendDue();
  await untilState(message, { sent: true, failure: null });
  const [mail] = mailsAbout("Bonjour");
  expect(mail).toMatch(/^To: lya@exemple\.fr$/m);
  expect(mail).toMatch(/^Reply-To: contact@club\.test$/m);
  expect(mail).toContain("Avec &lt;plaisir&gt;");
  expect(mail).toContain("Club de test");
  expect(mail).toContain("<blockquote>Un &amp; deux</blockquote>");
});

it("[NW-65] says that a mail was refused, and sends it again once, however often that is asked for", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  smtp.state.refuses = true;
  const message = await received("Refus");
  await asStaff("answer_message($3, 1, $4)", message, "Oui");
  await sendDue();
  await untilState(message, { sent: false, failure: expect.stringContaining("451") });
  told.mockRestore();
  smtp.state.refuses = false;
  const answer = (await stateOf(message))?.["id"];
  // A mail that is refused to the end, and that the outbox has forgotten since.
  await backend.query("delete from outbox where id = (select mail from contact_answers where id = $1)", [answer]);
  await Promise.all([asStaff("resend_answer($3)", answer), asStaff("resend_answer($3)", answer)]);
  await sendDue();
  await untilState(message, { sent: true, failure: null });
  await asStaff("resend_answer($3)", answer);
  await sendDue();
  expect(mailsAbout("Refus")).toHaveLength(1);
});

it("[NW-65] sends a refused mail at once that waits for its next try", async () => {
  const message = await received("Attente");
  await asStaff("answer_message($3, 1, $4)", message, "Oui");
  await untilState(message, { sent: true });
  const mail = "id = (select mail from contact_answers where message = $1)";
  await backend.query(
    `update outbox set tries = 1, failure = '451', sent_at = null, due_at = now() + interval '1 hour' where ${mail}`,
    [message],
  );
  expect(await stateOf(message)).toMatchObject({ sent: false, failure: "451" });
  await asStaff("resend_answer($3)", (await stateOf(message))?.["id"]);
  await untilState(message, { sent: true, failure: null });
  expect(mailsAbout("Attente")).toHaveLength(2);
});

it("[NW-65] sends a refused answer again when the same text is sent again", async () => {
  const message = await received("Encore");
  await asStaff("answer_message($3, 1, $4)", message, "Oui");
  const mail = "id = (select mail from contact_answers where message = $1)";
  await backend.query(`update outbox set tries = 8, failure = '550', sent_at = null where ${mail}`, [message]);
  expect(await asStaff("answer_message($3, 1, $4)", message, "Oui")).toBe("done");
  expect(await backend.query("select failure from contact_answers where message = $1", [message])).toEqual([
    { failure: null },
  ]);
});

it("[NW-65] says that an unsent mail is refused which the outbox has forgotten, and sends it again", async () => {
  const message = await received("Oubli");
  await asStaff("answer_message($3, 1, $4)", message, "Oui");
  const mail = "id = (select mail from contact_answers where message = $1)";
  // As if no try had come to an end.
  await backend.query(`update outbox set failure = null, sent_at = null where ${mail}`, [message]);
  await backend.query(`delete from outbox where ${mail}`, [message]);
  const mailOf = () => asStaff("(select answers #>> '{0,mail}' from find_messages('', one => $3))", message);
  expect(await mailOf()).toBe("refused");
  await asStaff("resend_answer($3)", (await stateOf(message))?.["id"]);
  await sendDue();
  await untilState(message, { sent: true });
  expect(await mailOf()).toBe("sent");
});

it("[NW-66] erases spam after 30 days and messages after 12 months, with their answers", async () => {
  const ids = [];
  for (const [state, since, age] of [
    ["spam", "31 days", "40 days"],
    ["spam", "1 day", "40 days"],
    ["closed", "31 days", "13 months"],
    ["closed", "31 days", "11 months"],
  ]) {
    const id = await received("Temps");
    ids.push(id);
    await backend.query("insert into contact_answers (message, content) values ($1, 'Un')", [id]);
    await backend.query(
      `update contact_messages set state = $2, state_since = now() - $3::interval, created_at = now() - $4::interval where id = $1`,
      [id, state, since, age],
    );
  }
  await backend.query("select private.run_due()");
  const left = await backend.query(
    "select m.id from contact_messages m join contact_answers a on a.message = m.id where m.id = any ($1) group by m.id",
    [ids],
  );
  expect(left.map((row) => row["id"]).toSorted()).toEqual([ids[1], ids[3]].toSorted());
  expect(await backend.query("select from contact_answers where message = any ($1)", [[ids[0], ids[2]]])).toEqual([]);
});

it("[NW-66] keeps no name of a member of the staff who leaves, and assigns them nothing", async () => {
  const message = await received("Départ");
  const leaving = crypto.randomUUID();
  await backend.query("insert into auth.users (id, email) values ($1, $2)", [leaving, `${leaving}@club.test`]);
  await backend.query("insert into user_roles (user_id, role) values ($1, 'staff')", [leaving]);
  await backend.query("update contact_messages set assigned_to = $2 where id = $1", [message, leaving]);
  await backend.query("insert into contact_answers (message, user_id, content) values ($1, $2, 'Un')", [
    message,
    leaving,
  ]);
  await backend.query("delete from auth.users where id = $1", [leaving]);
  expect(
    await backend.query(
      "select m.assigned_to, a.user_id, a.content from contact_messages m join contact_answers a on a.message = m.id where m.id = $1",
      [message],
    ),
  ).toEqual([{ assigned_to: null, user_id: null, content: "Un" }]);
});
