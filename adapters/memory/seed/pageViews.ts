import type { CountedPage } from "../../../domain/club/reading/countedPage.ts";
import type { ViewSource } from "../../../domain/club/reading/viewSources.ts";
import { addDays } from "../../../domain/shared/parisDay.ts";
import type { MissedSearchRecord, PageViewRecord } from "../dataset.ts";
import { asOf } from "./asOf.ts";
import { viewDays } from "./views.ts";

/** What is opened of a day's visits to the home page, in per cent, on each third day of the last four weeks. */
const opened: readonly (readonly [kind: CountedPage["kind"], slug: string, percent: number])[] = [
  ["page", "/news", 90],
  ["page", "/tips", 84],
  ["page", "/matches", 76],
  ["page", "/teams", 40],
  ["page", "/recruitment", 33],
  ["page", "/contact", 24],
  ["article", "montreal-notre-premier-plateau", 61],
  ["article", "le-maillot-2025-est-la", 47],
  ["article", "cinq-postes-benevoles-sont-ouverts", 35],
  ["article", "ce-que-vertex-nord-nous-a-appris", 29],
  ["tip", "tenir-un-site-a-deux", 52],
  ["tip", "placer-son-viseur-a-hauteur-de-tete", 44],
  ["tip", "lire-une-rotation-avant-qu-elle-parte", 31],
  ["tip", "freiner-avant-de-tirer", 18],
];

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
      .filter((_, place) => isRecent(day) && (at + place) % 3 === 0)
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
