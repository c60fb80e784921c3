import { beforeEach, expect, it } from "vitest";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { kindOf, notificationKinds } from "../../domain/notifications/kinds.ts";
import { whatHappened } from "../../ui/notifications/words.ts";
import { databaseForTests } from "./database.ts";

// How the database tells members, beside what the contract shows.

const { query, first } = databaseForTests();

const [camille, sarah] = [memberId(1), memberId(2)];

beforeEach(async () => {
  await query("delete from notifications");
  await query("delete from notification_choices");
});

const tell = (kind: string, key: string, members: readonly string[]) =>
  query(
    `select private.tell_members($1::uuid[], $2, $3, 'tip', id, slug, title) as told from tips where is_published limit 1`,
    [`{${members.join(",")}}`, kind, key],
  );
const choose = (kind: string, onSite: boolean, mail: string) =>
  query("insert into notification_choices (user_id, kind, on_site, mail) values ($1, $2, $3, $4)", [
    camille,
    kind,
    onSite,
    mail,
  ]);
const count = async (condition: string) =>
  Number((await first(`select count(*) from notifications where ${condition}`))?.["count"]);

it("[NT-1] tells of a thing once, however many tell of it at the same time", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => tell("answer", "one", [camille, sarah])));
  expect(answers.flat().reduce((sum, { told }) => sum + Number(told), 0)).toBe(2);
  expect(await count("true")).toBe(2);
});

it("[NT-1] tells no member who is gone, and keeps no name of an actor who is", async () => {
  await tell("answer", "one", ["99999999-9999-4999-8999-999999999999"]);
  expect(await count("true")).toBe(0);
});

it("[NT-5] mails at once by day, and at 8 in the morning after a night", async () => {
  const same = async (mail: string, moment: string, expected: string) =>
    expect(
      (
        await query("select private.notification_mail_due($1, $2) = $3::timestamptz as same", [mail, moment, expected])
      )[0]?.["same"],
    ).toBe(true);
  expect(await first("select private.notification_mail_due('never', now()) as due")).toEqual({ due: null });
  await same("now", "2026-07-01T19:59:00Z", "2026-07-01T19:59:00Z");
  await same("now", "2026-07-01T20:00:00Z", "2026-07-02T06:00:00Z");
  await same("now", "2026-07-02T05:59:00Z", "2026-07-02T06:00:00Z");
  await same("now", "2026-12-01T21:00:00Z", "2026-12-02T07:00:00Z");
  await same("digest", "2026-07-01T05:00:00Z", "2026-07-01T06:00:00Z");
  await same("digest", "2026-07-01T06:00:00Z", "2026-07-02T06:00:00Z");
  // The clock changes in the night before.
  await same("digest", "2026-10-24T12:00:00Z", "2026-10-25T07:00:00Z");
});

it("[NT-5] mails no decision, which has a mail of its own, and tells by one channel alone", async () => {
  await choose("application", true, "now");
  await choose("answer", false, "digest");
  await tell("application", "one", [camille]);
  await tell("answer", "two", [camille]);
  expect(await count("kind = 'application' and mail_due_at is null and on_site")).toBe(1);
  expect(await count("kind = 'answer' and mail_due_at is not null and not on_site")).toBe(1);
  await choose("mention", false, "never");
  await tell("mention", "three", [camille]);
  expect(await count("kind = 'mention'")).toBe(0);
});

it("[NT-49] mails a place that is held for a member without a choice of theirs, until they end these mails", async () => {
  await tell("event-seat", "one", [camille]);
  await tell("event-soon", "two", [camille]);
  expect(await count("kind = 'event-seat' and mail_due_at is not null and on_site")).toBe(1);
  expect(await count("kind = 'event-soon' and mail_due_at is null and on_site")).toBe(1);
  await query("update notifications set mail_due_at = now() - interval '1 minute' where mail_due_at is not null");
  await query("select private.fill_notification_mails()");
  expect(await first("select subject from outbox order by created_at desc limit 1")).toMatchObject({
    subject: expect.stringMatching(/^Une place s'est libérée/),
  });
  const link = "select leave_token from private.notification_mail_links where user_id = $1";
  const [row] = await query(link, [camille]);
  await query("select private.leave_notification_mails($1)", [row?.["leave_token"]]);
  await tell("event-seat", "three", [camille]);
  expect(await count("kind = 'event-seat' and mail_due_at is null")).toBe(2);
});

it("[NT-5] forgets them after 90 days", async () => {
  await tell("answer", "old", [camille]);
  await query("update notifications set created_at = now() - interval '91 days'");
  await tell("answer", "new", [camille]);
  await query("update changes set changed_at = now() - interval '2 days' where kind = 'notifications'");
  await query("select private.run_due()");
  expect(await query("select key from notifications")).toEqual([{ key: "new" }]);
  expect(await query("select from changes where kind = 'notifications'")).toEqual([]);
});

it("[NT-50] has the rows of the domain's kinds, and the panel's words for each", async () => {
  const rows = await query(`select k.kind, jsonb_build_object(
      'pages', k.pages, 'ways', k.ways, 'firstMail', k.first_mail, 'pushWait', extract(epoch from k.push_wait) / 60,
      'lateAfter', extract(epoch from k.late_after) / 60, 'isSaid', k.is_said, 'words', (
        select jsonb_agg(private.notification_sentence(k.kind, page, actor) order by place, actor)
        from unnest(k.pages) with ordinality as p (page, place) cross join (values ('Lya'), (null)) as a (actor)
      )
    )::text as row from private.notification_kinds k`);
  const stored = new Map(rows.map(({ kind, row }) => [String(kind), JSON.parse(String(row)) as unknown]));
  const lacking = [
    ...notificationKinds
      .filter((kind) => !stored.has(kind))
      .map((kind) => `private.notification_kinds of supabase/schemas/notifications.sql lacks the kind ${kind}`),
    ...[...stored.keys()]
      .filter((kind) => !notificationKinds.some((known) => known === kind))
      .map((kind) => `domain/notifications/kinds.ts lacks the kind ${kind}`),
  ];
  expect(lacking).toEqual([]);
  for (const kind of notificationKinds) {
    const { pages, ...facts } = kindOf(kind);
    const words = pages.flatMap((subject) => ["Lya", null].map((actor) => whatHappened({ kind, subject, actor })));
    expect(stored.get(kind), `The database's row of the kind ${kind}`).toEqual({ ...facts, pages, words });
  }
});
