import type { Clock } from "../../shared/clock.ts";
import { instantOf } from "../../shared/instant.ts";
import { done, type RefusalOf, refused, type Result } from "../../shared/result.ts";
import type { EditedItem, ItemRef, Schedule } from "./contentItem.ts";
import type { ContentRepository } from "./ports.ts";

/** Wall times of the club's zone, "2026-11-28T21:00"; empty for none. */
export type TypedSchedule = Readonly<Record<keyof Schedule, string>>;

/** "missing": no such time, also in the hour that the clocks skip in spring. "order": not later than the publication. */
type TimeProblem = "missing" | "past" | "order";
export type InvalidSchedule = {
  readonly kind: "invalid-schedule";
  readonly fields: Readonly<Partial<Record<keyof Schedule, TimeProblem>>>;
};

/** @param zone the club's */
export type ScheduleWish = ItemRef & { readonly typed: TypedSchedule; readonly zone: string };
export type ScheduleRefusal = RefusalOf<ContentRepository["schedule"]> | InvalidSchedule;
export type ScheduleItem = (wish: ScheduleWish) => Promise<Result<EditedItem, ScheduleRefusal>>;

type Needs = { readonly contents: ContentRepository; readonly clock: Clock };

/**
 * Has a content item published and taken back at a time; without times it stays as it is. Of an hour that the clocks repeat, the first
 * one counts. Refuses times that are over, and an end that isn't after the publication.
 */
export const scheduleItem =
  ({ contents, clock }: Needs): ScheduleItem =>
  async ({ kind, id, typed, zone }) => {
    const schedule = scheduleOf(typed, zone, (await clock.tell()).now);
    return schedule.ok ? contents.schedule({ kind, id }, schedule.value) : schedule;
  };

/**
 * The times that were typed. Refuses those that are over, and an end that isn't after the publication.
 * @param zone the club's
 */
export const scheduleOf = (typed: TypedSchedule, zone: string, now: number): Result<Schedule, InvalidSchedule> => {
  const [from, until] = [typed.publishAt, typed.unpublishAt].map((text) => timeIn(text, zone, now)) as [Time, Time];
  const order = from.at !== null && until.at !== null && until.at <= from.at ? "order" : undefined;
  const problem = until.problem ?? order;
  const fields = {
    ...(from.problem && { publishAt: from.problem }),
    ...(problem && { unpublishAt: problem }),
  };
  if (Object.keys(fields).length > 0) return refused({ kind: "invalid-schedule", fields });
  return done({ publishAt: isoOf(from), unpublishAt: isoOf(until) });
};

type Time = { readonly at: number | null; readonly problem?: TimeProblem };

const timeIn = (text: string, zone: string, now: number): Time => {
  if (text.trim() === "") return { at: null };
  const at = instantOf(text.trim(), zone);
  if (at === undefined) return { at: null, problem: "missing" };
  return at <= now ? { at, problem: "past" } : { at };
};

const isoOf = ({ at }: Time): string | null => (at === null ? null : new Date(at).toISOString());
