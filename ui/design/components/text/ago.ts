import { day, hour, minute, type Moment } from "../../../../domain/shared/clock.ts";
import { type Day, daysBetween } from "../../../../domain/shared/parisDay.ts";
import { dayIn, wallTimeOf } from "../../../../domain/shared/wallTime.ts";
import { longDay, shortDay } from "./format.ts";
import { narrow } from "./french.ts";

/** "9 h 12", "0 h 30". */
const clockIn = (time: number, zone: string): string =>
  wallTimeOf(time, zone).slice("2026-11-28T".length).replace(/^0/, "").replace(":", `${narrow}h${narrow}`);

/**
 * The time since a date, as a short text: "il y a 25 min", "aujourd'hui, 9 h 12", "hier, 18 h 04", "18 nov.".
 * Returns an invalid date unchanged.
 */
export const ago = (iso: string, { now, zone }: Moment): string => {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  const minutes = Math.floor((now - time) / minute);
  // A device's clock may be slow: up to five minutes in the future show as "à l'instant".
  if (minutes < 1 && minutes > -5) return "à l'instant";
  if (minutes >= 1 && minutes < 60) return `il y a ${minutes}${narrow}min`;
  const then = dayIn(time, zone);
  if (then === dayIn(now, zone)) return `aujourd'hui, ${clockIn(time, zone)}`;
  if (then === dayIn(now - day, zone)) return `hier, ${clockIn(time, zone)}`;
  const year = then.slice(0, 4);
  return year === dayIn(now, zone).slice(0, 4) ? shortDay(then) : `${shortDay(then)} ${year}`;
};

/** Calendar days since the date, at least 0. */
export const daysSince = (iso: string, { now, zone }: Moment): number =>
  Math.max(0, daysBetween(dayIn(Date.parse(iso), zone) as Day, dayIn(now, zone) as Day));

const noBreak = "\u00a0";
const counted = (count: number, unit: string): string => `il y a ${count}${noBreak}${unit}`;

/** The time since a date, rounded down: "à l'instant", "il y a 25 min", "il y a 3 h", "il y a 1 jour", "il y a 2 mois", "il y a 4 ans". */
const elapsed = (milliseconds: number): string => {
  const [minutes, hours, days] = [minute, hour, day].map((unit) => Math.floor(milliseconds / unit)) as [
    number,
    number,
    number,
  ];
  if (minutes < 1) return "à l'instant";
  if (hours < 1) return `il y a ${minutes}${narrow}min`;
  if (days < 1) return `il y a ${hours}${narrow}h`;
  if (days < 31) return counted(days, days > 1 ? "jours" : "jour");
  if (days < 365) return counted(Math.floor(days / 30.5), "mois");
  const years = Math.floor(days / 365);
  return counted(years, years > 1 ? "ans" : "an");
};

/** "17 novembre 2026 à 18 h 04". Returns an invalid date unchanged. */
export const dateAndTime = (iso: string, zone = "Europe/Paris"): string => {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return `${longDay(dayIn(time, zone))} à ${clockIn(time, zone)}`;
};

/** The time since a date and the date: "il y a 3 jours, le 17 novembre 2026 à 18 h 04". Returns an invalid date unchanged. */
export const agoAndWhen = (iso: string, { now, zone }: Moment): string => {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return `${elapsed(now - time)}, le ${dateAndTime(iso, zone)}`;
};
