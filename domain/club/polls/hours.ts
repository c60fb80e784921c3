import { day, hour as oneHour } from "../../shared/clock.ts";

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

const unchanged = "-";

/** Hours with a dash for each that stays as it is. So two windows overwrite nothing but the hours that they paint. */
export type Change = Hours | (string & { readonly brand: "Change" });

export const noChange = unchanged.repeat(length) as Change;

export const isChange = (text: string): text is Change => text.length === length && /^[-012]*$/.test(text);

/** An hour of the week. @param day from 0, Monday. @param hour from 0 to 23 */
export const canAt = (hours: Hours, day: number, hour: number): Can =>
  Number(hours[day * hoursOfDay + hour] ?? 0) as Can;

export const withHour = <Text extends Change>(hours: Text, day: number, hour: number, can: Can): Text => {
  const at = day * hoursOfDay + hour;
  return (hours.slice(0, at) + can + hours.slice(at + 1)) as Text;
};

/** What a change makes of hours, or of an earlier change. */
export const changed = <Text extends Change>(hours: Text, change: Change): Text =>
  [...hours].map((can, at) => (change[at] === unchanged ? can : change[at])).join("") as Text;

/** What is left of a change after a part of it was stored. Null: nothing. */
export const restOf = (change: Change, stored: Change): Change | null => {
  const rest = [...change].map((can, at) => (can === stored[at] ? unchanged : can)).join("") as Change;
  return rest === noChange ? null : rest;
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

/** Whether an hour of the week has begun. @param passed the hours of the week that have */
export const hasBegun = ({ day, hour }: { readonly day: number; readonly hour: number }, passed: number): boolean =>
  day * hoursOfDay + hour < passed;

const compare = (one: Block, other: Block): number =>
  other.count - one.count || other.free - one.free || one.day - other.day || one.from - other.from;

/**
 * The best hours for a team: `length` hours in a row of one day, those in which the most players can, then those in which the most are free,
 * then the earliest. Blocks that overlap a better one are left out, and so are those in which no player can, and those that have begun.
 * @param passed the hours of the week that have begun
 */
export const bestHours = (
  answers: readonly Hours[],
  { from, until }: Span,
  length: number,
  passed = 0,
): readonly Block[] => {
  const starts = hoursIn({ from, until: until - length + 1 });
  const most = 3;
  const blocks = Array.from({ length: daysOfWeek }, (_, day) =>
    starts
      .filter((start) => !hasBegun({ day, hour: start }, passed))
      .map((start): Block => {
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

/** How many hours of a week have begun, from less than 0 before it. @param now by the clock on the wall: "2026-12-09T21:00" */
export const hoursPassed = (monday: string, now: string): number =>
  Math.ceil((Date.parse(`${now}Z`) - Date.parse(`${monday}T00:00Z`)) / oneHour);

/** A change that leaves the hours that have begun as they are. @param passed the hours of the week that have */
export const withoutBegun = (change: Change, passed: number): Change => {
  const begun = Math.max(passed, 0);
  return (unchanged.repeat(begun) + change.slice(begun)) as Change;
};

/** The Mondays of the weeks that can be asked for, from this one on. @param today in the club's zone: "2026-12-09" */
export const weeksFrom = (today: string, count = 9): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayOf(mondayOf(today), at * daysOfWeek));
