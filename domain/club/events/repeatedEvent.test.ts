import { expect, it } from "vitest";
import { done } from "../../shared/result.ts";
import type { Details, RecordRepository } from "../lists/records.ts";
import { type EventRecord, mostEvents } from "./event.ts";
import { addRepeatedEvent } from "./repeatedEvent.ts";
import { eventForm, type TypedEvent } from "./typed.ts";

const typed = (more: Partial<TypedEvent> = {}): TypedEvent => ({
  ...eventForm.noTexts,
  title: "Entraînement",
  start: "2027-03-20T20:30",
  location: "En ligne",
  weeks: "3",
  ...more,
});

const listWith = (stored: EventRecord[] = []) => {
  const records: Pick<RecordRepository<EventRecord>, "all" | "add"> = {
    all: async () => [...stored],
    async add(details: Details<EventRecord>) {
      const record = { ...details, id: String(stored.length), updatedAt: "", revision: 1 };
      stored.push(record);
      return done(record);
    },
  };
  return { stored, add: addRepeatedEvent({ records }) };
};

it("[EV-30] adds an event for each week, at the club's hour also after the clocks change", async () => {
  const { stored, add } = listWith();
  const first = await add(typed());
  expect(stored.map(({ start, slug }) => [start, slug])).toEqual([
    ["2027-03-20T19:30:00.000Z", "entrainement-2027-03-20"],
    ["2027-03-27T19:30:00.000Z", "entrainement-2027-03-27"],
    ["2027-04-03T18:30:00.000Z", "entrainement-2027-04-03"],
  ]);
  expect(first).toEqual(done(stored[0]));
});

it("[EV-30] adds none twice when it is sent again after a part of it was stored", async () => {
  const { stored, add } = listWith();
  await add(typed());
  stored.splice(1, 1);
  expect(await add(typed())).toEqual(done(stored[0]));
  expect(stored.map(({ start }) => start).toSorted()).toEqual([
    "2027-03-20T19:30:00.000Z",
    "2027-03-27T19:30:00.000Z",
    "2027-04-03T18:30:00.000Z",
  ]);
});

it.each([
  ["an hour that one of its weeks doesn't have", { start: "2027-03-21T02:30" }, "invalid-record"],
  ["another number of weeks", { weeks: "99" }, "invalid-record"],
  ["a missing start", { start: "" }, "invalid-record"],
])("[EV-30] refuses %s, and adds nothing", async (_, more, kind) => {
  const { stored, add } = listWith();
  expect(await add(typed(more))).toMatchObject({ ok: false, refusal: { kind } });
  expect(stored).toEqual([]);
});

it("[EV-30] refuses more than there is room for, and adds nothing", async () => {
  const { stored, add } = listWith();
  await add(typed({ weeks: "1" }));
  const one = stored[0] as EventRecord;
  for (let at = 1; at < mostEvents - 2; at++) stored.push({ ...one, id: String(at), title: "Autre" });
  const before = stored.length;
  expect(await add(typed({ weeks: "4" }))).toMatchObject({ ok: false, refusal: { kind: "list-full" } });
  expect(stored.length).toBe(before);
});
