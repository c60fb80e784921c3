// A time as a clock on the wall of a zone shows it: "2026-11-28T21:00".
import { day, hour } from "./clock.ts";

const paris = "Europe/Paris";

/** Before 1996, summer ended in September; and a text has four digits for a year. */
const [since, until] = [Date.UTC(1996, 0), Date.UTC(10_000, 0)];

/** 1 h UTC on the last Sunday of a month of 31 days, which is counted from 0. */
const lastSunday = (year: number, month: number): number => {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * day;
};

/**
 * How far Paris is ahead of UTC, in milliseconds: two hours from the last Sunday of March to the last of October, one hour else (directive
 * 2000/84/EC). `undefined` for years with other rules. Computed, because a page's first `Intl` formatter holds up a slow phone (decision 0084).
 */
export const parisOffset = (time: number): number | undefined => {
  if (!(time >= since && time < until - day)) return undefined;
  const year = new Date(time).getUTCFullYear();
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 2 * hour : hour;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(zone, made);
  return made;
};

/** The wall time of an instant in a zone. @param time milliseconds since 1970 */
export const wallTimeOf = (time: number, zone: string): string => {
  const offset = zone === paris ? parisOffset(time) : undefined;
  return offset === undefined
    ? formatOf(zone).format(time).replace(" ", "T")
    : new Date(time + offset).toISOString().slice(0, "2026-11-28T21:00".length);
};

/** The day of an instant in a zone: "2026-11-28". @param time milliseconds since 1970 */
export const dayIn = (time: number, zone: string): string => wallTimeOf(time, zone).slice(0, 10);
