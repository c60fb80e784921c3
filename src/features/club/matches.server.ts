import ical, {
  escape,
  ICalCalendarMethod,
  type ICalCalendarData,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { type Match, matchTime, scoreOf, startOf } from "../../../domain/club/matches/match.ts";
import type { Matches, TeamName } from "../../../domain/club/matches/ports.ts";
import { day } from "../../../domain/shared/clock.ts";
import { isSlug } from "../../../domain/shared/slug.ts";
import { calendarAddress } from "../../../ui/club/matches/calendar/CalendarLink.tsx";
import { matchPath } from "../../../ui/club/matches/address.ts";
import { whenIs, zoneName } from "../../../ui/club/matches/state/when.ts";
import { words } from "../../../ui/club/matches/words.ts";
import { clubZone } from "../../../ui/lib/page/now.ts";
import { typeset } from "../../../ui/design/components/text/french.ts";
import { listedItems } from "../../server/documents/contentItems.ts";
import { matchCard } from "../../server/documents/shareCard.ts";
import type { FileNeeds, Files, ListContent, SiteFile } from "../../server/documents/siteFile.ts";

type Whose = {
  readonly clubName: string;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
};

const hour = 3_600;

/**
 * Matches as an iCalendar (RFC 5545) to subscribe to, with times in UTC. A match keeps its UID as long as the site keeps its host. A
 * cancelled match stays, with the status CANCELLED; so does one that is postponed without a new time, which its summary tells.
 * @param team the team whose calendar it is; absent: all teams
 */
export const calendarOf = (matches: readonly Match[], whose: Whose, team?: TeamName): string => {
  const { clubName, site } = whose;
  return written(matches, whose, {
    // The package escapes the fields of events, not those of the calendar.
    name: escape(typeset([clubName, team?.game].filter(Boolean).join(", ")), false),
    description: escape(typeset(["Les matchs de " + clubName, team?.game].filter(Boolean).join(", ")), false),
    source: `${site}${calendarAddress(team?.slug)}`,
    ttl: 6 * hour,
    x: [["X-WR-TIMEZONE", "Europe/Paris"]],
  });
};

const written = (matches: readonly Match[], { clubName, site }: Whose, about: ICalCalendarData): string => {
  const { hostname } = new URL(site);
  const calendar = ical({
    ...about,
    prodId: { company: escape(clubName, false), product: "Calendrier", language: "FR" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const match of matches) {
    const start = startOf(match);
    const isPostponed = match.status === "postponed";
    const format = match.format && words.formats[match.format];
    calendar.createEvent({
      id: `${match.calendarId}@${hostname}`,
      // RFC 5545 wants it to begin with 0 and to grow with each change.
      sequence: match.revision - 1,
      stamp: new Date(match.updatedAt),
      start: new Date(start),
      end: new Date(start + matchTime),
      // Without the score: a calendar's reminder would tell it.
      summary: typeset(`${isPostponed ? "Reporté, " : ""}${match.game} : ${clubName} contre ${match.opponent}`),
      description: typeset(
        [match.competition, match.stage, format].filter(Boolean).join(", ") +
          (isPostponed ? ". La nouvelle date n'est pas encore connue." : ""),
      ),
      status: isPostponed || match.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A subscriber of the calendar stays free at the time of a match.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      url: match.watch ?? site + matchPath(match.slug),
    });
  }
  return calendar.toString();
};

const ofMatch = /^\/matches\/([a-z\d-]+)\.ics$/;
const ofTeams = /^\/calendrier(?:\/([a-z\d-]+))?\.ics$/;

/** How far a calendar, and the open matches of a sitemap, reach back, in milliseconds. */
const past = 365 * day;

/**
 * The calendar of all teams (`/calendrier.ics`), of one (`/calendrier/valorant.ics`), or of one match
 * (`/matches/valorant-solstice-2026-11-28.ics`). `undefined` for every other path.
 */
export const calendars =
  (whose: Whose, findMatches: () => Promise<Matches>, now: () => number) =>
  async (path: string): Promise<SiteFile | undefined> => {
    const [isOfMatch, slug = ""] = ofMatch.exec(path) ?? [];
    if (isOfMatch !== undefined) {
      const match = isSlug(slug) ? await (await findMatches()).bySlug(slug) : undefined;
      // Without a calendar name: calendar programs import a named file as a new calendar.
      return match && calendarFile(written([match], whose, {}));
    }
    const found = ofTeams.exec(path);
    if (!found) return undefined;
    const [, name] = found;
    const matches = await findMatches();
    const team = name === undefined ? undefined : (await matches.teams()).find((team) => team.slug === name);
    if (name !== undefined && !team) return undefined;
    const since = new Date(now() - (now() % day) - past).toISOString();
    return calendarFile(calendarOf(await matches.since(since, team?.slug), whose, team));
  };

const calendarFile = (body: string): SiteFile => ({ type: "text/calendar; charset=utf-8", body });

/** The matches' pages: the open ones, also those that wait for their result, then the results. */
export const listContent: ListContent = async (findPort, most) => {
  const matches = await findPort("matches");
  const open = await matches.coming(new Date(Date.now() - past).toISOString());
  const finished = { newest: (from: number, count: number) => matches.finished({ from, count }) };
  return [
    ...open.map(({ slug, updatedAt }) => ({ path: matchPath(slug), updatedAt })),
    ...(await listedItems(finished, matchPath, most - open.length)),
  ];
};

const imagePath = /^\/partage\/matches\/([a-z\d-]+)\.png$/;

/** A result of the last two days is no news for everybody yet: who shares its page doesn't know what the reader wants to know. */
const freshTime = 2 * day;

const isFresh = ({ finishedAt }: Match, now: number): boolean =>
  finishedAt !== null && Date.parse(finishedAt) + freshTime > now;

/** The day and the hour of a match, in the club's zone: a picture is the same for all. */
const whenOf = (start: number, now: number) => {
  const { weekday, day: date, time } = whenIs(start, { now, zone: clubZone });
  return { day: `${weekday}\n${date}`, time, zone: zoneName(clubZone) };
};

/** The share images: with day and hour before the match; with the score, once the result isn't fresh. */
export const shareImages =
  ({ club, findPort, image }: FileNeeds, now: () => number) =>
  async (path: string): Promise<SiteFile | undefined> => {
    const [, slug = ""] = imagePath.exec(path) ?? [];
    const match = isSlug(slug) ? await (await findPort("matches")).bySlug(slug) : undefined;
    if (!match) return undefined;
    const { competition, opponent, status } = match;
    const isTold = status === "finished" && !isFresh(match, now());
    const card = {
      competition,
      opponent,
      score: isTold ? scoreOf(match) : null,
      when: status === "scheduled" ? whenOf(startOf(match), now()) : null,
    };
    return image(JSON.stringify(card), () => matchCard(club, card));
  };

/** The calendars and the share images. */
export const files: Files = (needs) => {
  const { site, club, findPort } = needs;
  const calendarAt = calendars({ site, clubName: club.name }, () => findPort("matches"), Date.now);
  const imageAt = shareImages(needs, Date.now);
  return async (path) => (await calendarAt(path)) ?? imageAt(path);
};
