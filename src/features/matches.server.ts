import ical, {
  escape,
  ICalCalendarMethod,
  type ICalCalendarData,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { matches } from "virtual:club/matches";
import { type ClubMatches, type Match, matchTime, startOf, type TeamMatches } from "../../domain/club/matches.ts";
import { calendarAddress } from "../../ui/club/matches/CalendarLink.tsx";
import { typeset } from "../../ui/design/components/text/french.ts";
import type { Files, SiteFile } from "../server/documents/siteFile.ts";

type Whose = {
  readonly clubName: string;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  /** The address of the live stream. */
  readonly live?: string | undefined;
  /** Milliseconds since 1970: when the matches were last published. Calendars trust the latest stamp. */
  readonly saidAt: number;
};

const hour = 3_600;

/**
 * A team's matches as an iCalendar (RFC 5545) to subscribe to, with times in UTC. A match keeps its UID as long as the
 * site keeps its host. A cancelled match stays, with the status CANCELLED.
 */
export const calendarOf = (team: TeamMatches, whose: Whose): string => {
  const { clubName, site } = whose;
  return written(team, whose, {
    // The package escapes the fields of events, not those of the calendar.
    name: escape(typeset(`${clubName}, ${team.game}`), false),
    description: escape(typeset(`Les matchs de ${clubName}, ${team.game}`), false),
    source: `${site}${calendarAddress(team.team)}`,
    ttl: 6 * hour,
    x: [["X-WR-TIMEZONE", "Europe/Paris"]],
  });
};

/** Matches without a calendar name: calendar programs import a named file as a new calendar. */
const matchesOf = (team: TeamMatches, whose: Whose): string => written(team, whose, {});

const written = (
  { team, game, matches }: TeamMatches,
  { clubName, site, live, saidAt }: Whose,
  about: ICalCalendarData,
): string => {
  const { hostname } = new URL(site);
  const calendar = ical({
    ...about,
    prodId: { company: escape(clubName, false), product: "Calendrier", language: "FR" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const match of matches) {
    const start = startOf(match);
    calendar.createEvent({
      id: `${match.id}.${team}@${hostname}`,
      sequence: sequenceOf(match),
      stamp: new Date(saidAt),
      start: new Date(start),
      end: new Date(start + matchTime),
      summary: typeset(`${game} : ${clubName} contre ${match.opponent}`),
      description: typeset([match.event, match.stage, match.format].filter(Boolean).join(", ")),
      status: match.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A subscriber of the calendar stays free at the time of a match.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      url: live ?? `${site}/teams`,
    });
  }
  return calendar.toString();
};

/** Increases with each change of a match, as RFC 5545 asks. Odd while the match is cancelled. */
const sequenceOf = ({ timesMoved = 0, isCancelled = false }: Match): number => 2 * timesMoved + (isCancelled ? 1 : 0);

const asked = /^\/calendrier\/([a-z\d-]+)(?:\/([a-z\d-]+))?\.ics$/;

/**
 * The calendar at a team's path (`/calendrier/valorant.ics`) or at the path of one match
 * (`/calendrier/valorant/2026-ldr-j6.ics`). `undefined` for every other path.
 */
export const calendars =
  ({ teams, ...whose }: ClubMatches & Whose) =>
  (path: string): SiteFile | undefined => {
    const [, name, id] = asked.exec(path) ?? [];
    const team = teams.find(({ team }) => team === name);
    if (!team) return undefined;
    if (id === undefined) return calendarFile(calendarOf(team, whose));
    const matches = team.matches.filter((match) => match.id === id);
    return matches.length === 0 ? undefined : calendarFile(matchesOf({ ...team, matches }, whose));
  };

const calendarFile = (body: string): SiteFile => ({ type: "text/calendar; charset=utf-8", body });

/** The teams' calendars. */
export const files: Files = ({ site, club, since }) =>
  calendars({ site, clubName: club.name, saidAt: since, ...matches });
