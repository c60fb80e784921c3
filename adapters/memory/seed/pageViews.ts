import type { CountedPage } from "../../../domain/club/reading/countedPage.ts";
import type { ViewSource } from "../../../domain/club/reading/viewSources.ts";
import { addDays } from "../../../domain/shared/parisDay.ts";
import type { MissedSearchRecord, PageViewRecord } from "../dataset.ts";
import { asOf } from "./asOf.ts";
import { openRoles } from "./articles/club.ts";
import { montreal, vertexNord } from "./articles/esport.ts";
import { jersey } from "./articles/merch.ts";
import { headHeight } from "./tips/headHeight.ts";
import { readARotation } from "./tips/readARotation.ts";
import { stopBeforeShooting } from "./tips/stopBeforeShooting.ts";
import { twoOnASite } from "./tips/twoOnASite.ts";
import { viewDays } from "./views.ts";

/** What is opened of a day's visits to the home page, in per cent, on each third day of the last four weeks. */
const opened: readonly (readonly [kind: CountedPage["kind"], slug: string, percent: number])[] = [
  ["page", "/news", 90],
  ["page", "/tips", 84],
  ["page", "/matches", 76],
  ["page", "/teams", 40],
  ["page", "/recruitment", 33],
  ["page", "/contact", 24],
  ["article", montreal.slug, 61],
  ["article", jersey.slug, 47],
  ["article", openRoles.slug, 35],
  ["article", vertexNord.slug, 29],
  ["tip", twoOnASite.slug, 52],
  ["tip", headHeight.slug, 44],
  ["tip", readARotation.slug, 31],
  ["tip", stopBeforeShooting.slug, 18],
];

/** The day of each item's publication, on which it is opened in any case. */
const publishedOn = new Map<string, string | undefined>(
  [montreal, jersey, openRoles, vertexNord, twoOnASite, headHeight, readARotation, stopBeforeShooting].map(
    ({ slug, publishedAt }) => [slug, publishedAt?.slice(0, 10)],
  ),
);

/** How visitors come to the home page, in per cent. */
const ways: readonly (readonly [source: ViewSource, percent: number])[] = [
  ["direct", 34],
  ["search", 27],
  ["social", 22],
  ["within", 12],
  ["site", 5],
];
const fewWays: typeof ways = [
  ["direct", 55],
  ["search", 45],
];

const part = (views: number, percent: number): number => Math.round((views * percent) / 100);

const isRecent = (day: string): boolean => day > addDays(asOf, -28);

/** As many a day as views of tips. Older days have fewer rows. */
export const pageViews: readonly PageViewRecord[] = viewDays
  .flatMap(({ day, views }, at): readonly PageViewRecord[] => [
    ...(isRecent(day) ? ways : fewWays).map(([source, percent]) => ({
      day,
      kind: "page" as const,
      slug: "/",
      source,
      views: part(views, percent),
    })),
    ...opened
      .filter(([, slug], place) => {
        const first = publishedOn.get(slug) ?? "";
        return isRecent(day) && day >= first && ((at + place) % 3 === 0 || day === first);
      })
      .map(([kind, slug, percent]) => ({ day, kind, slug, source: "within" as const, views: part(views, percent) })),
  ])
  .filter(({ views }) => views > 0);

/** What visitors looked for in vain, of which the last is of one search alone. */
export const missedSearches: readonly MissedSearchRecord[] = [
  { day: addDays(asOf, -3), words: "icebox", searches: 6 },
  { day: addDays(asOf, -12), words: "icebox", searches: 3 },
  { day: addDays(asOf, -8), words: "sensibilite souris", searches: 5 },
  { day: addDays(asOf, -20), words: "tournoi etudiant", searches: 2 },
  { day: addDays(asOf, -1), words: "rocket league debutant", searches: 1 },
];
