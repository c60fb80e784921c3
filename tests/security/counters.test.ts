import * as fc from "fast-check";
import { expect, it } from "vitest";
import { wrongCounters, wrongStatistics } from "../wrongCounters.ts";
import { databaseForTests } from "./database.ts";

// Triggers keep the counters. After any sequence of writes they equal the counted rows.

const { query } = databaseForTests();

const uuid = (family: string, number: number) =>
  `${family}0000000-0000-4000-8000-00000000${String(number).padStart(4, "0")}`;
const tip = fc.nat(3).map((number) => uuid("e", number));
const member = fc.nat(3).map((number) => uuid("f", number));
const someTips = fc.subarray([0, 1, 2, 3].map((number) => uuid("e", number)));

const insertTip = `insert into tips (id, slug, title, category, is_published)
  values ($1, 'essai-' || $1::uuid, 'Essai', 'Une', true) on conflict do nothing`;
const signUp = "insert into auth.users (id, email) values ($1, $1::uuid || '@demo.test') on conflict do nothing";

/** Possible writes, each one statement that may affect no row. */
const happening = fc.oneof(
  fc.tuple(fc.constant(insertTip), fc.tuple(tip)),
  fc.tuple(fc.constant("delete from tips where id = $1"), fc.tuple(tip)),
  fc.tuple(fc.constant("update tips set is_published = $2 where id = any ($1)"), fc.tuple(someTips, fc.boolean())),
  fc.tuple(
    fc.constant("update tips set category = $2 where id = any ($1)"),
    fc.tuple(someTips, fc.constantFrom("Une", "Autre", "")),
  ),
  fc.tuple(
    fc.constant(
      "insert into tip_likes select t.id, p.id from tips t, profiles p where t.id = any ($1) and p.id = $2 on conflict do nothing",
    ),
    fc.tuple(someTips, member),
  ),
  fc.tuple(fc.constant("delete from tip_likes where tip_id = $1"), fc.tuple(tip)),
  fc.tuple(
    fc.constant(
      "insert into tip_comments (tip_id, user_id, content) select t.id, c.id, gen_random_uuid() from tips t, member_cards c where t.id = $1 and c.id = $2",
    ),
    fc.tuple(tip, member),
  ),
  fc.tuple(
    fc.constant(`insert into tip_comments (tip_id, user_id, content, parent_id)
      select c.tip_id, $2, gen_random_uuid(), c.id from tip_comments c
      where c.tip_id = $1 and c.hidden_at is null and c.deleted_at is null and exists (select from member_cards where id = $2)
        and not exists (select from tip_comments p where p.id = c.parent_id and p.hidden_at is not null) limit 2`),
    fc.tuple(tip, member),
  ),
  fc.tuple(
    fc.constant(`update tip_comments set hidden_reason = case when hidden_reason is null then 'Essai' end
      where id = (select id from tip_comments where tip_id = $1 order by reply_count desc, content limit 1)`),
    fc.tuple(tip),
  ),
  fc.tuple(
    fc.constant(`update tip_comments set deleted_at = now(), user_id = null
      where id = (select id from tip_comments where tip_id = $1 and reply_count > 0 limit 1)`),
    fc.tuple(tip),
  ),
  fc.tuple(fc.constant("delete from tip_comments where user_id = $1"), fc.tuple(member)),
  fc.tuple(
    fc.constant(
      `insert into tip_ratings select t.id, p.id, $3 from tips t, profiles p where t.id = $1 and p.id = $2
       on conflict (tip_id, user_id) do update set rating = excluded.rating`,
    ),
    fc.tuple(tip, member, fc.integer({ min: 1, max: 5 })),
  ),
  fc.tuple(fc.constant("delete from tip_ratings where user_id = $1"), fc.tuple(member)),
  fc.tuple(
    fc.constant(
      "insert into tip_views (tip_id, visitor) select id, $2 from tips where id = any ($1) on conflict do nothing",
    ),
    fc.tuple(someTips, fc.constantFrom(uuid("d", 1), uuid("d", 2))),
  ),
  fc.tuple(
    fc.constant(
      "insert into tip_shares (tip_id, visitor) select id, $2 from tips where id = any ($1) on conflict do nothing",
    ),
    fc.tuple(someTips, fc.constantFrom(uuid("d", 1), uuid("d", 2))),
  ),
  fc.tuple(fc.constant(signUp), fc.tuple(member)),
  fc.tuple(fc.constant("delete from auth.users where id = $1"), fc.tuple(member)),
);

/** What a run writes. One that the time limit interrupts goes on: what follows waits for it. */
let writing: Promise<void> = Promise.resolve();
const write = async (happenings: readonly (readonly [string, readonly unknown[]])[]): Promise<void> => {
  for (const number of [0, 1, 2, 3]) {
    await query(insertTip, [uuid("e", number)]);
    await query(signUp, [uuid("f", number)]);
  }
  for (const [sql, values] of happenings) await query(sql, values);
};

it("[TP-10] counts what the rows say after anything that members and staff may do", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 60 }), async (happenings) => {
      writing = write(happenings);
      await writing;
      expect(await query(wrongCounters)).toEqual([]);
      expect(await query(wrongStatistics)).toEqual([]);
    }),
    { numRuns: 100, interruptAfterTimeLimit: 8_000, markInterruptAsFailure: false },
  );
});

it("[TP-10] starts from a seed whose counters are right", async () => {
  await writing;
  await query("delete from tips where slug like 'essai-%'");
  expect(await query(wrongCounters)).toEqual([]);
  expect(await query(wrongStatistics)).toEqual([]);
});
