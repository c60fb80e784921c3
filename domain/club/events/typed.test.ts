import { expect, it } from "vitest";
import type { Details, RecordRepository } from "../lists/records.ts";
import { done, refused } from "../../shared/result.ts";
import { type EventRecord, isSignUpOpen, seatsLeft } from "./event.ts";
import { addEvent, eventForm, type TypedEvent } from "./typed.ts";

const typed = (more: Partial<TypedEvent> = {}): TypedEvent => ({
  ...eventForm.noTexts,
  title: "On regarde la finale",
  start: "2026-12-05T20:30",
  location: "En ligne",
  ...more,
});
const read = (more: Partial<TypedEvent> = {}) => eventForm.read(typed(more));
const problemsOf = (more: Partial<TypedEvent>) => {
  const answer = read(more);
  return answer.ok ? {} : answer.refusal.fields;
};

it("[EV-1] reads times in the club's zone, in winter and in summer, and shows them so", () => {
  const startOf = (start: string) => {
    const answer = read({ start });
    return answer.ok && [answer.value.start, eventForm.textsOf(answer.value).start];
  };
  expect(startOf("2026-12-05T20:30")).toEqual(["2026-12-05T19:30:00.000Z", "2026-12-05T20:30"]);
  expect(startOf("2027-07-01T20:30")).toEqual(["2027-07-01T18:30:00.000Z", "2027-07-01T20:30"]);
  // Of the hour that the clocks repeat, the first.
  expect(startOf("2027-10-31T02:30")).toEqual(["2027-10-31T00:30:00.000Z", "2027-10-31T02:30"]);
});

it("[EV-1] refuses a time that doesn't exist, and what is missing, too long or unknown", () => {
  for (const start of ["2027-03-28T02:30", "2026-02-31T20:00", "1999-01-01T20:00", "demain", "2026-12-05"]) {
    expect([start, problemsOf({ start })]).toEqual([start, { start: "no-such-time" }]);
  }
  expect(problemsOf({ title: " \u200b", location: "", start: "" })).toEqual({
    title: "required",
    location: "required",
    start: "required",
  });
  expect(problemsOf({ title: "é".repeat(81), description: "x".repeat(1001) })).toEqual({
    title: "too-long",
    description: "too-long",
  });
  for (const seats of ["0", "-1", "501", "1e2", "12.5", "douze", "9999999999"]) {
    expect([seats, problemsOf({ seats })]).toEqual([seats, { seats: "bad-seats" }]);
  }
  expect(problemsOf({ minutes: "45", kind: "party", status: "maybe" })).toEqual({
    minutes: "unknown",
    kind: "unknown",
    status: "unknown",
  });
});

it("[EV-1] gives each event an address of its own, with its day, also for a title without letters", async () => {
  const stored: EventRecord[] = [];
  const records: Pick<RecordRepository<EventRecord>, "all" | "add"> = {
    all: async () => stored,
    async add(details: Details<EventRecord>) {
      if (stored.some(({ slug }) => slug === details.slug)) return refused({ kind: "slug-taken" });
      const record = { ...details, id: String(stored.length), updatedAt: "", revision: 1 };
      stored.push(record);
      return done(record);
    },
  };
  const slugOf = async (more: Partial<TypedEvent>) => {
    const added = await addEvent({ records })(typed(more));
    return added.ok && added.value.slug;
  };
  expect(await slugOf({ title: "Soirée d'été" })).toBe("soiree-d-ete-2026-12-05");
  // Sent again, because its answer was lost.
  expect(await slugOf({ title: "Soirée d'été" })).toBe("soiree-d-ete-2026-12-05");
  expect(await slugOf({ title: "Soirée d'été", location: "Ailleurs" })).toBe("soiree-d-ete-2026-12-05-2");
  expect(await slugOf({ title: "🐙🐙" })).toBe("2026-12-05");
  // Signs that are several letters each.
  expect(await slugOf({ title: "\u24af\u24a3\u24a0".repeat(20) })).toMatch(/^[a-z0-9-]{1,45}-2026-12-05$/);
  expect(await slugOf({ title: "\ufdfa a" })).toBe("a-2026-12-05");
  expect(((await slugOf({ title: "a".repeat(80) })) || "").length).toBeLessThanOrEqual(56);
});

it("[EV-3] is open until its start while it is planned, and counts the places that are left", () => {
  const start = "2026-12-05T19:30:00.000Z";
  const at = (status: EventRecord["status"], now: number) => isSignUpOpen({ start, status }, now);
  const begin = Date.parse(start);
  expect([at("planned", begin - 1), at("planned", begin), at("cancelled", begin - 1)]).toEqual([true, false, false]);
  expect([
    seatsLeft({ seats: 3, coming: 1 }),
    seatsLeft({ seats: 3, coming: 5 }),
    seatsLeft({ seats: null, coming: 5 }),
  ]).toEqual([2, 0, null]);
});
