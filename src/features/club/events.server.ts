import ical, {
  escape,
  ICalCalendarMethod,
  type ICalCalendarData,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { type ClubEvent, eventEnd, eventStart } from "../../../domain/club/events/event.ts";
import { day } from "../../../domain/shared/clock.ts";
import { isSlug } from "../../../domain/shared/slug.ts";
import { eventPath, eventsCalendar } from "../../../ui/club/events/address.ts";
import { whenOf } from "../../../ui/club/events/when.ts";
import { words } from "../../../ui/club/events/words.ts";
import { zoneName } from "../../../ui/club/matches/state/when.ts";
import { typeset } from "../../../ui/design/components/text/french.ts";
import { clubZone } from "../../../ui/lib/page/now.ts";
import { isMade } from "../../../ui/lib/page/shareImage.ts";
import { textCard } from "../../server/documents/shareCard.ts";
import type { FileNeeds, Files, ListContent, SiteFile } from "../../server/documents/siteFile.ts";

type Whose = { readonly clubName: string; readonly site: string };

const hour = 3_600;

/** Events as an iCalendar (RFC 5545), with times in UTC. A cancelled event stays, with the status CANCELLED. */
export const eventsAsCalendar = (
  events: readonly ClubEvent[],
  { clubName, site }: Whose,
  about: ICalCalendarData,
): SiteFile => {
  const calendar = ical({
    ...about,
    prodId: { company: escape(clubName, false), product: "Calendrier", language: "FR" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { hostname } = new URL(site);
  for (const event of events) {
    calendar.createEvent({
      id: `evenement-${event.id}@${hostname}`,
      // RFC 5545 wants it to begin with 0 and to grow with each change.
      sequence: event.revision - 1,
      stamp: new Date(event.updatedAt),
      start: new Date(eventStart(event)),
      end: new Date(eventEnd(event)),
      summary: typeset(`${words.kinds[event.kind]} : ${event.title}`),
      description: typeset(event.description),
      location: event.location,
      status: event.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      url: site + eventPath(event.slug),
    });
  }
  return { type: "text/calendar; charset=utf-8", body: calendar.toString() };
};

const ofEvent = /^\/evenements\/([a-z\d-]+)\.ics$/;

/** How far the calendar and the sitemap reach back, in milliseconds. */
const past = 180 * day;

const imagePath = /^\/partage\/evenements\/([a-z\d-]+)\.png$/;

/** The share images: kind, title, day, hour and place. */
export const shareImages =
  ({ club, findPort, image }: FileNeeds, now: () => number) =>
  async (path: string): Promise<SiteFile | undefined> => {
    const [, slug = ""] = imagePath.exec(path) ?? [];
    const event = isSlug(slug) ? await (await findPort("events")).bySlug(slug) : undefined;
    if (!event) return undefined;
    const { kind, title, location, status } = event;
    const { weekday, day: date, time } = whenOf(event, { now: now(), zone: clubZone });
    const card = {
      category: kind,
      label: status === "cancelled" ? `${words.cancelled} : ${words.kinds[kind]}` : words.kinds[kind],
      title,
      note: [`${weekday} ${date}`, `${time} (${zoneName(clubZone)})`, location].filter(Boolean).join(", "),
    };
    return image(JSON.stringify(card), () => textCard(club, card));
  };

/** The calendar of all events, and of one (`/evenements/soiree-2026-12-05.ics`), and the share images. */
export const files: Files = (needs) => {
  const { site, club, findPort } = needs;
  const whose = { site, clubName: club.name };
  const imageAt = shareImages(needs, Date.now);
  return async (path) => {
    if (isMade(path)) return imageAt(path);
    if (path === eventsCalendar) {
      const events = await (await findPort("events")).since(new Date(Date.now() - past).toISOString());
      const name = escape(typeset(`${club.name}, ${words.title}`), false);
      return eventsAsCalendar(events, whose, { name, source: site + eventsCalendar, ttl: 6 * hour });
    }
    const [, slug = ""] = ofEvent.exec(path) ?? [];
    const event = isSlug(slug) ? await (await findPort("events")).bySlug(slug) : undefined;
    // Without a calendar name: calendar programs import a named file as a new calendar.
    return event && eventsAsCalendar([event], whose, {});
  };
};

/** The pages of events that aren't long over, among them those that the list of events leads to. */
export const listContent: ListContent = async (findPort, most) => {
  const events = await (await findPort("events")).since(new Date(Date.now() - past).toISOString());
  return events.slice(0, most).map(({ slug, updatedAt }) => ({ path: eventPath(slug), updatedAt }));
};
