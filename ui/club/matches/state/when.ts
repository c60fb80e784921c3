import { day as dayLong, type Moment } from "../../../../domain/shared/clock.ts";
import { type Day, daysBetween } from "../../../../domain/shared/parisDay.ts";
import { dayIn, wallTimeOf } from "../../../../domain/shared/wallTime.ts";
import { shortDay } from "../../../design/components/text/format.ts";
import { narrow } from "../../../design/components/text/french.ts";
import { clubZone } from "../../../lib/page/now.ts";
import { words } from "../words.ts";

/** A time in a zone: "sam.", "28 nov.", "21 h". The year only where it would be ambiguous. */
export type When = {
  readonly weekday: string;
  readonly day: string;
  readonly time: string;
};

/** Beyond this, a day and a month could be mistaken for the year before. */
const farAway = 300 * dayLong;

/** From Sunday on. */
const weekdays = ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."];

/** A match's start (milliseconds since 1970), formatted for a moment and a zone. */
export const whenIs = (start: number, { now, zone }: Moment): When => {
  const [day = "", clock = ""] = wallTimeOf(start, zone).split("T");
  const [hour, minute] = clock.split(":");
  const isFar = Math.abs(start - now) > farAway;
  return {
    weekday: weekdays[new Date(day).getUTCDay()] ?? "",
    day: isFar ? `${shortDay(day)} ${day.slice(0, 4)}` : shortDay(day),
    time: [Number(hour), "h", ...(minute === "00" ? [] : [minute])].join(narrow),
  };
};

/** "heure de Paris", or "à votre heure". */
export const zoneName = (zone: string): string => (zone === clubZone ? words.parisTime : words.ownTime);

const noBreak = "\u00a0";
const nearDays = ["aujourd'hui", "demain", "après-demain"];

/** "aujourd'hui", "demain", "dans 8 jours", "dans 3 mois". After the start: "en ce moment". */
export const untilThen = (start: number, { now, zone }: Moment): string => {
  if (start <= now) return words.underWay;
  const days = daysBetween(dayIn(now, zone) as Day, dayIn(start, zone) as Day);
  if (days <= 60) return nearDays[days] ?? `dans ${days}${noBreak}jours`;
  return days <= 600 ? `dans ${Math.round(days / 30.4)}${noBreak}mois` : `dans ${Math.round(days / 365)}${noBreak}ans`;
};
