import { day } from "../../shared/clock.ts";

/** Of an hour: no, if need be, yes. */
export type Can = 0 | 1 | 2;

/**
 * When a player can: a digit (`Can`) for each hour of a week, from Monday 0 o'clock by the clock on the wall. So a week in which the clocks
 * change has as many hours as any other.
 */
export type Hours = string & { readonly brand: "Hours" };

const hoursOfDay = 24;
export const daysOfWeek = 7;
const length = daysOfWeek * hoursOfDay;

export const noHours = "0".repeat(length) as Hours;

export const isHours = (text: string): text is Hours => text.length === length && /^[012]*$/.test(text);

/** An hour of the week. @param day from 0, Monday. @param hour from 0 to 23 */
export const canAt = (hours: Hours, day: number, hour: number): Can =>
  Number(hours[day * hoursOfDay + hour] ?? 0) as Can;

export const withHour = (hours: Hours, day: number, hour: number, can: Can): Hours => {
  const at = day * hoursOfDay + hour;
  return (hours.slice(0, at) + can + hours.slice(at + 1)) as Hours;
};

/** The hours of each day that a poll asks for: from, and until. */
export type Span = { readonly from: number; readonly until: number };

/** What a poll may ask for. */
export const spans = [
  { from: 14, until: 24 },
  { from: 18, until: 24 },
  { from: 8, until: 24 },
] as const satisfies readonly Span[];

export const hoursIn = ({ from, until }: Span): readonly number[] =>
  Array.from({ length: until - from }, (_, at) => from + at);

/** Some hours in a row of a day. */
export type Block = {
  readonly day: number;
  readonly from: number;
  readonly until: number;
  /** How many players can in all its hours, and how many of them without need. */
  readonly count: number;
  readonly free: number;
};

const countsOf = (answers: readonly Hours[], day: number, span: Span) => {
  const least = answers.map((hours) => Math.min(...hoursIn(span).map((hour) => canAt(hours, day, hour))));
  return { count: least.filter((can) => can > 0).length, free: least.filter((can) => can === 2).length };
};

const compare = (one: Block, other: Block): number =>
  other.count - one.count || other.free - one.free || one.day - other.day || one.from - other.from;

/**
 * The best hours for a team: `length` hours in a row of one day, those in which the most players can, then those in which the most are free,
 * then the earliest. Blocks that overlap a better one are left out, and so are those in which no player can.
 */
export const bestHours = (
  answers: readonly Hours[],
  { from, until }: Span,
  length: number,
  most = 3,
): readonly Block[] => {
  const starts = hoursIn({ from, until: until - length + 1 });
  const blocks = Array.from({ length: daysOfWeek }, (_, day) =>
    starts.map((start): Block => {
      const span = { from: start, until: start + length };
      return { day, ...span, ...countsOf(answers, day, span) };
    }),
  ).flat();
  const best: Block[] = [];
  for (const block of blocks.filter(({ count }) => count > 0).toSorted(compare)) {
    const overlaps = (one: Block) => one.day === block.day && one.from < block.until && block.from < one.until;
    if (best.length < most && !best.some(overlaps)) best.push(block);
  }
  return best;
};

/** The day of a week: "2026-12-09". @param monday its first day @param at from 0 */
export const dayOf = (monday: string, at: number): string =>
  new Date(Date.parse(`${monday}T00:00Z`) + at * day).toISOString().slice(0, "2026-12-09".length);

/** The Monday of a day's week. @param date "2026-12-09" */
export const mondayOf = (date: string): string => {
  const weekday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % daysOfWeek;
  return dayOf(date, -weekday);
};

/** The Mondays of the weeks that can be asked for, from this one on. @param today in the club's zone: "2026-12-09" */
export const weeksFrom = (today: string, count = 9): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayOf(mondayOf(today), at * daysOfWeek));
