import { instantOf } from "../../shared/instant.ts";
import { type Slug, slugOf } from "../../shared/slug.ts";
import { dayIn, wallTimeOf } from "../../shared/wallTime.ts";
import { addNamed } from "../lists/addNamed.ts";
import { saveRecord } from "../lists/editList.ts";
import { choice, type Field, type FieldProblem, type TextsOf } from "../lists/recordFields.ts";
import { recordForm } from "../lists/recordForm.ts";
import { durations, type EventRecord, mostSeats } from "./event.ts";
import { eventFields } from "./fields.ts";

type OwnProblem = "no-such-time" | "bad-seats";
export type EventProblem = FieldProblem | OwnProblem;

/** The zone of the club's times, also for staff who are elsewhere. */
const zone = "Europe/Paris";

/** A wall time of the club: "2026-12-05T20:30". */
const start: Field<string, EventProblem> = {
  kind: "own",
  isRequired: true,
  value: (text) => new Date(instantOf(text.trim(), zone) ?? 0).toISOString(),
  problem(text) {
    if (text.trim() === "") return "required";
    const isKnown = instantOf(text.trim(), zone) !== undefined && /^20\d\d-/.test(text.trim());
    return isKnown ? undefined : "no-such-time";
  },
  text: (value) => wallTimeOf(Date.parse(value), zone),
};

const durationTexts = durations.map(String);
const minutes = choice(durationTexts, "120");

/** A number of places; empty without a limit. */
const seats: Field<number | null, EventProblem> = {
  kind: "line",
  value: (text) => (text.trim() === "" ? null : Number(text)),
  problem(text) {
    const isGood = /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostSeats;
    return text.trim() === "" || isGood ? undefined : "bad-seats";
  },
  text: (value) => (value === null ? "" : String(value)),
};

/** How many weeks in a row an event takes place; each is an event of its own. */
export const repetitions = ["1", "2", "3", "4", "6", "8", "10", "12"] as const;
const weeks = choice(repetitions, "1");

/** An event as it is typed into a form. */
export type TypedEvent = TextsOf<typeof eventFields> & {
  readonly start: string;
  readonly minutes: string;
  readonly seats: string;
  /** Of a new event. */
  readonly weeks: string;
};

export const eventForm = recordForm<EventRecord, TypedEvent, OwnProblem>(eventFields, {
  fields: { start, minutes, seats, weeks },
  details: (typed) => ({
    start: start.value(typed.start),
    minutes: Number(typed.minutes),
    seats: seats.value(typed.seats),
  }),
  textsOf: (event) => ({
    start: start.text(event.start),
    minutes: String(event.minutes),
    seats: seats.text(event.seats),
    weeks: "1",
  }),
});

/** Letters of a title in its address: room for the day stays. */
const longestName = 40;

export const addEvent = addNamed<EventRecord, TypedEvent, EventProblem>(
  eventForm.read,
  (event) => `${(slugOf(event.title) ?? "").slice(0, longestName)} ${dayIn(Date.parse(event.start), zone)}`,
  "evenement" as Slug,
);
export const saveEvent = saveRecord(eventForm.read);
