import { beforeAll, beforeEach, expect, it } from "vitest";
import { databaseForTests } from "./database.ts";

// Stands in for pg_cron and pg_net, which this PostgreSQL doesn't have: the same names, and what a job and a request leave behind.

const { query, first } = databaseForTests();

const standIn = [
  "create schema cron",
  `create table cron.job (jobid bigint generated always as identity, schedule text, command text, active boolean default true,
    username text default current_user, jobname text, unique (jobname, username))`,
  `create function cron.schedule(name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
    on conflict (jobname, username) do update set schedule = excluded.schedule, command = excluded.command returning jobid $$`,
  "create function cron.unschedule(bigint) returns boolean language sql as 'delete from cron.job where jobid = $1 returning true'",
  "create schema net",
  "create table net.asked (url text, body jsonb)",
  `create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
    returns bigint language sql as $$ insert into net.asked values (url, body); select 1::bigint $$`,
];

const daily = {
  jobname: "forget what was kept long enough",
  schedule: "17 4 * * *",
  command: "select private.run_due()",
};
const eachMinute = {
  jobname: "publish what is due",
  schedule: "* * * * *",
  command: "select private.apply_schedules()",
};
const jobs = () => query("select jobid, jobname, schedule, command from cron.job order by jobname");
const remember = (address: string | null) =>
  query("select public.remember_club('Club', 'https://club.test', $1)", [address]);
const asked = () => query("select url, body from net.asked");
const mail = (due: string) =>
  query(
    `insert into outbox (recipient, subject, body_text, body_html, due_at) values ('a@exemple.fr', 'S', 'T', 'H', now() + $1::interval)`,
    [due],
  );

beforeAll(async () => {
  // Without the extensions: it does nothing, and fails nothing.
  await remember(null);
  for (const sql of standIn) await query(sql);
});
beforeEach(async () => {
  for (const table of ["cron.job", "net.asked", "outbox", "private.files_to_remove", "private.announcements"]) {
    await query(`delete from ${table}`);
  }
});

it("[HS-8] schedules its jobs once a function starts, and leaves them as they are afterwards", async () => {
  await remember("https://project.test/functions/v1");
  const before = await jobs();
  expect(before).toMatchObject([daily, eachMinute, { jobname: "send mails that wait", schedule: "* * * * *" }]);
  await remember("https://project.test/functions/v1");
  expect(await jobs()).toEqual(before);
});

it("[HS-8] replaces a job that was written by hand or switched off", async () => {
  const byHand = "select net.http_post(url := 'https://old.test/functions/v1/send-due-mails', body := '{}'::jsonb)";
  await query("select cron.schedule('send mails that wait', '* * * * *', $1)", [byHand]);
  await query("select cron.schedule('forget what was kept long enough', '17 4 * * *', 'select private.run_due()')");
  await query("select cron.schedule('of the club', '0 0 * * *', 'select 1')");
  await query("update cron.job set active = false where jobname like 'forget%'");
  await query("select private.schedule_jobs()");
  expect(await query("select jobname, command, active from cron.job order by jobname")).toEqual([
    { jobname: daily.jobname, command: daily.command, active: true },
    { jobname: "of the club", command: "select 1", active: true },
    { jobname: eachMinute.jobname, command: eachMinute.command, active: true },
    { jobname: "send mails that wait", command: "select private.ask_for_due_mails()", active: true },
  ]);
});

it("[HS-8] calls the function at the address that it told, only while work is due", async () => {
  await remember("https://project.test/functions/v1");
  const ask = () => query("select private.ask_for_due_mails()");
  await ask();
  await mail("1 hour");
  await ask();
  expect(await asked()).toEqual([]);
  await mail("-1 second");
  await ask();
  expect(await asked()).toEqual([{ url: "https://project.test/functions/v1/send-due-mails", body: {} }]);
  await query("delete from outbox");
  await query("insert into private.files_to_remove (bucket_id, name) values ('avatars', 'a.png')");
  await remember("https://other.test/functions/v1");
  await ask();
  expect((await asked()).map(({ url }) => url)).toContain("https://other.test/functions/v1/send-due-mails");
});

it("[HS-8] [DI-6] calls it while an announcement is due, unless Discord takes none", async () => {
  await remember("https://project.test/functions/v1");
  const asks = async () => {
    await query("delete from net.asked");
    await query("select private.ask_for_due_mails()");
    return (await asked()).length;
  };
  const post =
    "insert into discord_posts (kind, subject_id, title, is_live) values ('tip', gen_random_uuid(), 'Un', true)";
  await query(post);
  expect(await asks()).toBe(0);
  await query("insert into private.discord_channel (webhook_id, fingerprint) values ('1', repeat('0', 64))");
  expect(await asks()).toBe(1);
  await query("update private.discord_channel set paused_until = now() + interval '1 minute'");
  expect(await asks()).toBe(0);
  await query("update private.discord_channel set paused_until = null, broken = 'gone'");
  expect(await asks()).toBe(0);
  await query("delete from discord_posts");
  await query("delete from private.discord_channel");
});

it("[HS-8] [RC-9] calls it while an application is to be announced, not once it is withdrawn", async () => {
  await remember("https://project.test/functions/v1");
  await query(
    `insert into applications (user_id, position, discord_username, experience, availability, motivation)
     select id, 'content-creator', 'camille', '{}', '', '' from profiles where username = 'camille'`,
  );
  await query("delete from outbox");
  const asks = async () => {
    await query("delete from net.asked");
    await query("select private.ask_for_due_mails()");
    return (await asked()).length;
  };
  expect(await asks()).toBe(1);
  await query("update applications set status = 'withdrawn' where discord_username = 'camille'");
  await query("delete from outbox");
  expect(await asks()).toBe(0);
  await query("delete from applications where discord_username = 'camille'");
});

it("[HS-8] asks nothing while no function has told its address, and runs each job's command", async () => {
  await remember(null);
  await mail("-1 second");
  for (const { command } of await jobs()) await query(String(command));
  expect(await asked()).toEqual([]);
});

it("[HS-8] remembers the club though the jobs can't be scheduled", async () => {
  await query("alter function cron.schedule rename to broken");
  await query("select public.remember_club('Autre nom', 'https://club.test', null)");
  await query("alter function cron.broken rename to schedule");
  expect(await first("select name from private.club")).toEqual({ name: "Autre nom" });
});
