import { type ClubEvent, eventEnd } from "../../../../domain/club/events/event.ts";
import { clubOf, type Statement } from "../../../lib/structured/statement.ts";
import { eventPath } from "../address.ts";

/** An event for search engines. */
export const eventStatement =
  (event: ClubEvent, description: string): Statement =>
  (publisher) => ({
    "@type": "Event",
    name: event.title,
    description: event.description || description,
    url: publisher.site + eventPath(event.slug),
    startDate: event.start,
    endDate: new Date(eventEnd(event)).toISOString(),
    eventStatus: `https://schema.org/Event${event.status === "cancelled" ? "Cancelled" : "Scheduled"}`,
    location: { "@type": "Place", name: event.location },
    organizer: clubOf(publisher),
  });
