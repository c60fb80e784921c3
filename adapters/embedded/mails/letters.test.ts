import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { openMailing } from "../testing/mailing.ts";
import { staffCalls } from "../testing/staffCalls.ts";

/** Without a sender: the tests send. */
let backend: EmbeddedBackend;
const readers = 120;

beforeAll(async () => {
  backend = await openBackend({ folder: "memory://", siteUrl: "http://site.test", seed: false });
});
afterAll(() => backend.close());

const addReaders = ({ query }: Pick<EmbeddedBackend, "query">, count: number) =>
  query(
    `insert into newsletter_subscribers (email, confirm_token, leave_token, confirmed_at)
    select 'lecteur' || n || '@exemple.fr', gen_random_uuid(), gen_random_uuid(), now() from generate_series(1, $1::int) n`,
    [count],
  );
beforeEach(async () => {
  for (const table of ["letters", "outbox", "newsletter_subscribers"]) await backend.query(`delete from ${table}`);
  await addReaders(backend, readers);
});

type Row = Readonly<Record<string, unknown>>;
const begin = async ({ query }: Pick<EmbeddedBackend, "query"> = backend): Promise<string> => {
  const sql = `insert into letters (id, title, content, body_text, body_html, state, send_at)
    values (gen_random_uuid(), 'La lettre', 'Un', 'Un {{leave}}', '<a href="{{leave}}">', 'scheduled', now()) returning id`;
  return String((await query(sql))[0]?.["id"]);
};
const claim = async (most: number): Promise<readonly Row[]> =>
  backend.query("select * from claim_mails($1) where letter is not null", [most]);
const close = (mail: Row, problem: string | null) => backend.query("select close_mail($1, $2)", [mail["id"], problem]);
/** Brings all next tries to this moment. */
const passTime = () => backend.query("update outbox set due_at = now() where sent_at is null");
const statesOf = async (letter: string) =>
  Object.fromEntries(
    (
      await backend.query(
        "select state, count(*)::int as n from private.letter_recipients where letter = $1 group by 1",
        [letter],
      )
    ).map((row) => [row["state"], row["n"]]),
  );
const countsOf = async (letter: string, { query }: Pick<EmbeddedBackend, "query"> = backend) => {
  const sql = `select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'refused')::int as refused,
    count(*) filter (where state = 'left')::int as gone, count(*) filter (where has_left)::int as has_left,
    count(*) filter (where state in ('waiting', 'queued'))::int as waiting from private.letter_recipients where letter = $1`;
  return (await query(sql, [letter]))[0];
};
const stateOf = async (letter: string) =>
  (await backend.query("select state from letters where id = $1", [letter]))[0]?.["state"];

it("[LT-5] goes to each once, with a provider that refuses each third mail", async () => {
  const letter = await begin();
  const taken: unknown[] = [];
  for (let asked = 0; (await stateOf(letter)) !== "sent"; await passTime()) {
    for (let mails = await claim(7); mails.length > 0; mails = await claim(7)) {
      for (const mail of mails) {
        const isRefused = asked++ % 3 === 2;
        if (!isRefused) taken.push(mail["recipient"]);
        await close(mail, isRefused ? "451 plus tard" : null);
      }
    }
  }
  expect(taken).toHaveLength(readers);
  expect(new Set(taken).size).toBe(readers);
  expect(await statesOf(letter)).toEqual({ sent: readers });
});

it("[LT-5] goes to each once, when the sender ends at any point", async () => {
  const letter = await begin();
  /** What the provider delivers: one mail for each id, as the key of each request asks. */
  const delivered = new Map<unknown, unknown>();
  const asked = new Map<unknown, number>();
  for (let at = 0; (await stateOf(letter)) !== "sent"; at++) {
    const [mail] = await claim(1);
    if (!mail) {
      await passTime();
      continue;
    }
    const end = at % 5;
    // After the claim, before the mail is given away.
    if (end === 0) continue;
    delivered.set(mail["id"], mail["recipient"]);
    asked.set(mail["recipient"], (asked.get(mail["recipient"]) ?? 0) + 1);
    // After the mail, before that is written down.
    if (end === 1 && asked.size % 2 === 0) continue;
    await close(mail, null);
    // Between two mails: nothing more is claimed in this run.
  }
  const addresses = [...delivered.values()];
  expect(new Set(addresses).size).toBe(readers);
  expect(addresses).toHaveLength(readers);
  expect(await statesOf(letter)).toEqual({ sent: readers });
});

it("[LT-5] counts an address that is refused ten times, and sends it nothing more", async () => {
  const letter = await begin();
  let tries = 0;
  for (; (await stateOf(letter)) !== "sent"; await passTime()) {
    for (const mail of await claim(100)) {
      const isRefused = mail["recipient"] === "lecteur7@exemple.fr";
      if (isRefused) tries++;
      await close(mail, isRefused ? "550 inconnue" : null);
    }
  }
  expect(tries).toBe(10);
  expect(await statesOf(letter)).toEqual({ sent: readers - 1, refused: 1 });
});

it("[LT-2] sends nothing more to who leaves, and other mails before the letter", async () => {
  const letter = await begin();
  await claim(1);
  await backend.query("delete from newsletter_subscribers where email like 'lecteur1%'");
  await backend.query(
    "insert into outbox (recipient, subject, body_text, body_html) values ('a@exemple.fr', 'Un', 'Un', 'Un')",
  );
  const [first] = await backend.query("select recipient from claim_mails(1)");
  expect(first?.["recipient"]).toBe("a@exemple.fr");
  const given: unknown[] = [];
  for (; (await stateOf(letter)) !== "sent"; await passTime()) {
    for (const mail of await claim(100)) {
      given.push(mail["recipient"]);
      await close(mail, null);
    }
  }
  expect(given.filter((email) => String(email).startsWith("lecteur1"))).toEqual([]);
  expect((await statesOf(letter))["left"]).toBeGreaterThan(30);
});

it("[LT-2] has the headers with which mail programs unsubscribe at one press", async () => {
  const { smtp, backend: mailing } = await openMailing();
  onTestFinished(async () => {
    await mailing.close();
    smtp.close();
  });
  await addReaders(mailing, 1);
  // Due at once, so it is sent without being asked for.
  const letter = await begin(mailing);
  const received = () => smtp.received.find((one) => one.includes("lecteur1@"));
  await vi.waitFor(() => expect(received()).toBeDefined(), { timeout: 10_000 });
  const mail = received()?.replaceAll(/\r?\n[ \t]+/g, " ");
  const sql = "select leave_token from private.letter_recipients where letter = $1";
  const [reader] = await mailing.query(sql, [letter]);
  const address = `http://site.test/functions/v1/unsubscribe-newsletter?jeton=${reader?.["leave_token"]}`;
  expect(mail).toContain(`List-Unsubscribe: <${address}>`);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const left = await mailing.fetch(
    new Request(address, { method: "POST", body: "List-Unsubscribe=One-Click" }),
    "203.0.113.8",
  );
  expect(left.status).toBe(200);
  expect(await mailing.query("select 1 from newsletter_subscribers")).toEqual([]);
  expect(await countsOf(letter, mailing)).toMatchObject({ sent: 1, has_left: 1 });
});

const leaveBy = async (letter: string, email: string) => {
  const sql = `select leave_letter(r.leave_token) from private.letter_recipients r join newsletter_subscribers s on s.id = r.subscriber
    where r.letter = $1 and s.email = $2`;
  await backend.query(sql, [letter, email]);
};

it("[LT-15] counts what the provider took and refused, and who left by the letter, after retries and a sender that ended", async () => {
  const letter = await begin();
  const taken = new Set<unknown>();
  let asked = 0;
  const work = async () => {
    for (; (await stateOf(letter)) === "scheduled" || (await countsOf(letter))?.["waiting"] !== 0; await passTime()) {
      for (const mail of await claim(7)) {
        const isRefused = mail["recipient"] === "lecteur9@exemple.fr" || asked++ % 3 === 2;
        if (!isRefused) taken.add(mail["recipient"]);
        // The sender ends after the provider's answer.
        if (!isRefused && asked % 11 === 0) continue;
        await close(mail, isRefused ? "451 plus tard" : null);
      }
    }
    await claim(1);
  };
  await claim(1);
  // The mail was taken, its sender ended before it noted that, and its reader leaves by it.
  const [early] = await backend.query("select recipient from outbox where tries > 0 and letter = $1", [letter]);
  taken.add(early?.["recipient"]);
  await leaveBy(letter, String(early?.["recipient"]));
  expect(await countsOf(letter)).toMatchObject({ sent: 1, has_left: 1, gone: 0 });
  // Who is erased before the mail gets none.
  const [late] = await backend.query(
    "delete from newsletter_subscribers where email in (select 'lecteur' || n || '@exemple.fr' from generate_series(100, 101) n) returning 1",
  );
  expect(late).toBeDefined();
  await work();
  await leaveBy(letter, "lecteur20@exemple.fr");
  await leaveBy(letter, "lecteur20@exemple.fr");
  await backend.query("delete from newsletter_subscribers where email = 'lecteur21@exemple.fr'");
  const counts = await countsOf(letter);
  expect(counts).toEqual({ sent: taken.size, refused: 1, gone: 2, has_left: 2, waiting: 0 });
  expect(taken.size + 3).toBe(readers);
  expect(await stateOf(letter)).toBe("sent");
});

it("[LT-15] a letter that is stopped counts a retry that is on its way, and sends nothing that a dead sender had", async () => {
  const letter = await begin();
  const [retried, lost, failed] = await claim(3);
  for (const mail of [retried, failed]) await close(mail as Row, "451 plus tard");
  await backend.query("update outbox set due_at = now() - interval '1 hour' where id = $1", [retried?.["id"]]);
  const [again] = await backend.query("select * from claim_mails(1)");
  expect(again?.["id"]).toBe(retried?.["id"]);
  const asStaff = await staffCalls(backend);
  expect(await asStaff("cancel_letter($3)", letter)).toBe("done");
  await close(again as Row, null);
  expect(await countsOf(letter)).toMatchObject({ sent: 1, waiting: readers - 1, refused: 0 });
  await passTime();
  expect(await claim(100)).toEqual([]);
  expect(await backend.query("select 1 from outbox where id = $1", [lost?.["id"]])).toEqual([]);
  expect(await countsOf(letter)).toMatchObject({ sent: 1, waiting: readers - 1, refused: 0 });
});

it("[LT-15] counts a mail as sent that a slow sender tells of after the last try", async () => {
  await backend.query("delete from newsletter_subscribers where email <> 'lecteur3@exemple.fr'");
  const letter = await begin();
  for (let tries = 1; tries < 10; tries++, await passTime()) {
    for (const mail of await claim(1)) await close(mail, "451 plus tard");
  }
  const [last] = await claim(1);
  await passTime();
  await claim(1);
  expect(await countsOf(letter)).toMatchObject({ sent: 0, refused: 1 });
  await close(last as Row, null);
  expect(await countsOf(letter)).toMatchObject({ sent: 1, refused: 0 });
});
