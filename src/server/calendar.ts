import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { ClubMatches } from "../../domain/club/matches.ts";
import { type Match, matchTime, startOf, type TeamMatches } from "../../domain/matches/match.ts";
import type { SiteFile } from "./siteFile.ts";

type Whose = {
  readonly clubName: string;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  /** Where the matches are shown live. */
  readonly live?: string | undefined;
};

const hour = 3_600;

/**
 * A team's matches as iCalendar (RFC 5545). A match keeps its UID for ever; one that was cancelled stays, as cancelled.
 * Times are in UTC, which every calendar shows in its own zone.
 */
export const calendarOf = ({ team, game, matches }: TeamMatches, whose: Whose): string => {
  const { clubName, site, live } = whose;
  const { hostname } = new URL(site);
  const calendar = ical({
    name: `${clubName}, ${game}`,
    description: `Les matchs de ${clubName}, ${game}`,
    prodId: { company: clubName, product: "Calendrier", language: "FR" },
    method: ICalCalendarMethod.PUBLISH,
    source: `${site}${calendarPath(team)}`,
    ttl: 6 * hour,
    x: [["X-WR-TIMEZONE", "Europe/Paris"]],
  });
  for (const match of matches) {
    const start = startOf(match);
    calendar.createEvent({
      id: `${match.id}.${team}@${hostname}`,
      sequence: sequenceOf(match),
      start: new Date(start),
      end: new Date(start + matchTime),
      // The same match, the same file, whenever it is asked for.
      stamp: new Date(start),
      summary: `${game} : ${clubName} contre ${match.opponent}`,
      description: [match.event, match.stage, match.format].filter(Boolean).join(", "),
      status: match.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: live ?? `${site}/teams`,
    });
  }
  return calendar.toString();
};

const sequenceOf = ({ timesMoved = 0, isCancelled = false }: Match): number => timesMoved + (isCancelled ? 1 : 0);

const calendarPath = (team: string) => `/calendrier/${team}.ics`;

const asked = /^\/calendrier\/([a-z\d-]+)(?:\/([a-z\d-]+))?\.ics$/;

/**
 * The calendar at a team's path (`/calendrier/valorant.ics`), or at the path of one match of it
 * (`/calendrier/valorant/2026-ldr-j6.ics`). `undefined` for every other path.
 */
export const calendars =
  ({ teams, ...whose }: ClubMatches & Whose) =>
  (path: string): SiteFile | undefined => {
    const [, name, id] = asked.exec(path) ?? [];
    const team = teams.find(({ team }) => team === name);
    const matches = team?.matches.filter((match) => id === undefined || match.id === id) ?? [];
    if (!team || (id !== undefined && matches.length === 0)) return undefined;
    return { type: "text/calendar; charset=utf-8", body: calendarOf({ ...team, matches }, whose) };
  };
