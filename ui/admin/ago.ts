import type { Moment } from "../../domain/shared/clock.ts";
import { withoutBreak } from "../design/components/text/format.ts";
import { narrow } from "../design/components/text/french.ts";

const minute = 60_000;

const dayIn = (time: number, zone: string): string => new Intl.DateTimeFormat("fr-CA", { timeZone: zone }).format(time);

const clockIn = (time: number, zone: string): string =>
  new Intl.DateTimeFormat("fr-FR", { timeZone: zone, hour: "numeric", minute: "2-digit", hourCycle: "h23" })
    .format(time)
    .replace(/^0(?=\d)/, "")
    .replace(":", `${narrow}h${narrow}`);

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
  const day = dayIn(time, zone);
  if (day === dayIn(now, zone)) return `aujourd'hui, ${clockIn(time, zone)}`;
  if (day === dayIn(now - 24 * 60 * minute, zone)) return `hier, ${clockIn(time, zone)}`;
  const isFar = day.slice(0, 4) !== dayIn(now, zone).slice(0, 4);
  const format = new Intl.DateTimeFormat("fr-FR", {
    timeZone: zone,
    day: "numeric",
    month: "short",
    ...(isFar && { year: "numeric" }),
  });
  return withoutBreak(format.format(time));
};

/** Calendar days since the date, at least 0. */
export const daysSince = (iso: string, { now, zone }: Moment): number =>
  Math.max(
    0,
    Math.round((Date.parse(dayIn(now, zone)) - Date.parse(dayIn(Date.parse(iso), zone))) / (24 * 60 * minute)),
  );
