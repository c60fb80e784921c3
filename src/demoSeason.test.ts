import { describe, expect, it } from "vitest";
import { firstEvents } from "../domain/club/events/firstEvents.ts";
import { firstArticleLinks, firstMatches } from "../domain/club/matches/firstMatches.ts";
import { matchTime, stateOf } from "../domain/club/matches/match.ts";
import { addDays, type Day, dayInParis, daysBetween } from "../domain/shared/parisDay.ts";
import { wallTimeOf } from "../domain/shared/wallTime.ts";
import { demoInstants } from "../tests/demoInstants.ts";
import { montreal } from "../adapters/memory/seed/articles/esport.ts";
import { club } from "./club/club.ts";
import { matches } from "./club/matches.ts";
import { partners } from "./club/partners.ts";
import { recruitment } from "./club/recruitment.ts";
import { shop } from "./club/shop.ts";
import { teams } from "./club/teams.ts";
import { sectionsAt } from "./demoSeason.ts";

const sections = { teams, matches, partners, shop, recruitment };
const zone = "Europe/Paris";

/** The Monday of a day's week. */
const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
const dayOf = (start: string): Day => dayInParis(Date.parse(start));

describe("the demo's season", () => {
  it("[DM-1] whenever it begins, has results of these days, a match within two days, a training this week, and half its matches played", () => {
    for (const [day, hour, now] of demoInstants) {
      const { matches: season } = sectionsAt(club, sections, new Date(now));
      const rows = firstMatches(season).map((match) => ({ ...match, state: stateOf(match, { now, zone }) }));
      const played = rows.filter(({ state }) => state === "finished");
      const held = rows.filter(({ state }) => state !== "cancelled");
      const last = Math.max(...played.map(({ start }) => Date.parse(start)));
      const next = Math.min(...held.map(({ start }) => Date.parse(start)).filter((start) => start > now));
      const weekOfTrainings = firstEvents(season)
        .filter(({ kind }) => kind === "training")
        .map(({ start }) => mondayOf(dayOf(start)));
      expect([day, hour, rows.filter(({ state }) => state === "to-score")]).toEqual([day, hour, []]);
      expect([day, hour, daysBetween(dayInParis(last), day) <= 3]).toEqual([day, hour, true]);
      expect([day, hour, daysBetween(day, dayInParis(next)) <= 2]).toEqual([day, hour, true]);
      expect([day, hour, weekOfTrainings]).toEqual([day, hour, expect.arrayContaining([mondayOf(day)])]);
      expect(played.length / held.length).toBeGreaterThan(0.3);
      expect(played.length / held.length).toBeLessThan(0.6);
      expect(played.every(({ finishedAt }) => Date.parse(finishedAt ?? "") <= now)).toBe(true);
    }
  });

  it("[DM-1] keeps weekdays and hours of Paris, also over changes of the clock, and is of one piece", () => {
    const starts = (of: typeof matches) => [...firstMatches(of), ...firstEvents(of)].map(({ start }) => start);
    for (const [day, hour, now] of demoInstants) {
      const { matches: season } = sectionsAt(club, sections, new Date(now));
      const weeks = starts(season).map((start, at) => {
        const written = starts(matches)[at] ?? "";
        const clock = (time: string) => wallTimeOf(Date.parse(time), zone).slice("2026-11-28".length);
        expect([day, hour, clock(start)]).toEqual([day, hour, clock(written)]);
        return daysBetween(dayOf(written), dayOf(start)) / 7;
      });
      expect([day, hour, new Set(weeks).size, Number.isInteger(weeks[0])]).toEqual([day, hour, 1, true]);
      expect(season.standings?.map(({ asOf }) => asOf)).toEqual([addDays(mondayOf(day), -1)]);
    }
  });

  it("[DM-1] gives a match its result when it is over, and its articles with it", () => {
    const times = (now: number) => firstMatches(sectionsAt(club, sections, new Date(now)).matches);
    const saturday = times(Date.parse("2027-05-04T12:00:00Z")).find(({ slug }) => slug === "ldr-j6-valorant");
    const end = Date.parse(saturday?.start ?? "") + matchTime;
    const at = (now: number) => times(now).find(({ slug }) => slug === "ldr-j6-valorant");
    expect(at(end - 1)).toMatchObject({ status: "scheduled", maps: [], lineup: [], vod: null, finishedAt: null });
    expect(at(end)).toMatchObject({ status: "finished", finishedAt: new Date(end).toISOString() });
    expect(at(end)?.maps.length).toBe(3);
    expect(firstArticleLinks(sectionsAt(club, sections, new Date(end)).matches)).toEqual(firstArticleLinks(matches));
  });
});

describe("[DM-10] the demo's season doesn't contradict itself", () => {
  const rows = firstMatches(matches);
  const opponents = new Set(rows.map(({ opponent }) => opponent));

  it("in its evenings: one that is named after an opponent is that of a match with them", () => {
    const evenings = firstEvents(matches).flatMap(({ title, start }) =>
      [...opponents].filter((name) => title.includes(name)).map((name) => ({ name, day: dayOf(start) })),
    );
    expect(evenings.length).toBeGreaterThan(0);
    const held = ({ name, day }: (typeof evenings)[number]) =>
      rows.some(({ opponent, start }) => opponent === name && dayOf(start) === day);
    expect(evenings.filter((evening) => !held(evening))).toEqual([]);
  });

  it("in its results: no team plays twice within three hours", () => {
    const starts = matches.teams.flatMap(({ team, matches: own }) =>
      own.map(({ start }) => ({ team, at: Date.parse(start) })).toSorted((a, b) => a.at - b.at),
    );
    const close = starts.filter(({ team, at }, place) => {
      const before = starts[place - 1];
      return before?.team === team && at - before.at < 3 * 3_600_000;
    });
    expect(close).toEqual([]);
  });

  it("in its standings: each opponent until then is in them, and the club's row counts its results", () => {
    for (const table of matches.standings ?? []) {
      const played = matches.teams
        .flatMap((team) => team.matches)
        .filter(({ event, start }) => event === table.competition && dayOf(start) <= (table.asOf as Day));
      const names = table.rows.map(({ name }) => name);
      expect(played.filter(({ opponent }) => !names.includes(opponent))).toEqual([]);
      const own = table.rows.find(({ team }) => team !== undefined);
      const won = played.filter(
        ({ maps = [], forfeit }) =>
          forfeit === "theirs" || maps.filter(({ ours, theirs }) => ours > theirs).length > maps.length / 2,
      );
      expect(own).toMatchObject({ played: played.length, won: won.length, lost: played.length - won.length });
      const sum = (count: (row: (typeof table.rows)[number]) => number | undefined) =>
        table.rows.reduce((all, row) => all + (count(row) ?? 0), 0);
      expect(sum(({ won: wins }) => wins)).toBe(sum(({ lost }) => lost));
      expect(sum(({ mapsFor }) => mapsFor)).toBe(sum(({ mapsAgainst }) => mapsAgainst));
    }
  });

  it("in its products: a year in a name is told in the text", () => {
    const years = [shop.jersey, ...shop.others].flatMap((product) =>
      product ? [...product.name.matchAll(/\b20\d\d\b/g)].map(([year]) => ({ year, text: product.description })) : [],
    );
    expect(years.filter(({ year, text }) => !text.includes(year))).toEqual([]);
  });

  it("in its tournament abroad: its article names opponents of its results, and came after them", () => {
    const away = rows.filter(({ competition }) => competition === "Plateau de Montréal");
    expect(away.map(({ opponent }) => opponent)).toEqual(["Vertex Nord", "Les Huards", "Solstice"]);
    expect(away.filter(({ opponent }) => !montreal.content.includes(opponent))).toEqual([]);
    expect(away.filter(({ start }) => Date.parse(start) > Date.parse(montreal.publishedAt ?? ""))).toEqual([]);
  });
});

it("[DM-5] another club's matches stay as they are written", () => {
  for (const [, , now] of demoInstants) {
    expect(sectionsAt({ name: "Les Furets" }, sections, new Date(now))).toBe(sections);
  }
});
