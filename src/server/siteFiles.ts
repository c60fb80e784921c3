import type { RouteObject } from "react-router-dom";
import type { Club, Figure } from "../../domain/club/club.ts";
import type { ClubMatches } from "../../domain/club/matches.ts";
import type { FindPort } from "../container.ts";
import { features } from "../features.ts";
import { calendars } from "./calendar.ts";
import { decoded } from "./decoded.ts";
import { drawings, isDrawing } from "./drawings.ts";
import { newsFeed } from "./feeds.ts";
import { robots } from "./robots.ts";
import { shareImages } from "./shareImages.ts";
import type { SiteFile } from "./siteFile.ts";
import { sitemap } from "./sitemap.ts";
import { textsFrom } from "./texts.ts";

type Needs = {
  readonly findPort: FindPort;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  readonly club: Club;
  readonly matches: ClubMatches;
  /** The people whose portraits the site draws. */
  readonly people: readonly Figure[];
  readonly routes: readonly RouteObject[];
  /** Milliseconds since 1970: when the site started with its matches. */
  readonly since: number;
};

const robotsPath = "/robots.txt";

/** Whether a file is made without the backend. */
export const isMadeAtOnce = (path: string): boolean => path === robotsPath || isDrawing(path);

/** Whether a path may be a file's: all files have an extension, and no page has one. */
export const mayBeFile = (path: string): boolean => /\.[a-z]+$/.test(path);

const categoryFeed = /^\/rss\/([^/]+)\.xml$/;

/** Resolves a path to a generated file: robots.txt, sitemap, feed, share image, drawing or calendar. Otherwise `undefined`. */
export const siteFiles = ({ findPort, site, club, matches, people, routes, since }: Needs) => {
  const texts = textsFrom(findPort);
  const unlisted = ["/_dev", ...features.flatMap(({ unlisted = [] }) => unlisted)];
  const hasMatches = features.some(({ name }) => name === "matches");
  const calendarAt = calendars({ site, clubName: club.name, saidAt: since, ...matches });
  const images = shareImages({ club, texts });
  const drawingAt = drawings(club.emblem, people);
  const feed = (category?: string) => newsFeed({ site, club, articles: texts.news }, category);

  return async (path: string): Promise<SiteFile | undefined> => {
    if (path === robotsPath) return robots(site);
    if (path === "/sitemap.xml") return sitemap({ site, routes, unlisted, texts });
    if (path === "/rss.xml") return feed();
    if (path.startsWith("/partage/")) return images(path);
    if (isDrawing(path)) return drawingAt(path);
    const calendar = hasMatches && calendarAt(path);
    if (calendar) return calendar;
    const category = decoded(categoryFeed.exec(path)?.[1]);
    return category === undefined ? undefined : feed(category);
  };
};
