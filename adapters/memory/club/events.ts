import { memberCard } from "../../../domain/accounts/member.ts";
import { type ClubEvent, type EventRecord, isSignUpOpen, mostEvents } from "../../../domain/club/events/event.ts";
import { type Events, type EventSignUps, noSignUps } from "../../../domain/club/events/ports.ts";
import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import type { EventSignUpRecord } from "../dataset.ts";
import { tell, type Told } from "../notifications/tell.ts";
import { toldOfEvent as told } from "../notifications/tellOfEvents.ts";
import { consumeQuota } from "../shared/quotas.ts";
import { matchesOn } from "./matchRows.ts";
import { type MemoryList, memoryRecords } from "./records.ts";

const eventsOn = ({ events }: MemoryBackend): MemoryList<EventRecord> => ({
  records: events,
  acts: { read: "read published events", readDrafts: "read drafts of events", change: "change events" },
  most: mostEvents,
});

const byNumber = (one: EventSignUpRecord, other: EventSignUpRecord): number => one.number - other.number;

/** Gives free seats of an event to those who wait, in their order. The database has triggers for it. */
export const fillSeats = (stores: Pick<MemoryBackend, "events" | "eventSignUps" | "stores">, slug: Slug, at: Date) => {
  const event = stores.events.read().find((one) => one.slug === slug);
  if (!event || !isSignUpOpen(event, at.getTime())) return;
  const of = stores.eventSignUps.read().filter(({ on }) => on === slug);
  const free = event.seats === null ? of.length : event.seats - of.filter(({ hasSeat }) => hasSeat).length;
  const next = of
    .filter(({ hasSeat }) => !hasSeat)
    .toSorted(byNumber)
    .slice(0, Math.max(0, free));
  if (next.length === 0) return;
  const isNext = ({ on, member }: EventSignUpRecord) => on === slug && next.some((one) => one.member === member);
  stores.eventSignUps.update((all) => all.map((one) => (isNext(one) ? { ...one, hasSeat: true } : one)));
  for (const { member, at: signedUpAt } of next) {
    if (event.isPublished) tell(stores.stores, at, [member], told(event, "event-seat", `seat/${signedUpAt}`));
  }
};

export const memoryEvents = (backend: MemoryBackend): Events => {
  const { enter, events, eventSignUps, isEmpty } = backend;
  const { publishedTeams } = matchesOn(backend);
  const shown = (event: EventRecord): ClubEvent => {
    const { isPublished: _, team, ...rest } = event;
    const of = eventSignUps.read().filter(({ on }) => on === event.slug);
    const coming = of.filter(({ hasSeat }) => hasSeat).length;
    return {
      ...rest,
      team: publishedTeams().find(({ slug }) => slug === team) ?? null,
      coming,
      waiting: of.length - coming,
    };
  };
  const published = async () => {
    await enter("read published events");
    return isEmpty() ? [] : events.read().filter(({ isPublished }) => isPublished);
  };
  return {
    since: async (start) =>
      (await published())
        .filter((event) => Date.parse(event.start) >= Date.parse(start))
        .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
        .map(shown),
    async bySlug(slug) {
      const found = (await published()).find((event) => event.slug === slug);
      return found && shown(found);
    },
  };
};

export const memoryEventSignUps = (backend: MemoryBackend): EventSignUps => {
  const { audience, enter, events, eventSignUps, isEmpty, isSelf, me, memberOf, now } = backend;
  const published = (slug: Slug) =>
    isEmpty() ? undefined : events.read().find((event) => event.slug === slug && event.isPublished);
  return {
    async set(slug, member, isWanted) {
      if (!((await enter("sign up for an event")) && isSelf(member))) return refused({ kind: "signed-out" });
      const all = eventSignUps.read();
      const before = all.find((one) => one.on === slug && one.member === member);
      if (isWanted === (before !== undefined)) return done();
      const event = published(slug);
      if (isWanted && !(event && isSignUpOpen(event, now().getTime()))) return refused({ kind: "gone" });
      const quota = consumeQuota(backend, "event-sign-up", member);
      if (!quota.ok) return quota;
      if (before) {
        eventSignUps.write(all.filter((one) => one !== before));
        if (before.hasSeat) fillSeats(backend, slug, now());
        return done();
      }
      const of = all.filter(({ on }) => on === slug);
      const number = 1 + Math.max(0, ...of.map((one) => one.number));
      const seats = event?.seats ?? null;
      const hasSeat = seats === null || of.filter((one) => one.hasSeat).length < seats;
      eventSignUps.write([...all, { on: slug, member, number, hasSeat, at: now().toISOString() }]);
      return done();
    },

    async of(slug) {
      await enter("read published events");
      if (!published(slug)) return noSignUps;
      const of = eventSignUps
        .read()
        .filter(({ on }) => on === slug)
        .toSorted(byNumber);
      const waiting = of.filter(({ hasSeat }) => !hasSeat);
      const own = of.find(({ member }) => member === me()?.id);
      const seesAll = may(audience(), "see all who come to an event");
      const coming = me() ? of.filter(({ hasSeat }) => hasSeat) : [];
      const listed = [...coming, ...(seesAll ? waiting : [])];
      return {
        mine: own ? { position: own.hasSeat ? null : waiting.indexOf(own) + 1 } : null,
        people: listed.flatMap(({ member, hasSeat }) => {
          const { username, avatar, isHidden } = memberCard(memberOf(member));
          return username === null || (isHidden && !seesAll) ? [] : [{ username, avatar, isWaiting: !hasSeat }];
        }),
      };
    },
  };
};

/** As any list of records; and it tells those who signed up of changes, and gives seats that were added. */
export const memoryEventRecords = (backend: MemoryBackend): RecordRepository<EventRecord> => {
  const records = memoryRecords(backend, eventsOn(backend));
  const { events, eventSignUps, hiddenEvents, me, now, stores } = backend;
  const kindOf = (before: EventRecord, after: EventRecord): Told["kind"] | undefined => {
    const latest = Math.max(Date.parse(before.start), Date.parse(after.start));
    if (!after.isPublished || latest <= now().getTime()) return undefined;
    if (after.status === "cancelled") return before.status === "planned" ? "event-cancelled" : undefined;
    if (before.status === "cancelled") return "event-back";
    return before.start !== after.start || before.location !== after.location ? "event-moved" : undefined;
  };
  return {
    ...records,

    async change(record) {
      const before = events.read().find(({ id }) => id === record.id);
      const answer = await records.change(record);
      if (!answer.ok || !before) return answer;
      const after = answer.value;
      const seen = before.isPublished ? before : hiddenEvents.read().find(({ id }) => id === after.id);
      if (before.isPublished !== after.isPublished) {
        const others = hiddenEvents.read().filter(({ id }) => id !== after.id);
        hiddenEvents.write(after.isPublished ? others : [...others, before]);
      }
      const kind = seen && kindOf(seen, after);
      const of = eventSignUps.read().filter(({ on }) => on === after.slug);
      if (kind) {
        const members = of.map(({ member }) => member);
        tell(stores, now(), members, told(after, kind, `change/${after.revision}`, me()?.id ?? null));
      }
      fillSeats(backend, after.slug, now());
      return answer;
    },
  };
};
