import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openPushes, type PushSender, sendPushes } from "../../../supabase/functions/_shared/pushes.ts";
import { type EmbeddedBackend, openBackend } from "../backend.ts";
import { newKeys } from "../folder/keys.ts";
import { setPushHours } from "../testing/pushHours.ts";
import { type PushReceiver, pushReceiver, startPushService } from "../testing/pushService.ts";

let backend: EmbeddedBackend;
let hours: readonly unknown[];
let service: Awaited<ReturnType<typeof startPushService>>;
const { pushKeys } = newKeys();

const [first, second] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const sessionOf = (number: number) => `00000000-0000-4000-9000-00000000000${number}`;

beforeAll(async () => {
  // Without mails: nothing is sent by itself.
  backend = await openBackend({ folder: "memory://", siteUrl: "http://site.test", seed: false });
  service = await startPushService(() => pushKeys.publicKey);
  await backend.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'membre' || n || '@exemple.fr', now(),
      jsonb_build_object('username', 'membre' || n) from generate_series(1, 2) n`,
  );
  const rows = await backend.query(
    `select coalesce((private.pushes_until(moment::timestamptz) at time zone 'Europe/Paris')::text, 'null') as until
    from unnest($1::text[]) with ordinality as t (moment, number) order by number`,
    [
      [
        "2026-12-01T07:59:59+01:00",
        "2026-12-01T08:00:00+01:00",
        "2026-12-01T21:59:59+01:00",
        "2026-12-01T22:00:00+01:00",
        "2026-07-01T12:00:00+02:00",
      ],
    ],
  );
  hours = rows.map(({ until }) => until);
  await setPushHours(backend.query, "always");
  await backend.query("insert into tips (title, content, slug, is_published) values ('Le tip', 'Un', 'le-tip', true)");
});
afterAll(async () => {
  await backend.close();
  await service.close();
});
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  for (const table of ["push_devices", "notifications", "notification_choices", "auth.sessions"]) {
    await backend.query(`delete from ${table}`);
  }
  await backend.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
    select ('00000000-0000-4000-9000-00000000000' || n)::uuid, case when n < 4 then $1::uuid else $2::uuid end, now(), now()
    from generate_series(1, 4) n`,
    [first, second],
  );
  service.received.length = 0;
  service.refused.length = 0;
  service.answers.clear();
});

/** Calls a function of the database as the outbox does. */
const call = async (name: string, given: Readonly<Record<string, unknown>>) => {
  const named = Object.keys(given).map((key, at) => `${key} => $${at + 1}`);
  return backend.query(`select * from ${name}(${named.join(", ")})`, Object.values(given));
};
const sender = async (more: Partial<PushSender> = {}): Promise<PushSender> => ({
  ...((await openPushes(call, pushKeys, "contact@club.test")) as PushSender),
  fetch: service.fetch,
  ...more,
});
const device = async (number: number, member = first, path = `/fcm/send/${number}`): Promise<PushReceiver> => {
  const receiver = pushReceiver(`https://fcm.googleapis.com${path}`);
  await backend.query(
    `insert into push_devices (user_id, session_id, endpoint, public_key, secret, name) values ($1, $2, $3, $4, $5, 'Firefox, Linux')`,
    [member, sessionOf(number), receiver.endpoint, receiver.publicKey, receiver.secret],
  );
  return receiver;
};
const tell = async (key: string, kind = "answer", member = first) => {
  await backend.query(
    `select private.tell_member($1, $2, $3, 'tip', t.id, t.slug, 'Titre ' || $3) from tips t where slug = 'le-tip'`,
    [member, kind, key],
  );
};
/** The night is over. */
const untilMorning = () => backend.query("update notifications set push_due_at = now() where push_due_at is not null");
const soon = () => backend.query("update private.pushes set due_at = now()");
const waiting = async () => backend.query("select tries, failure from private.pushes");

const pushed = async (sending?: PushSender) => sendPushes(call, sending ?? (await sender()));

it("[NT-31] pushes a thing once to each device, signed by the club, readable there alone", async () => {
  const sending = await sender();
  const [phone, laptop] = [await device(1), await device(2)];
  await tell("un");
  await tell("un");
  await untilMorning();
  await Promise.all([pushed(sending), pushed(sending), pushed(sending)]);
  await pushed(sending);
  expect(service.refused).toEqual([]);
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(["/fcm/send/1", "/fcm/send/2"]);
  const at = (path: string) => service.received.find((one) => one.path === path)?.body ?? new Uint8Array();
  const said = JSON.parse(phone.read(at("/fcm/send/1")));
  expect(said).toEqual({
    title: "Un membre vous répond",
    text: "Titre un",
    path: "/tips/le-tip",
    tag: expect.any(String),
  });
  expect(JSON.parse(laptop.read(at("/fcm/send/2")))).toEqual(said);
  expect(() => laptop.read(at("/fcm/send/1"))).toThrow();
  expect(service.received[0]?.topic).toMatch(/^[\da-f]{32}$/);
  expect(service.received[0]?.ttl).toBeLessThanOrEqual(86_400);
  expect(await waiting()).toEqual([]);
});

it("[NT-31] says how many things are new, in one push, and nothing that is read, unpublished or not wanted", async () => {
  const sending = await sender();
  const phone = await device(1);
  for (const key of ["un", "deux", "trois", "lu"]) await tell(key);
  await backend.query("update notifications set read_at = now(), push_due_at = null where key = 'lu'");
  await backend.query(
    "insert into notification_choices (user_id, kind, on_site, mail, push) values ($1, 'mention', true, 'never', false)",
    [first],
  );
  await tell("non", "mention");
  await tell("mesure", "measure");
  await tell("en ligne", "comment-shown");
  await untilMorning();
  await pushed(sending);
  const [one, ...others] = service.received;
  expect(others).toEqual([]);
  expect(JSON.parse(phone.read(one?.body ?? new Uint8Array()))).toMatchObject({
    title: "3 nouvelles pour vous",
    path: "/profile?onglet=notifications",
  });
  await tell("quatre");
  await untilMorning();
  await backend.query("update tips set is_published = false");
  onTestFinished(async () => void (await backend.query("update tips set is_published = true")));
  await pushed(sending);
  expect(service.received).toHaveLength(1);
});

it("[NT-31] pushes a kind that neither the bell nor a mail tells, only to members with a device", async () => {
  const sending = await sender();
  await backend.query(
    "insert into notification_choices (user_id, kind, on_site, mail, push) select id, 'answer', false, 'never', true from profiles",
  );
  await device(1);
  await tell("un");
  await tell("un", "answer", second);
  expect(await backend.query("select user_id from notifications")).toEqual([{ user_id: first }]);
  await untilMorning();
  await pushed(sending);
  expect(service.received).toHaveLength(1);
});

it("[NT-31] holds pushes from 22 to 8, and drops that of a match that has begun by then", async () => {
  const sending = await sender();
  await device(1);
  await tell("un");
  await tell("match", "match-live");
  const [night] = await backend.query(
    "select extract(hour from now() at time zone 'Europe/Paris') not between 8 and 21 as is_night",
  );
  const due = await backend.query(
    "select key from notifications where push_due_at = private.notification_mail_due('now', created_at) order by key",
  );
  expect(due.map(({ key }) => key)).toEqual(night?.["is_night"] ? ["un"] : ["match", "un"]);
  await backend.query("update notifications set push_due_at = now() + interval '1 hour'");
  await pushed(sending);
  expect(service.received).toEqual([]);
});

it("[NT-31] sends nothing at night of what came due before, or failed before; a service keeps nothing until then", async () => {
  expect(hours).toEqual(["null", "2026-12-01 22:00:00", "2026-12-01 22:00:00", "null", "2026-07-01 22:00:00"]);
  const sending = await sender();
  await device(1);
  onTestFinished(async () => void (await setPushHours(backend.query, "always")));
  await tell("un");
  await untilMorning();
  await setPushHours(backend.query, "never");
  await pushed(sending);
  expect(await waiting()).toEqual([]);
  await setPushHours(backend.query, "always");
  service.answers.set("/fcm/send/1", () => new Response(null, { status: 500 }));
  await pushed(sending);
  await setPushHours(backend.query, "never");
  await soon();
  await pushed(sending);
  expect(await waiting()).toMatchObject([{ tries: 1 }]);
  await setPushHours(backend.query, "always");
  service.answers.clear();
  await pushed(sending);
  expect(service.received).toHaveLength(1);
});

it.each([
  ["is read", "update notifications set read_at = now()"],
  ["is withdrawn", "update notifications set is_withdrawn = true"],
  ["is undone", "delete from notifications"],
])("[NT-31] sends no more of what %s meanwhile", async (_, change) => {
  const sending = await sender();
  await device(1);
  service.answers.set("/fcm/send/1", () => new Response(null, { status: 500 }));
  await tell("un");
  await untilMorning();
  await pushed(sending);
  await backend.query(change);
  service.answers.clear();
  await soon();
  await pushed(sending);
  expect(service.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it("[NT-31] waits ten minutes with a decision, which the staff may undo", async () => {
  await device(1);
  await tell("décision", "application");
  const [told] = await backend.query(
    "select push_due_at >= created_at + interval '10 minutes' as is_later from notifications",
  );
  expect(told?.["is_later"]).toBe(true);
});

it("[NT-31] writes nothing while the club has no key", async () => {
  await sender();
  await device(1);
  await tell("un");
  await untilMorning();
  await openPushes(call, undefined, "contact@club.test");
  await backend.query("select private.fill_pushes()");
  expect(await waiting()).toEqual([]);
});

it.each([404, 410])("[NT-32] forgets a device that its service no longer knows: %i", async (status) => {
  const sending = await sender();
  await device(1);
  await device(2);
  service.answers.set("/fcm/send/1", () => new Response(null, { status }));
  await tell("un");
  await untilMorning();
  await pushed(sending);
  expect(await backend.query("select endpoint from push_devices")).toEqual([
    { endpoint: "https://fcm.googleapis.com/fcm/send/2" },
  ]);
  expect(await waiting()).toEqual([]);
});

it.each([429, 500, 503])("[NT-32] tries again later after %i, and a last time", async (status) => {
  const sending = await sender();
  const phone = await device(1);
  service.answers.set("/fcm/send/1", () => new Response(null, { status, headers: { "retry-after": "1800" } }));
  await tell("un");
  await untilMorning();
  await pushed(sending);
  expect(await waiting()).toEqual([{ tries: 1, failure: `The push service fcm.googleapis.com answered ${status}` }]);
  const [paused] = await backend.query("select due_at > now() + interval '25 minutes' as is_later from private.pushes");
  expect(paused?.["is_later"]).toBe(true);
  await pushed(sending);
  expect((await waiting())[0]?.["tries"]).toBe(1);
  service.answers.clear();
  await soon();
  await pushed(sending);
  expect(JSON.parse(phone.read(service.received[0]?.body ?? new Uint8Array()))["title"]).toBe("Un membre vous répond");
  service.answers.set("/fcm/send/1", () => new Response(null, { status }));
  await tell("deux");
  await untilMorning();
  await pushed(sending);
  for (let at = 0; at < 8; at++) {
    await soon();
    await pushed(sending);
  }
  expect(await waiting()).toEqual([]);
});

it("[NT-32] gives up a push that is refused, and follows no service elsewhere", async () => {
  const sending = await sender();
  await device(1);
  await device(2);
  service.answers.set("/fcm/send/1", () => new Response(null, { status: 413 }));
  service.answers.set("/fcm/send/2", () => Response.redirect("http://127.0.0.1:1/inside", 307));
  await tell("un");
  await untilMorning();
  await pushed(sending);
  expect(await waiting()).toEqual([]);
  expect(await backend.query("select from push_devices")).toHaveLength(2);
});

it("[NT-32] waits for a slow service no longer than it may, and serves the others meanwhile", async () => {
  const sending = await sender({ longestWait: 300 });
  await device(1);
  await device(2);
  let release = () => {};
  service.answers.set("/fcm/send/1", () => new Promise((answer) => (release = () => answer(new Response()))));
  onTestFinished(() => release());
  await tell("un");
  await untilMorning();
  await pushed(sending);
  expect(service.received.map(({ path }) => path)).toEqual(["/fcm/send/2"]);
  expect(await waiting()).toEqual([{ tries: 1, failure: expect.stringContaining("was not reached") }]);
});

it("[NT-32] sends nothing after a day, nor to a device whose session has ended or whose member has left", async () => {
  const sending = await sender();
  await device(1);
  await tell("un");
  await untilMorning();
  await backend.query("select private.fill_pushes()");
  await backend.query("update private.pushes set expires_at = now()");
  await pushed(sending);
  expect(service.received).toEqual([]);
  await backend.query("delete from auth.sessions where id = $1", [sessionOf(1)]);
  expect(await backend.query("select from push_devices")).toEqual([]);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/1",
  "https://127.0.0.1/fcm/send/1",
  "https://[::1]/1",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/1",
  "https://10.0.0.1/1",
  "https://push.internal/1",
  "https://fcm.googleapis.com:8443/fcm/send/1",
  "https://fcm.googleapis.com@127.0.0.1/1",
  "https://fcm.googleapis.com.attacker.example/1",
  "https://notify.windows.com.attacker.example/1",
  "https://attackernotify.windows.com.example/1",
  "https://fcm.googleapis.com\\@127.0.0.1/1",
  `https://fcm.googleapis.com/${"a".repeat(2000)}`,
  "",
])("[NT-33] stores no address but that of a browser's service: %s", async (endpoint) => {
  const { publicKey, secret } = pushReceiver(endpoint);
  await expect(
    backend.query(
      "insert into push_devices (user_id, session_id, endpoint, public_key, secret, name) values ($1, $2, $3, $4, $5, 'Un')",
      [first, sessionOf(1), endpoint, publicKey, secret],
    ),
  ).rejects.toThrow("push_devices_endpoint_check");
});

it("[NT-30] forgets the devices of another key, and keeps them while no key is set", async () => {
  await sender();
  await device(1);
  expect(await openPushes(call, undefined, "contact@club.test")).toBeUndefined();
  await tell("sans");
  expect(await backend.query("select from notifications where push_due_at is not null")).toEqual([]);
  await sender();
  expect(await backend.query("select from push_devices")).toHaveLength(1);
  await openPushes(call, newKeys().pushKeys, "contact@club.test");
  expect(await backend.query("select from push_devices")).toEqual([]);
});
