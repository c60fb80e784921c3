import { addDays, type Day } from "../../../domain/shared/parisDay.ts";

/** The day for which everything is dated. The newest article is of the day before. */
export const asOf = "2026-11-22" as Day;

/** Noon so many days before. */
export const daysAgo = (days: number): string => `${addDays(asOf, -days)}T12:00:00Z`;
