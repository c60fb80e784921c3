import { addDays } from "../../../domain/shared/parisDay.ts";
import type { ViewDayRecord } from "../dataset.ts";
import { asOf } from "./asOf.ts";

/** Views by weekday, from Sunday: the club trains on Tuesdays, and reads the day after. */
const ofWeek = [58, 34, 47, 63, 41, 36, 66] as const;
const weekday = (days: number) => new Date(addDays(asOf, -days)).getUTCDay();

/** Two days on which the site was closed for its move. */
const closed = [52, 53];

/** How much is read so many days ago: more since the newest tips, and a little different each day. */
const viewsOf = (days: number): number =>
  closed.includes(days) ? 0 : Math.round((ofWeek[weekday(days)] ?? 0) * (2.05 - days / 150)) + ((days * 37) % 11);

/** Until yesterday: the first view of today is the first visitor's. */
export const viewDays: readonly ViewDayRecord[] = Array.from({ length: 89 }, (_, at) => at + 1)
  .map((days) => ({ day: addDays(asOf, -days), views: viewsOf(days) }))
  .filter(({ views }) => views > 0);
