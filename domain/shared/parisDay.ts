import { day, hour } from "./clock.ts";
import { dayIn, parisOffset } from "./wallTime.ts";

/** A day of the calendar: "2026-11-22". */
export type Day = string & { readonly brand: "Day" };

/** Whether a text is a day of the calendar, in years of four digits. @param from the first year @param to the last one */
export const isDay = (text: string, from = 0, to = 9999): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number(text.slice(0, 4)) >= from &&
  Number(text.slice(0, 4)) <= to &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10) as Day;

/** The day in Paris at a moment, in milliseconds since 1970. */
export const dayInParis = (moment: number): Day => dayIn(moment, "Europe/Paris") as Day;

/** A day so many days later, or earlier. */
export const addDays = (to: Day, days: number): Day => dayOf(Date.parse(to) + days * day);

/** Whole months from one day to a later one. */
export const monthsBetween = (from: Day, to: Day): number => {
  const [year = 0, month = 0, date = 0] = from.split("-").map(Number);
  const [laterYear = 0, laterMonth = 0, laterDate = 0] = to.split("-").map(Number);
  return (laterYear - year) * 12 + laterMonth - month - Number(laterDate < date);
};

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / day;

/**
 * The moment so many days later, or earlier, at the same time of the clock in Paris. Where the clocks skip that time, one hour later.
 * @param moment milliseconds since 1970
 */
export const addParisDays = (moment: number, days: number): number => {
  const offsetAt = (time: number) => parisOffset(time) ?? hour;
  const wallTime = moment + offsetAt(moment) + days * day;
  const inSummer = wallTime - 2 * hour;
  return offsetAt(inSummer) === 2 * hour ? inSummer : wallTime - hour;
};
