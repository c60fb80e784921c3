import type { Moment } from "../../../domain/shared/clock.ts";
import { narrow } from "../../design/components/text/french.ts";
import { clubZone } from "../../lib/page/moment.ts";
import { words } from "./words.ts";

/** A time in a zone: "sam.", "28 nov.", "21 h". The year only where it would be ambiguous. */
export type When = {
  readonly weekday: string;
  readonly day: string;
  readonly time: string;
};

const noBreak = "\u00a0";
const dayLong = 86_400_000;
/** Beyond this, a day and a month could be mistaken for the year before. */
const farAway = 300 * dayLong;

const part = (parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((part) => part.type === type)?.value ?? "";

/** A formatter a zone: making one takes longer than all that it formats on a page. */
const perZone = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (time: number, zone: string): readonly Intl.DateTimeFormatPart[] => {
    const format = made.get(zone) ?? new Intl.DateTimeFormat("fr-FR", { ...options, timeZone: zone });
    made.set(zone, format);
    return format.formatToParts(time);
  };
};

const partsOf = perZone({
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});
const dateOf = perZone({ year: "numeric", month: "numeric", day: "numeric" });

/** A match's start (milliseconds since 1970), formatted for a moment and a zone. */
export const whenIs = (start: number, { now, zone }: Moment): When => {
  const parts = partsOf(start, zone);
  const minute = part(parts, "minute");
  return {
    weekday: part(parts, "weekday"),
    day: `${part(parts, "day")}${noBreak}${part(parts, "month")}${Math.abs(start - now) > farAway ? ` ${part(parts, "year")}` : ""}`,
    time: [Number(part(parts, "hour")), "h", ...(minute === "00" ? [] : [minute])].join(narrow),
  };
};

/** "heure de Paris", or "à votre heure". */
export const zoneName = (zone: string): string => (zone === clubZone ? words.parisTime : words.ownTime);

/** The number of the day in a zone, growing by one a day. */
const dayNumber = (time: number, zone: string): number => {
  const parts = dateOf(time, zone);
  const [year, month, day] = (["year", "month", "day"] as const).map((type) => Number(part(parts, type)));
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / dayLong;
};

const relative = new Intl.RelativeTimeFormat("fr", { numeric: "auto" });

/** "aujourd'hui", "demain", "dans 8 jours", "dans 3 mois". After the start: "en ce moment". */
export const untilThen = (start: number, { now, zone }: Moment): string => {
  if (start <= now) return words.underWay;
  const days = dayNumber(start, zone) - dayNumber(now, zone);
  if (days <= 60) return relative.format(days, "day");
  return days <= 600
    ? relative.format(Math.round(days / 30.4), "month")
    : relative.format(Math.round(days / 365), "year");
};
