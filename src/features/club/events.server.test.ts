import { expect, it } from "vitest";
import type { ClubEvent } from "../../../domain/club/events/event.ts";
import { eventForm } from "../../../domain/club/events/typed.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { plain } from "../../../tests/screen.ts";
import { hostileStrings } from "../../../tests/hostileStrings.ts";
import { $club } from "../../../ui/lib/page/club.ts";
import { eventsAsCalendar, shareImages } from "./events.server.ts";

const event: ClubEvent = {
  id: "id-1",
  slug: "soiree-2026-12-05" as Slug,
  title: "Finale; en direct\\",
  kind: "watch-party",
  team: null,
  location: "Bar Le Ponton, 12 quai",
  description: "Une ligne\nBEGIN:VEVENT",
  status: "planned",
  start: "2026-12-05T19:00:00.000Z",
  minutes: 90,
  seats: 2,
  updatedAt: "2026-11-01T10:00:00.000Z",
  revision: 3,
  coming: 2,
  waiting: 0,
};
const whose = { clubName: "Boréal", site: "https://club.test" };
const written = (more: Partial<ClubEvent> = {}) =>
  String(eventsAsCalendar([{ ...event, ...more }], whose, {}).body).replaceAll("\r\n ", "");

it("[EV-8] writes an event as a calendar, in UTC, with its place; texts stay texts", () => {
  const file = written();
  expect(file).toContain("DTSTART:20261205T190000Z");
  expect(file).toContain("DTEND:20261205T203000Z");
  expect(file).toContain("UID:evenement-id-1@club.test");
  expect(file).toContain("SEQUENCE:2");
  expect(file).toContain("LOCATION:Bar Le Ponton\\, 12 quai");
  expect(file).toMatch(/SUMMARY:Soirée visionnage.*Finale\\;.*en direct\\\\/);
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(file).toContain("STATUS:CONFIRMED");
});

it.each(hostileStrings)("[EV-8] keeps %j inside its line of the calendar", (typed) => {
  const read = eventForm.read({
    ...eventForm.noTexts,
    title: typed.slice(0, 80),
    location: typed,
    description: `${typed}\n${typed}`,
    start: "2026-12-05T20:30",
  });
  if (!read.ok) throw new Error("The form refused it");
  const { title, location, description } = read.value;
  const named = (file: string) => file.match(/^[A-Z-]+(?=[:;])/gm);
  const file = written({ title, location, description });
  expect(named(file)).toEqual(named(written()));
  expect(file).not.toMatch(/[^\P{Cc}\r\n]|(?<!\r)\n/u);
  const kept = /^LOCATION:(.*)\r$/m.exec(file)?.[1]?.replace(/\\([\\;,])/g, "$1");
  expect(kept).toBe(location);
});

it("[SH-25] draws an event's own share image, with day, hour and place", async () => {
  const cardOf = async (more: Partial<ClubEvent>) => {
    const image = async (key: string) => ({ type: "image/png", body: key });
    const findPort = (async () => ({ bySlug: async () => ({ ...event, ...more }) })) as never;
    const imageAt = shareImages({ site: whose.site, club: $club.defaultState, findPort, image }, () =>
      Date.parse(event.updatedAt),
    );
    expect(await imageAt("/partage/teams/soiree.png")).toBeUndefined();
    return JSON.parse(String((await imageAt(`/partage/evenements/${event.slug}.png`))?.body)) as unknown;
  };
  const note = "sam. 5 déc., 20 h (heure de Paris), Bar Le Ponton, 12 quai";
  expect(await cardOf({})).toMatchObject({ label: "Soirée visionnage", title: event.title, note: expect.anything() });
  expect(plain(JSON.stringify(await cardOf({})))).toContain(note);
  expect(await cardOf({ status: "cancelled" })).toMatchObject({ label: expect.stringContaining("Annulé") });
});

it("[EV-8] keeps a cancelled event, with its status", () => {
  expect(written({ status: "cancelled" })).toContain("STATUS:CANCELLED");
});
