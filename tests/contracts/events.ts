import { setTimeout } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { type EventRecord, mostEvents } from "../../domain/club/events/event.ts";
import { firstEvents } from "../../domain/club/events/firstEvents.ts";
import { noSignUps } from "../../domain/club/events/ports.ts";
import { listEvents } from "../../domain/club/events/readEvents.ts";
import { addEvent, eventForm, saveEvent } from "../../domain/club/events/typed.ts";
import { oneLine } from "../../domain/club/lists/fields.ts";
import type { Details } from "../../domain/club/lists/records.ts";
import { type Slug, slugOf } from "../../domain/shared/slug.ts";
import { normalizeText } from "../../domain/shared/text.ts";
import { matches } from "../club.ts";
import { hostileStrings } from "../hostileStrings.ts";
import type { Attempt } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import { type Cells, mine } from "../security/reach.ts";
import type { Backstage } from "./backstage.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { cellsOf, contractOf, privilegesOf, probesOf, recordCallsOf } from "./orderedLists.ts";
import { camille, type NewDevice, nobody, type Ports, sarah, signedIn, valueIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

const ahead = "2070-01-01T20:00:00.000Z";
const past = "2020-01-01T20:00:00.000Z";
const hour = 3_600_000;

const details = (title: string, more: Partial<Details<EventRecord>> = {}): Details<EventRecord> => ({
  slug: (slugOf(title) ?? "essai").slice(0, 60).replace(/-$/, "") as Slug,
  title,
  kind: "watch-party",
  team: null,
  location: "Chez Sarah, 2e étage",
  description: "Deux lignes :\nla seconde 🐙",
  status: "planned",
  start: ahead,
  minutes: 90,
  seats: null,
  isPublished: true,
  ...more,
});
const recordsIn = (ports: Ports) => ports.eventRecords;
const noEvent = "nulle-part" as Slug;
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });

const listContract = contractOf<EventRecord, ReturnType<typeof eventForm.textsOf>>({
  table: "events",
  ids: { list: "[EV-1]", merge: "[EV-2]", first: "[EV-1]" },
  listIn: ({ eventRecords }) => ({
    list: async () => (await eventRecords.all()).filter(({ isPublished }) => isPublished),
  }),
  recordsIn,
  details,
  changes: [{ title: "Autre chose" }, { seats: 7 }, { title: "Encore autre chose" }],
  typed: eventForm.textsOf,
  save: saveEvent,
  most: mostEvents,
  first: firstEvents(matches).map(({ place: _, ...event }) => event),
});

/** What every implementation of events and their sign-ups must do. */
export const contract = (backend: string, newDevice: NewDevice, { clock, runDue }: Backstage) => {
  listContract(backend, newDevice);
  describe(`[BE-4] sign-ups on ${backend}`, () => {
    /** An event of the staff's, which leaves at the end of the test, and a device for each of three members. */
    const begin = async (more: Partial<Details<EventRecord>> = {}) => {
      const [one, two, staff] = [await newDevice(), await newDevice(), await newDevice()];
      const ids = {
        one: (await signedIn(one, camille)).id,
        two: (await signedIn(two, yanis)).id,
        staff: (await signedIn(staff, sarah)).id,
      };
      const added = valueIn(await staff.eventRecords.add(details(`Essai ${crypto.randomUUID()}`, more)));
      const { id, slug } = added;
      let { revision } = added;
      onTestFinished(async () => void (await staff.eventRecords.remove(id)));
      const change = async (changed: Partial<Details<EventRecord>>) => {
        revision = valueIn(await staff.eventRecords.change({ id, revision, change: changed })).revision;
      };
      const signUp = (ports: Ports, who: keyof typeof ids, isWanted = true) =>
        ports.eventSignUps.set(slug, ids[who], isWanted);
      const told = async (ports: Ports, who: keyof typeof ids) => {
        const list = valueIn(await ports.notifications.list(ids[who], 50));
        return list.filter((told) => told.slug === slug).map(({ kind, subject }) => `${subject}: ${kind}`);
      };
      return { one, two, staff, ids, id, slug, change, signUp, told, title: added.title };
    };

    it("[EV-3] gives places in order, then the waiting list, and counts both for all; idempotent", async () => {
      const { one, two, staff, slug, signUp } = await begin({ seats: 1 });
      const visitor = await newDevice();
      expect(await visitor.events.bySlug(slug)).toMatchObject({ coming: 0, waiting: 0, seats: 1, start: ahead });
      for (let times = 0; times < 2; times++) {
        expect(await signUp(one, "one")).toEqual({ ok: true });
        expect(await signUp(two, "two")).toEqual({ ok: true });
        expect(await signUp(staff, "staff")).toEqual({ ok: true });
      }
      expect(await visitor.events.bySlug(slug)).toMatchObject({ coming: 1, waiting: 2 });
      expect((await one.eventSignUps.of(slug)).mine).toEqual({ position: null });
      expect((await two.eventSignUps.of(slug)).mine).toEqual({ position: 1 });
      expect((await staff.eventSignUps.of(slug)).mine).toEqual({ position: 2 });
      expect(await visitor.eventSignUps.of(slug)).toEqual({ mine: null, people: [] });
      expect((await one.eventSignUps.of(slug)).people).toMatchObject([{ username: "camille", isWaiting: false }]);
      const names = async (ports: Ports) => (await ports.eventSignUps.of(slug)).people.map((one) => one.username);
      expect(await names(staff)).toEqual(["camille", expect.any(String), expect.any(String)]);
    });

    it("[EV-31] lets the staff take a member off: the place goes to the next, and both are told", async () => {
      const { one, two, staff, slug, signUp, told, title } = await begin({ seats: 1 });
      await signUp(one, "one");
      await signUp(two, "two");
      for (let times = 0; times < 2; times++) {
        expect(await staff.eventDesk.takeOff({ event: slug, username: "camille" })).toEqual({ ok: true });
      }
      expect((await one.eventSignUps.of(slug)).mine).toBeNull();
      expect((await two.eventSignUps.of(slug)).mine).toEqual({ position: null });
      expect(await told(one, "one")).toEqual(["event: event-note"]);
      expect(await told(two, "two")).toEqual(["event: event-seat"]);
      const [first] = valueIn(await one.notifications.list((await signedIn(one, camille)).id, 1));
      expect(first?.title).toBe(`Votre inscription est retirée : ${title}`);
      // They may sign up again, and come last.
      expect(await signUp(one, "one")).toEqual({ ok: true });
      expect((await one.eventSignUps.of(slug)).mine).toEqual({ position: 1 });
      expect(await staff.eventDesk.takeOff({ event: noEvent, username: "camille" })).toEqual(refusal("gone"));
    });

    it("[EV-31] lets the staff write a line to all who come or wait", async () => {
      const { one, two, staff, slug, signUp, told, title } = await begin({ seats: 1 });
      await signUp(one, "one");
      await signUp(staff, "staff");
      const write = (note: string) => staff.eventDesk.write({ event: slug, note });
      expect(await write("Apportez votre casque.")).toEqual({ ok: true, value: 1 });
      await signUp(two, "two");
      // A second press, as after a lost answer.
      expect(await write("Apportez votre casque.")).toEqual({ ok: true, value: 2 });
      expect(await told(one, "one")).toEqual(["event: event-note"]);
      expect(await told(two, "two")).toEqual(["event: event-note"]);
      expect(await told(staff, "staff")).toEqual([]);
      const [first] = valueIn(await one.notifications.list((await signedIn(one, camille)).id, 1));
      expect(first?.title).toBe(`${title} : Apportez votre casque.`);
      expect(await write("Il reste du gâteau.")).toEqual({ ok: true, value: 2 });
      expect(await told(one, "one")).toEqual(["event: event-note", "event: event-note"]);
      expect(await staff.eventDesk.write({ event: noEvent, note: "Rien" })).toEqual(refusal("gone"));
    });

    it("[EV-3] gives the last place once, whoever presses at the same time", async () => {
      const { one, two, staff, slug, signUp } = await begin({ seats: 1 });
      const answers = await Promise.all([signUp(one, "one"), signUp(two, "two"), signUp(staff, "staff")]);
      expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
      expect(await one.events.bySlug(slug)).toMatchObject({ coming: 1, waiting: 2 });
      const places = await Promise.all([one, two, staff].map((ports) => ports.eventSignUps.of(slug)));
      const positions = places.map(({ mine }) => mine?.position ?? 0);
      expect(positions.toSorted((first, second) => first - second)).toEqual([0, 1, 2]);
    });

    it("[EV-3] gives one place to each member, whatever their windows send at once", async () => {
      const { one, ids, slug, signUp } = await begin({ seats: 2 });
      const window = await newDevice();
      await signedIn(window, camille);
      for (const isWanted of [true, false, true]) {
        const answers = await Promise.all([
          signUp(one, "one", isWanted),
          window.eventSignUps.set(slug, ids.one, isWanted),
        ]);
        expect(answers).toEqual([{ ok: true }, { ok: true }]);
        expect(await one.events.bySlug(slug)).toMatchObject({ coming: isWanted ? 1 : 0, waiting: 0 });
      }
    });

    it("[EV-4] gives a free place to the first who waits, and tells them", async () => {
      const { one, two, staff, slug, signUp, told, change } = await begin({ seats: 1 });
      await signUp(one, "one");
      await signUp(two, "two");
      await signUp(staff, "staff");
      await signUp(one, "one", false);
      expect((await two.eventSignUps.of(slug)).mine).toEqual({ position: null });
      expect((await staff.eventSignUps.of(slug)).mine).toEqual({ position: 1 });
      expect(await told(two, "two")).toEqual(["event: event-seat"]);
      // Who comes back stands last, and who leaves the waiting list frees no place.
      await signUp(one, "one");
      expect((await one.eventSignUps.of(slug)).mine).toEqual({ position: 2 });
      await signUp(staff, "staff", false);
      expect((await one.eventSignUps.of(slug)).mine).toEqual({ position: 1 });
      await change({ seats: 2 });
      expect((await one.eventSignUps.of(slug)).mine).toEqual({ position: null });
      expect(await told(one, "one")).toEqual(["event: event-seat"]);
      // A place that was given stays.
      await change({ seats: 1 });
      expect((await one.eventSignUps.of(slug)).mine).toEqual({ position: null });
      await signUp(two, "two", false);
      expect(await one.events.bySlug(slug)).toMatchObject({ coming: 1, waiting: 0 });
    });

    it("[EV-4] gives places to all who wait when the limit goes", async () => {
      const { one, two, slug, signUp, change } = await begin({ seats: 1 });
      await signUp(two, "two");
      await signUp(one, "one");
      await change({ seats: null });
      expect(await one.events.bySlug(slug)).toMatchObject({ coming: 2, waiting: 0 });
    });

    it("[EV-4] tells of each seat that a member gets at the same event", async () => {
      const { one, two, slug, signUp, told } = await begin({ seats: 1 });
      for (const times of [1, 2]) {
        await signUp(one, "one");
        await signUp(two, "two");
        await signUp(one, "one", false);
        expect((await two.eventSignUps.of(slug)).mine).toEqual({ position: null });
        expect(await told(two, "two")).toEqual(Array.from({ length: times }, () => "event: event-seat"));
        await signUp(two, "two", false);
        // A sign-up is known by its moment, which memory has to the millisecond.
        await setTimeout(2);
      }
    });

    it("[EV-5] is closed once it has begun or is cancelled, by the server's clock; leaving stays possible", async () => {
      const { one, two, slug, signUp, change } = await begin({ seats: 1 });
      await signUp(one, "one");
      await change({ start: past });
      expect(await signUp(two, "two")).toEqual(refusal("gone"));
      await change({ start: ahead, status: "cancelled" });
      expect(await signUp(two, "two")).toEqual(refusal("gone"));
      expect(await signUp(one, "one", false)).toEqual({ ok: true });
      await change({ status: "planned" });
      expect(await signUp(two, "two")).toEqual({ ok: true });
      await change({ isPublished: false });
      expect(await signUp(one, "one")).toEqual(refusal("gone"));
      expect(await one.eventSignUps.of(slug)).toEqual(noSignUps);
      expect(await one.events.bySlug(slug)).toBeUndefined();
      expect(await signUp(two, "two", false)).toEqual({ ok: true });
    });

    it("[EV-6] tells those who signed up of another time or place and of a cancellation, not of other changes", async () => {
      const { one, two, staff, signUp, told, change } = await begin({ seats: 1 });
      await signUp(one, "one");
      await signUp(two, "two");
      await signUp(staff, "staff");
      await change({ description: "Apportez vos câbles." });
      expect(await told(one, "one")).toEqual([]);
      await change({ start: "2070-01-02T20:00:00.000Z" });
      await change({ location: "Ailleurs" });
      await change({ status: "cancelled" });
      const moved = ["event: event-cancelled", "event: event-moved", "event: event-moved"];
      expect(await told(one, "one")).toEqual(moved);
      expect(await told(two, "two")).toEqual(moved);
      // Who changed it knows.
      expect(await told(staff, "staff")).toEqual([]);
      await change({ isPublished: false });
      expect(await told(one, "one")).toEqual([]);
    });

    it("[EV-15] tells those who signed up that a cancelled event takes place after all, also at another time", async () => {
      const { one, signUp, told, change } = await begin();
      await signUp(one, "one");
      await change({ status: "cancelled" });
      await change({ location: "Ailleurs" });
      expect(await told(one, "one")).toEqual(["event: event-cancelled"]);
      await change({ status: "planned", start: "2070-01-02T20:00:00.000Z" });
      expect(await told(one, "one")).toEqual(["event: event-back", "event: event-cancelled"]);
    });

    it("[EV-16] tells what changed while an event was hidden once it is published again, and nothing that changed back", async () => {
      const { one, two, staff, signUp, told, change } = await begin({ seats: 1 });
      await signUp(one, "one");
      await signUp(two, "two");
      await signUp(staff, "staff");
      const location = "Ailleurs";
      await change({ isPublished: false });
      await change({ location });
      await change({ status: "cancelled" });
      await change({ status: "planned" });
      expect(await told(one, "one")).toEqual([]);
      await change({ isPublished: true });
      const moved = ["event: event-moved"];
      expect([await told(one, "one"), await told(two, "two")]).toEqual([moved, moved]);
      expect(await told(staff, "staff")).toEqual([]);
      await change({ isPublished: false, location: "Nulle part" });
      await change({ isPublished: true, location });
      expect(await told(one, "one")).toEqual(moved);
      await change({ isPublished: false });
      await change({ status: "cancelled", isPublished: true });
      expect(await told(one, "one")).toEqual(["event: event-cancelled", ...moved]);
      await change({ isPublished: false });
      await change({ start: "2070-01-02T20:00:00.000Z" });
      await change({ status: "planned" });
      await change({ isPublished: true });
      expect(await told(one, "one")).toEqual(["event: event-back", "event: event-cancelled", ...moved]);
    });

    it("[EV-7] reminds those who have a place within the hour before it, once", async () => {
      const start = new Date(clock() + hour / 2).toISOString();
      const { one, two, signUp, told } = await begin({ seats: 1, start });
      await signUp(one, "one");
      await signUp(two, "two");
      for (let times = 0; times < 5; times++) await runDue();
      expect(await told(one, "one")).toEqual(["event: event-soon"]);
      expect(await told(two, "two")).toEqual([]);
    });

    it("[EV-1] keeps hostile texts as they were typed, and gives each an address", async () => {
      const { staff } = await begin();
      for (const typed of hostileStrings) {
        const texts = { title: typed.slice(0, 80), location: typed.slice(0, 120), description: typed };
        const wish = { ...eventForm.noTexts, ...texts, start: "2070-01-01T20:00" };
        const { id, slug } = valueIn(await addEvent({ records: staff.eventRecords })(wish));
        const shown = await staff.events.bySlug(slug);
        await staff.eventRecords.remove(id);
        const [title, location, description] = Object.values(texts).map(normalizeText);
        expect(shown).toMatchObject({ title: oneLine(title ?? ""), location: oneLine(location ?? ""), description });
      }
    });

    it("[EV-8] lists events by their start, and those that are over apart", async () => {
      const { staff, slug, change } = await begin({ start: "2070-01-01T20:00:00.000Z" });
      const now = Date.parse("2070-01-01T21:00:00.000Z");
      const list = () => listEvents(staff)({ now });
      expect((await list()).coming.map((event) => event.slug)).toContain(slug);
      await change({ start: "2070-01-01T18:00:00.000Z" });
      const { coming, past } = await list();
      expect([coming, past].map((events) => events.some((event) => event.slug === slug))).toEqual([false, true]);
    });

    it("[EV-1] [BE-3] shows visitors no hidden event", async () => {
      const { slug, change } = await begin();
      const visitor = await newDevice();
      const seen = async () => [
        (await visitor.events.bySlug(slug))?.slug,
        (await visitor.events.since(past)).some((event) => event.slug === slug),
      ];
      expect(await seen()).toEqual([slug, true]);
      await change({ isPublished: false });
      expect(await seen()).toEqual([undefined, false]);
    });

    it("[BE-3] refuses visitors, a sign-up for another member, and an unknown event", async () => {
      const { one, ids, slug, signUp } = await begin();
      expect((await one.eventSignUps.set(slug, ids.two, true)).ok).toBe(false);
      expect(await one.eventSignUps.set(noEvent, ids.one, true)).toEqual(refusal("gone"));
      expect(await one.eventSignUps.of(noEvent)).toEqual(noSignUps);
      expect(await one.events.bySlug(noEvent)).toBeUndefined();
      await one.session.signOut();
      expect(await signUp(one, "one")).toEqual(refusal("signed-out"));
    });

    it("[EV-3] refuses more than 60 changes in ten minutes", async () => {
      const { one, slug, signUp } = await begin();
      let taken = 0;
      let answer = await signUp(one, "one");
      for (; answer.ok && taken < 70; taken++) answer = await signUp(one, "one", taken % 2 === 1);
      expect(answer).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      expect(taken).toBe(60);
      expect((await one.eventSignUps.of(slug)).mine).toBeNull();
    });

    it("[AU-23] exports sign-ups with the member's data, and forgets those of an event that is deleted", async () => {
      const { one, staff, ids, id, signUp } = await begin();
      const exported = async () => {
        const all = await one.memberData.everything(ids.one);
        return ((all.ok && all.value["event_signups"]) as readonly unknown[]).length;
      };
      const before = await exported();
      await signUp(one, "one");
      expect(await exported()).toBe(before + 1);
      await staff.eventRecords.remove(id);
      expect(await exported()).toBe(before);
    });
  });
};

const essay = "essai-inscription" as Slug;
const tryFor = async ({ client, backend }: Attempt, member: string, start: string): Promise<boolean> => {
  await backend.query(
    `insert into events (slug, title, location, kind, start, minutes) values ($1, 'Essai', 'Essai', 'scrim', $2, 60)`,
    [essay, start],
  );
  await client.from("event_signups").insert({ event: essay, user_id: member });
  const stored = await backend.query("select 1 from event_signups where event = $1 and user_id = $2", [essay, member]);
  await backend.query("delete from events where slug = $1", [essay]);
  return stored.length > 0;
};

export const probes: Probes = {
  ...probesOf<EventRecord>({
    table: "events",
    acts: {
      read: "read published events",
      readDrafts: "read drafts of events",
      change: "change events",
      setRevision: "set an event's revision",
    },
    recordsIn,
    details,
    row: [
      "slug, title, location, kind, start, minutes",
      `'essai-' || gen_random_uuid(), 'Essai', 'Essai', 'scrim', '2070-01-01Z', 60`,
    ],
  }),
  "sign up for an event": {
    port: async ({ ports, me }) => {
      const { coming } = await listEvents(ports)({ now: 0 });
      const event = coming.find(({ start }) => Date.parse(start) > Date.now());
      if (!event) throw new Error("The seed has no coming event");
      await ports.eventSignUps.set(event.slug, me, false);
      const { ok } = await ports.eventSignUps.set(event.slug, me, true);
      if (ok) await ports.eventSignUps.set(event.slug, me, false);
      return ok;
    },
    request: (attempt) => tryFor(attempt, attempt.me, ahead),
  },
  "sign somebody else up for an event": {
    port: async ({ ports }) => (await ports.eventSignUps.set(noEvent, somebodyElse, true)).ok,
    request: (attempt) => tryFor(attempt, somebodyElse, ahead),
  },
  "sign up for an event that has begun": {
    port: async ({ ports, me }) => (await ports.eventSignUps.set(noEvent, me, true)).ok,
    request: (attempt) => tryFor(attempt, attempt.me, past),
  },
  "take a seat out of turn": {
    port: "the port has no such field",
    request: async ({ client, backend, me }) => {
      const row = { event: essay, user_id: me };
      await backend.query(
        `insert into events (slug, title, location, kind, start, minutes, seats) values ($1, 'Essai', 'Essai', 'scrim', $2, 60, 1)`,
        [essay, ahead],
      );
      await backend.query("insert into event_signups (event, user_id) values ($1, $2)", [essay, somebodyElse]);
      await client.from("event_signups").insert({ ...row, has_seat: true, number: 0 });
      await client.from("event_signups").insert(row);
      await client.from("event_signups").update({ has_seat: true }).match(row);
      await client.from("event_signups").delete().eq("user_id", somebodyElse);
      const seats = await backend.query("select user_id from event_signups where event = $1 and has_seat", [essay]);
      await backend.query("delete from events where slug = $1", [essay]);
      return !(seats.length === 1 && (seats[0] as { readonly user_id: string }).user_id === somebodyElse);
    },
  },
  "see all who come to an event": {
    port: "the contract shows those who wait to the staff alone",
    request: async ({ client, backend }) => {
      await backend.query(
        `insert into events (slug, title, location, kind, start, minutes, seats) values ($1, 'Essai', 'Essai', 'scrim', $2, 60, 1)`,
        [essay, ahead],
      );
      await backend.query(
        `insert into event_signups (event, user_id)
          select $1, c.id from member_cards c where c.username is not null and not c.is_hidden order by c.id limit 2`,
        [essay],
      );
      const { data } = await client.rpc("read_event_signups", { of_event: essay });
      await backend.query("delete from events where slug = $1", [essay]);
      return ((data as readonly { readonly people: readonly unknown[] }[] | null)?.[0]?.people.length ?? 0) > 1;
    },
  },
  "take members off events and write to them": {
    port: async ({ ports }) => {
      const answer = await ports.eventDesk.takeOff({ event: noEvent, username: "camille" });
      return answer.ok || answer.refusal.kind === "gone";
    },
    request: async ({ client, backend }) => {
      await backend.query(
        `insert into events (slug, title, location, kind, start, minutes) values ($1, 'Essai', 'Essai', 'scrim', $2, 60)`,
        [essay, ahead],
      );
      await backend.query(
        "insert into event_signups (event, user_id) select $1, c.id from member_cards c where c.username = 'camille'",
        [essay],
      );
      const written = await client.rpc("write_to_event", { of_event: essay, note: "Essai" });
      await client.rpc("take_off_event", { of_event: essay, of_member: "camille" });
      const left = await backend.query("select from event_signups where event = $1", [essay]);
      await backend.query("delete from events where slug = $1", [essay]);
      return left.length === 0 || written.data !== null;
    },
  },
  "learn who else signed up": {
    port: "asks for the caller's own place, and for names that are shown",
    request: async ({ client, backend }) => {
      await backend.query(
        `insert into events (slug, title, location, kind, start, minutes) values ($1, 'Essai', 'Essai', 'scrim', $2, 60)`,
        [essay, ahead],
      );
      await backend.query("insert into event_signups (event, user_id) values ($1, $2)", [essay, somebodyElse]);
      const { data } = await client.from("event_signups").select().eq("user_id", somebodyElse);
      await backend.query("delete from events where slug = $1", [essay]);
      return (data?.length ?? 0) > 0;
    },
  },
};

const columns = "title kind team location description status start minutes seats";
export const privileges = [
  ...calls("everybody", "definer", "read_event_signups read_events"),
  ...calls("members", "definer", "take_off_event write_to_event"),

  ...privilegesOf("events", columns),
  "authenticated: insert on events (slug)",
  "authenticated: delete on event_signups",
  "authenticated: insert on event_signups (event)",
  "authenticated: insert on event_signups (user_id)",
  "authenticated: select on event_signups",
];

export const rowsOfMember = [
  "insert into event_signups (user_id, event) select $1, slug from events limit 1 on conflict do nothing",
];

const listCells = cellsOf("events", {
  rows: `insert into events (slug, title, location, kind, start, minutes, is_published)
    select 'essai-' || shown, 'Essai', 'Essai', 'scrim', '2070-01-01Z', 60, shown from unnest(array[true, false]) shown;
    insert into event_signups (event, user_id) select 'essai-true', id from profiles`,
  updated: "description is_published location seats start title",
});
export const cells: Cells = {
  ...listCells,
  reach: {
    ...listCells.reach,
    "select public.event_signups": mine("user_id"),
    "delete public.event_signups": mine("user_id"),
  },
  stored: { ...listCells.stored, member: ["delete public.event_signups"] },
};

export const faultCalls: FaultCalls = {
  "events.since": { call: ({ events }) => events.since(past) },
  "events.bySlug": { call: ({ events }) => events.bySlug(noEvent) },
  "eventSignUps.set": {
    call: ({ eventSignUps }) => eventSignUps.set(noEvent, nobody, true),
    at401: "signed-out",
  },
  "eventSignUps.set, back": {
    call: ({ eventSignUps }) => eventSignUps.set(noEvent, nobody, false),
    at401: "signed-out",
  },
  "eventSignUps.of": { call: ({ eventSignUps }) => eventSignUps.of(noEvent), at401: { gives: noSignUps } },
  "eventDesk.takeOff": {
    call: ({ eventDesk }) => eventDesk.takeOff({ event: noEvent, username: "camille" }),
    at401: "signed-out",
  },
  "eventDesk.write": {
    call: ({ eventDesk }) => eventDesk.write({ event: noEvent, note: "Essai" }),
    at401: "signed-out",
  },
  ...recordCallsOf("eventRecords", recordsIn, details("Essai")),
};
