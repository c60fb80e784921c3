import { expect, it } from "vitest";
import type { Match, TeamMatches } from "../../domain/club/matches.ts";
import { matches as otherClub } from "../../tests/otherClub/matches.ts";
import { typeset } from "../../ui/design/components/text/french.ts";
import { calendarOf, calendars } from "./matches.server.ts";

const whose = {
  clubName: "Boréal Esport",
  site: "https://boreal.example",
  live: "https://tv.example/boreal",
  saidAt: Date.parse("2026-11-20T08:00Z"),
};
const match: Match = {
  id: "j6",
  event: "Ligue des Régions",
  stage: "journée 6",
  format: "deux manches gagnantes",
  opponent: "Solstice",
  start: "2026-11-28T21:00+01:00",
};
const team = (...matches: readonly Match[]): TeamMatches => ({ team: "valorant", game: "Valorant", matches });

type Line = { readonly name: string; readonly value: string };

/** The lines of a calendar, parsed by RFC 5545: unfolded, split at the first colon, unescaped. */
const read = (calendar: string): readonly Line[] =>
  calendar
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, name = "", value = ""] = /^([A-Z-]+(?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
      return { name, value: value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign)) };
    });

const eventsIn = (calendar: string): readonly Readonly<Record<string, string>>[] => {
  const lines = read(calendar);
  return lines.flatMap(({ name, value }, at) => {
    if (name !== "BEGIN" || value !== "VEVENT") return [];
    const end = lines.findIndex((line, later) => later > at && line.name === "END" && line.value === "VEVENT");
    return [Object.fromEntries(lines.slice(at + 1, end).map((line) => [line.name, line.value]))];
  });
};

it("gives a match's time in UTC and its description", () => {
  const [event] = eventsIn(calendarOf(team(match), whose));
  expect(event).toMatchObject({
    UID: "j6.valorant@boreal.example",
    DTSTART: "20261128T200000Z",
    DTEND: "20261128T220000Z",
    SUMMARY: "Valorant\u00a0: Boréal Esport contre Solstice",
    DESCRIPTION: "Ligue des Régions, journée 6, deux manches gagnantes",
    STATUS: "CONFIRMED",
    SEQUENCE: "0",
    DTSTAMP: "20261120T080000Z",
    TRANSP: "TRANSPARENT",
  });
});

it("keeps a match's UID when all else of it changes", () => {
  const moved = { ...match, opponent: "Banquise", start: "2026-12-02T20:00+01:00", timesMoved: 2 };
  const [before] = eventsIn(calendarOf(team(match), whose));
  const [after] = eventsIn(calendarOf(team(moved), whose));
  expect(after?.["UID"]).toBe(before?.["UID"]);
  expect(after?.["DTSTART"]).toBe("20261202T190000Z");
});

it("[HO-14] keeps a cancelled match, as cancelled, with a higher sequence number after each change", () => {
  const fates = [
    {},
    { isCancelled: true },
    { timesMoved: 1 },
    { timesMoved: 1, isCancelled: true },
    { timesMoved: 2 },
  ] satisfies readonly Partial<Match>[];
  const events = fates.flatMap((fate) => eventsIn(calendarOf(team({ ...match, ...fate }), whose)));
  expect(events.map(({ STATUS }) => STATUS)).toEqual(["CONFIRMED", "CANCELLED", "CONFIRMED", "CANCELLED", "CONFIRMED"]);
  const sequences = events.map(({ SEQUENCE }) => Number(SEQUENCE));
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
});

it("follows the clocks of Paris from winter to summer", () => {
  const summer = { ...match, id: "finale", start: "2027-04-17T20:00+02:00" };
  expect(eventsIn(calendarOf(team(summer), whose))[0]?.["DTSTART"]).toBe("20270417T180000Z");
});

it("[FR-3] keeps every text in French typography, of any length and characters, in lines of 75 bytes", () => {
  const odd = {
    ...match,
    event: 'Coupe; "d\'Hiver", \\o/ : finale',
    format: undefined,
    stage: "Première ligne\nBEGIN:VEVENT",
    opponent: `Les Irréductibles 🐙 de ${"Pont-l'Abbé, ".repeat(12)}`,
  };
  const clubName = "Boréal; Esport,\nEND:VCALENDAR";
  const calendar = calendarOf(team(odd), { ...whose, clubName });
  const events = eventsIn(calendar);
  expect(calendar.split(/\r\n|\r|\n/).filter((line) => line.startsWith("END:"))).toHaveLength(2);
  expect(read(calendar)).toContainEqual({ name: "X-WR-CALNAME", value: typeset(`${clubName}, Valorant`) });
  expect(events).toHaveLength(1);
  expect(events[0]?.["DESCRIPTION"]).toBe(typeset(`${odd.event}, ${odd.stage}`));
  expect(events[0]?.["SUMMARY"]).toBe(typeset(`Valorant : ${clubName} contre ${odd.opponent}`));
  const longest = Math.max(...calendar.split("\r\n").map((line) => new TextEncoder().encode(line).length));
  expect(longest).toBeLessThanOrEqual(75);
});

it("is the same file at each request, and well-formed", () => {
  const calendar = calendarOf(team(match), whose);
  expect(calendarOf(team(match), whose)).toBe(calendar);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(calendar.trimEnd()).toMatch(/\r\nEND:VCALENDAR$/);
  expect(read(calendar)).toContainEqual({ name: "METHOD", value: "PUBLISH" });
});

it("answers a team's path, one match of it, and nothing else", () => {
  const at = calendars({ ...whose, teams: [team(match, { ...match, id: "j7" }), ...otherClub.teams] });
  const eventsAt = (path: string) => eventsIn(String(at(path)?.body));
  expect(at("/calendrier/valorant.ics")?.type).toBe("text/calendar; charset=utf-8");
  expect(eventsAt("/calendrier/valorant.ics")).toHaveLength(2);
  expect(eventsAt("/calendrier/valorant/j7.ics").map(({ UID }) => UID)).toEqual(["j7.valorant@boreal.example"]);
  // Calendar programs would import a named file as a new calendar, and reload the whole team's from a source.
  expect(at("/calendrier/valorant/j7.ics")?.body).not.toMatch(/NAME|SOURCE|REFRESH/);
  // A team without matches has a calendar: members may subscribe before the season.
  expect(at("/calendrier/tarot.ics")?.body).toContain("BEGIN:VCALENDAR");
  for (const path of ["/calendrier/echecs.ics", "/calendrier/valorant/j8.ics", "/calendrier/", "/teams"]) {
    expect(at(path)).toBeUndefined();
  }
});
