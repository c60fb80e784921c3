const hour = 3_600_000;
const day = 24 * hour;

/** A day of the calendar: "2026-11-22". */
export type Day = string & { readonly brand: "Day" };

const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10) as Day;

/** The last Sunday of a month, at one o'clock UTC: then the clocks of the European Union change. */
const clockChange = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * day;
};

/** The day in Paris at a moment, in milliseconds since 1970. Summer time is by the rule of 1996. */
export const dayInParis = (moment: number): Day => {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= clockChange(year, 2) && moment < clockChange(year, 9);
  return dayOf(moment + (isSummer ? 2 : 1) * hour);
};

/** A day so many days later, or earlier. */
export const addDays = (to: Day, days: number): Day => dayOf(Date.parse(to) + days * day);

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / day;
