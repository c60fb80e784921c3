import type { MemberId } from "../../../domain/accounts/member.ts";
import type { EventRecord } from "../../../domain/club/events/event.ts";
import { hour } from "../../../domain/shared/clock.ts";
import type { Stores } from "../stores.ts";
import { tell, type Told } from "./tell.ts";

/** What members are told of an event. `key`: what happened to it. */
export const toldOfEvent = (
  event: EventRecord,
  kind: Told["kind"],
  key: string,
  actor: MemberId | null = null,
): Told => ({
  kind,
  key: `event/${event.id}/${key}`,
  subject: "event",
  on: event.id,
  slug: event.slug,
  title: event.title,
  actor,
});

/** Tells of the events that begin within the hour. The database has a job for it. */
export const tellOfEventsDue = (stores: Stores, at: Date): void => {
  for (const event of stores.events.read()) {
    const left = Date.parse(event.start) - at.getTime();
    if (event.isPublished && event.status === "planned" && left > 0 && left <= hour) {
      const coming = stores.eventSignUps.read().filter(({ on, hasSeat }) => on === event.slug && hasSeat);
      const members = coming.map(({ member }) => member);
      tell(stores, at, members, toldOfEvent(event, "event-soon", `soon/${event.start}`));
    }
  }
};
