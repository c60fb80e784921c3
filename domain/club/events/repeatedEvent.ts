import { done, refused, type Result } from "../../shared/result.ts";
import { isSame } from "../../shared/same.ts";
import { day } from "../../shared/clock.ts";
import { partOf } from "../lists/changePart.ts";
import type { AddRefusal } from "../lists/editList.ts";
import type { RecordRepository } from "../lists/records.ts";
import { type EventRecord, mostEvents } from "./event.ts";
import { addEvent, eventForm, type EventProblem, type TypedEvent } from "./typed.ts";

/** The same hour of the club's, so many weeks later. */
const weeksLater = (start: string, weeks: number): string => {
  const [date = "", hour = ""] = start.trim().split("T");
  const at = Date.parse(date);
  return Number.isNaN(at) ? start : `${new Date(at + weeks * 7 * day).toISOString().slice(0, 10)}T${hour}`;
};

/**
 * Adds an event, or one for each week that is wanted: each is an event of its own from then on. Gives the first. All or none is refused
 * for what is typed, and for want of room. One that is there already is left alone: the dates are sent again after an answer was lost.
 */
export const addRepeatedEvent =
  ({ records }: { readonly records: Pick<RecordRepository<EventRecord>, "all" | "add"> }) =>
  async (typed: TypedEvent): Promise<Result<EventRecord, AddRefusal<TypedEvent, EventProblem>>> => {
    const add = addEvent({ records });
    const weeks = Number(typed.weeks) || 1;
    if (weeks === 1) return add(typed);
    const before = await records.all();
    const dates: { readonly typed: TypedEvent; readonly there: EventRecord | undefined }[] = [];
    for (let week = 0; week < weeks; week++) {
      const one = { ...typed, start: weeksLater(typed.start, week) };
      const read = eventForm.read(one);
      if (!read.ok) return read;
      const same = { ...read.value, slug: "" };
      dates.push({
        typed: one,
        there: before.find((event) => isSame({ ...partOf(event, read.value), slug: "" }, same)),
      });
    }
    const missing = dates.filter(({ there }) => !there);
    if (before.length + missing.length > mostEvents) return refused({ kind: "list-full" });
    let first = dates[0]?.there;
    for (const one of missing) {
      const added = await add(one.typed);
      if (!added.ok) return added;
      first ??= added.value;
    }
    return first ? done(first) : add(typed);
  };
