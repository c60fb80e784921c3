import { expect, it } from "vitest";
import type { Match } from "../../../domain/club/matches/match.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { matchOf } from "../../../tests/matchOf.ts";
import { findPort } from "../../../tests/onMemory.ts";
import { plain } from "../../../tests/screen.ts";
import { typeset } from "../../../ui/design/components/text/french.ts";
import { club } from "../../../tests/club.ts";
import { calendarOf, calendars, shareImages } from "./matches.server.ts";

const whose = { clubName: "Boréal Esport", site: "https://boreal.example" };
const team = { slug: "valorant" as Slug, game: "Valorant" };
const match = matchOf({ watch: "https://tv.example/boreal" });

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
  const [event] = eventsIn(calendarOf([match], whose, team));
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
    "URL;VALUE=URI": "https://tv.example/boreal",
  });
  const [unseen] = eventsIn(calendarOf([{ ...match, watch: null }], whose, team));
  expect(unseen?.["URL;VALUE=URI"]).toBe("https://boreal.example/matches/valorant-solstice-2026-11-28");
});

it("keeps a match's UID when all else of it changes", () => {
  const moved = { ...match, opponent: "Banquise", start: "2026-12-02T19:00:00.000Z", revision: 2 };
  const [before] = eventsIn(calendarOf([match], whose, team));
  const [after] = eventsIn(calendarOf([moved], whose, team));
  expect(after?.["UID"]).toBe(before?.["UID"]);
  expect(after?.["DTSTART"]).toBe("20261202T190000Z");
});

it("[HO-14] keeps a cancelled match, as cancelled, with a higher sequence number after each change", () => {
  const changes = [{}, { status: "cancelled" }, {}, { status: "cancelled" }] satisfies readonly Partial<Match>[];
  const changed = changes.map((change, at) => ({ ...match, ...change, revision: at + 1 }));
  const events = changed.flatMap((one) => eventsIn(calendarOf([one], whose, team)));
  expect(events.map(({ STATUS }) => STATUS)).toEqual(["CONFIRMED", "CANCELLED", "CONFIRMED", "CANCELLED"]);
  expect(events.map(({ SEQUENCE }) => SEQUENCE)).toEqual(["0", "1", "2", "3"]);
});

it("[MA-32] keeps a postponed match under its identifier, as cancelled until its new time, with a higher sequence number", () => {
  const later = "2026-12-05T20:00:00.000Z";
  const changes = [
    {},
    { status: "postponed" },
    { start: later, movedFrom: match.start },
  ] satisfies readonly Partial<Match>[];
  const changed = changes.map((change, at) => ({ ...match, ...change, revision: at + 1 }));
  const events = changed.flatMap((one) => eventsIn(calendarOf([one], whose, team)));
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(1);
  expect(events.map(({ STATUS }) => STATUS)).toEqual(["CONFIRMED", "CANCELLED", "CONFIRMED"]);
  expect(events.map(({ SEQUENCE }) => SEQUENCE)).toEqual(["0", "1", "2"]);
  expect(events[1]?.["SUMMARY"]).toMatch(/^Reporté/);
  expect(events[1]?.["DESCRIPTION"]).toContain("nouvelle date");
  expect([events[2]?.["DTSTART"], events[2]?.["SUMMARY"]]).toEqual(["20261205T200000Z", events[0]?.["SUMMARY"]]);
});

it("tells no score", () => {
  const finished: Match = { ...match, status: "finished", maps: [{ name: "Ascent", ours: 13, theirs: 9 }] };
  const calendar = calendarOf([finished], whose, team);
  const scheduled = calendarOf([match], whose, team);
  expect(calendar).toBe(scheduled);
});

it("[FR-3] keeps every text in French typography, of any length and characters, in lines of 75 bytes", () => {
  const odd = {
    ...match,
    competition: 'Coupe; "d\'Hiver", \\o/ : finale',
    format: null,
    stage: "Première ligne\nBEGIN:VEVENT",
    opponent: `Les Irréductibles 🐙 de ${"Pont-l'Abbé, ".repeat(12)}`,
  };
  const clubName = "Boréal; Esport,\nEND:VCALENDAR";
  const calendar = calendarOf([odd], { ...whose, clubName }, team);
  const events = eventsIn(calendar);
  expect(calendar.split(/\r\n|\r|\n/).filter((line) => line.startsWith("END:"))).toHaveLength(2);
  expect(read(calendar)).toContainEqual({ name: "X-WR-CALNAME", value: typeset(`${clubName}, Valorant`) });
  expect(events).toHaveLength(1);
  expect(events[0]?.["DESCRIPTION"]).toBe(typeset(`${odd.competition}, ${odd.stage}`));
  expect(events[0]?.["SUMMARY"]).toBe(typeset(`Valorant : ${clubName} contre ${odd.opponent}`));
  const longest = Math.max(...calendar.split("\r\n").map((line) => new TextEncoder().encode(line).length));
  expect(longest).toBeLessThanOrEqual(75);
});

it("is the same file at each request, and well-formed", () => {
  const calendar = calendarOf([match], whose, team);
  expect(calendarOf([match], whose, team)).toBe(calendar);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(calendar.trimEnd()).toMatch(/\r\nEND:VCALENDAR$/);
  expect(read(calendar)).toContainEqual({ name: "METHOD", value: "PUBLISH" });
});

it("[MA-7] answers the paths of all teams, of one, of one match, and nothing else", async () => {
  const matches = await findPort("matches");
  const begun = Date.parse("2026-11-22T08:00Z");
  const at = calendars(
    whose,
    async () => matches,
    () => begun,
  );
  const eventsAt = async (path: string) => eventsIn(String((await at(path))?.body));
  const all = await matches.since("2025-11-22T00:00:00.000Z");
  const [first] = all;
  if (!first) throw new Error("The club has no match for this test");
  const own = all.filter((one) => one.team === first.team);

  expect((await at(`/calendrier/${first.team}.ics`))?.type).toBe("text/calendar; charset=utf-8");
  expect(await eventsAt("/calendrier.ics")).toHaveLength(all.length);
  expect(await eventsAt(`/calendrier/${first.team}.ics`)).toHaveLength(own.length);
  const single = `/matches/${first.slug}.ics`;
  expect((await eventsAt(single)).map(({ UID }) => UID)).toEqual([`${first.calendarId}@boreal.example`]);
  // Calendar programs would import a named file as a new calendar, and reload the whole team's from a source.
  expect((await at(single))?.body).not.toMatch(/NAME|SOURCE|REFRESH/);
  const missing = ["/calendrier/echecs.ics", "/matches/j8.ics", `/calendrier/${first.team}/${first.slug}.ics`];
  for (const path of [...missing, "/calendrier/", "/teams"]) expect(await at(path)).toBeUndefined();
});

it("[SH-25] draws day and hour of a coming match, in the club's zone", async () => {
  const cardOf = async (more: Partial<Match>) => {
    const image = async (key: string) => ({ type: "image/png", body: key });
    const findPort = (async () => ({ bySlug: async () => ({ ...match, ...more }) })) as never;
    const imageAt = shareImages({ ...whose, club, findPort, image }, () => Date.parse("2026-11-20T12:00:00Z"));
    return JSON.parse(String((await imageAt(`/partage/matches/${match.slug}.png`))?.body)) as { when: unknown };
  };
  const { when } = await cardOf({ status: "scheduled", start: "2026-11-28T20:30:00.000Z" });
  expect(plain(JSON.stringify(when))).toBe(
    String.raw`{"day":"sam.\n28 nov.","time":"21 h 30","zone":"heure de Paris"}`,
  );
  for (const status of ["postponed", "cancelled"] as const) expect((await cardOf({ status })).when).toBeNull();
});

it("[NS-5] draws no score for two days after the end of a match", async () => {
  const finishedAt = "2026-11-20T22:00:00.000Z";
  const finished: Match = { ...match, status: "finished", finishedAt, maps: [{ name: "Ascent", ours: 13, theirs: 9 }] };
  const cardAt = async (now: string) => {
    const drawn: string[] = [];
    const answer = shareImages(
      {
        ...whose,
        club,
        findPort: (async () => ({ bySlug: async () => finished })) as never,
        image: async (key) => (drawn.push(key), { type: "image/png", body: key }),
      },
      () => Date.parse(now),
    );
    await answer(`/partage/matches/${finished.slug}.png`);
    return JSON.parse(drawn[0] ?? "") as { readonly score: unknown };
  };
  expect(await cardAt("2026-11-22T21:59:59Z")).toMatchObject({ score: null });
  expect(await cardAt("2026-11-22T22:00:01Z")).toMatchObject({ score: { ours: 1, theirs: 0 } });
});
