import { dayIn } from "../../../../domain/shared/wallTime.ts";
import { narrow } from "./french.ts";

// Written here, not by `Intl`: a page's first formatter holds up a slow phone (decision 0084).

const noBreak = "\u00a0";

const months = [
  ["janvier", "janv."],
  ["février", "févr."],
  ["mars", "mars"],
  ["avril", "avr."],
  ["mai", "mai"],
  ["juin", "juin"],
  ["juillet", "juil."],
  ["août", "août"],
  ["septembre", "sept."],
  ["octobre", "oct."],
  ["novembre", "nov."],
  ["décembre", "déc."],
] as const;

/** The parts of a day such as "2026-11-28". */
const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [long, short] = months[month - 1] ?? ["", ""];
  return { year, long, short, date: date === 1 ? "1er" : `${date}` };
};

/** The day of a month: "1er" for the day "2026-12-01". */
export const dayOfMonth = (day: string): string => partsOf(day).date;

/** "28 nov." for the day "2026-11-28". */
export const shortDay = (day: string): string => {
  const { date, short } = partsOf(day);
  return `${date}${noBreak}${short}`;
};

/** "12 novembre 2026" for the day "2026-11-12". */
export const longDay = (day: string): string => {
  const { date, long, year } = partsOf(day);
  return `${date}${noBreak}${long} ${year}`;
};

/** "novembre 2026" for the day "2026-11-12". */
export const longMonth = (day: string): string => {
  const { long, year } = partsOf(day);
  return `${long} ${year}`;
};

/** A date of `Intl` as French writes it: "1er" for a month's first day, and "12 novembre 2026" never breaks after 12. */
export const frenchDate = (date: string): string =>
  date.replace(/(?<!\d)1(?= \p{L})/u, "1er").replace(/(?<=\d(?:er)?) (?=\p{L})/u, noBreak);

/** "12 novembre 2026", in the time zone of Paris. Returns a text that isn't a date unchanged. */
export const longDate = (iso: string): string => {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return longDay(dayIn(time, "Europe/Paris"));
};

/**
 * A number up to a billion with at least so many decimals, and at most so many; halves are rounded away from zero: "1 284,5".
 * @param space between the groups of three digits
 */
export const decimal = (number: number, [least, most]: readonly [number, number], space = narrow): string => {
  // By the text: 4.35 × 10 is 43.49999…
  const rounded = Math.round(Number(`${Math.abs(number)}e${most}`));
  const digits = `${rounded}`.padStart(most + 1, "0");
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(?:\d{3})+$)/g, space);
  const [, decimals = ""] = /^(.*?)0*$/.exec(digits.slice(digits.length - most)) ?? [];
  const shown = decimals.padEnd(least, "0");
  return `${number < 0 && rounded > 0 ? "-" : ""}${whole}${shown && `,${shown}`}`;
};

/** "1 284", with a no-break space of full width: a narrow one is hardly visible in bold figures. */
export const wholeNumber = (number: number): string => decimal(number, [0, 0], noBreak);

/** "4,6". */
export const oneDecimal = (number: number): string => decimal(number, [1, 1]);

const longest = 80;

/** True for a title that would fill the screen at the largest size. */
export const isLongTitle = (title: string): boolean => title.length > longest;
