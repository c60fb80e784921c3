import { day } from "./clock.ts";
import { dayIn } from "./wallTime.ts";

/** A day of the calendar: "2026-11-22". */
export type Day = string & { readonly brand: "Day" };

const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10) as Day;

/** The day in Paris at a moment, in milliseconds since 1970. */
export const dayInParis = (moment: number): Day => dayIn(moment, "Europe/Paris") as Day;

/** A day so many days later, or earlier. */
export const addDays = (to: Day, days: number): Day => dayOf(Date.parse(to) + days * day);

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / day;
