import * as z from "zod/mini";
import { eventFields, eventKinds, eventStatuses } from "../../../domain/club/events/fields.ts";
import type { ClubEvent, EventRecord } from "../../../domain/club/events/event.ts";
import { type Events, type EventSignUps, noSignUps } from "../../../domain/club/events/ports.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, broken, sessionRefused, unlikely } from "../shared/errors.ts";
import { refusedReaction } from "../shared/refusedWrite.ts";
import { rowsOf } from "../shared/rows.ts";
import { storedList, type StoredList, utc } from "./records.ts";

const times = { start: z.string(), minutes: z.int(), seats: z.nullable(z.int()) };
const listed = storedList<EventRecord>("events", eventFields, times);

export const eventsTable: StoredList<EventRecord> = {
  ...listed,
  toItem(row) {
    const event = listed.toItem(row);
    return { ...event, start: utc(event.start) };
  },
};

const EventRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(eventKinds),
  team: z.nullable(z.string()),
  game: z.nullable(z.string()),
  location: z.string(),
  description: z.string(),
  status: z.enum(eventStatuses),
  ...times,
  updated_at: z.string(),
  revision: z.int(),
  coming: z.int(),
  waiting: z.int(),
});

const eventFrom = (row: z.infer<typeof EventRow>): ClubEvent => {
  const { slug, team, game, start, updated_at: updatedAt, ...rest } = row;
  return {
    ...rest,
    slug: slug as Slug,
    team: team === null || game === null ? null : { slug: team as Slug, game },
    start: utc(start),
    updatedAt: utc(updatedAt),
  };
};

export const supabaseEvents = (client: Client): Events => {
  const read = async (wanted: { readonly since?: string; readonly of_slug?: string }) =>
    rowsOf(EventRow, await client.rpc("read_events", wanted, { get: true })).map(eventFrom);
  return {
    since: (start) => read({ since: start }),
    bySlug: async (slug) => (await read({ of_slug: slug }))[0],
  };
};

const SignUpsRow = z.object({
  has_seat: z.nullable(z.boolean()),
  waiting_place: z.nullable(z.int()),
  people: z.array(z.object({ username: z.string(), avatar: z.nullable(z.string()), isWaiting: z.boolean() })),
});

export const supabaseEventSignUps = (client: Client): EventSignUps => {
  const table = () => client.from("event_signups");
  return {
    async set(event, member, isWanted) {
      const row = { event, user_id: member };
      const { error, status } = isWanted ? await table().insert(row) : await table().delete().match(row);
      if (error && !(isWanted && alreadyThere(error))) return refusedReaction(client, error, status);
      // The answer has no row, so only the status shows that the backend answered.
      if (!error && status !== (isWanted ? 201 : 204)) throw unlikely(status);
      return done();
    },

    async of(event) {
      const { data, error, status } = await client.rpc("read_event_signups", { of_event: event }, { get: true });
      if (error && sessionRefused(error, status)) return noSignUps;
      if (error) throw broken(error);
      const [row] = z.parse(z.array(SignUpsRow), data);
      if (!row) return noSignUps;
      const { has_seat: hasSeat, waiting_place: position, people } = row;
      return { mine: hasSeat === null ? null : { position }, people };
    },
  };
};
