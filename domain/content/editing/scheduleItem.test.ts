import { expect, it } from "vitest";
import { done } from "../../shared/result.ts";
import type { EditedItem, ItemId, Schedule } from "./contentItem.ts";
import type { ContentRepository } from "./ports.ts";
import { scheduleItem, type TypedSchedule } from "./scheduleItem.ts";

const begin = () => {
  const stored: Schedule[] = [];
  const contents = {
    schedule: async (_, times) => {
      stored.push(times);
      return done({} as EditedItem);
    },
  } as Pick<ContentRepository, "schedule"> as ContentRepository;
  const clock = { tell: async () => ({ now: Date.parse("2026-11-26T20:00:00Z"), zone: "Asia/Tokyo" }) };
  const schedule = scheduleItem({ contents, clock });
  const none: TypedSchedule = { publishAt: "", unpublishAt: "" };
  return {
    stored,
    schedule: (typed: Partial<TypedSchedule>) =>
      schedule({ kind: "tip", id: "t1" as ItemId, typed: { ...none, ...typed }, zone: "Europe/Paris" }),
  };
};

it("[NW-12] stores the times of the club's zone, and none where none is given", async () => {
  const { stored, schedule } = begin();
  await schedule({ publishAt: "2026-11-28T21:00", unpublishAt: "2027-07-01T08:30" });
  await schedule({ publishAt: "2026-10-25T02:30" });
  await schedule({});
  expect(stored).toEqual([
    { publishAt: "2026-11-28T20:00:00.000Z", unpublishAt: "2027-07-01T06:30:00.000Z" },
    { publishAt: null, unpublishAt: null },
  ]);
});

it("[NW-12] takes the first of an hour that the clocks repeat, and refuses one that they skip", async () => {
  const { stored, schedule } = begin();
  await schedule({ publishAt: "2027-10-31T02:30" });
  expect(stored).toEqual([{ publishAt: "2027-10-31T00:30:00.000Z", unpublishAt: null }]);
  expect(await schedule({ publishAt: "2027-03-28T02:30" })).toMatchObject({
    refusal: { fields: { publishAt: "missing" } },
  });
});

it.each<readonly [Partial<TypedSchedule>, object]>([
  [{ publishAt: "2026-11-26T21:00" }, { publishAt: "past" }],
  [{ publishAt: "demain" }, { publishAt: "missing" }],
  [{ unpublishAt: "2026-11-26T20:59" }, { unpublishAt: "past" }],
  [{ publishAt: "2026-11-28T21:00", unpublishAt: "2026-11-28T21:00" }, { unpublishAt: "order" }],
])("[NW-12] refuses %o, and stores nothing", async (typed, fields) => {
  const { stored, schedule } = begin();
  expect(await schedule(typed)).toEqual({ ok: false, refusal: { kind: "invalid-schedule", fields } });
  expect(stored).toEqual([]);
});
