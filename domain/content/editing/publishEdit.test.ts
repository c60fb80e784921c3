import { expect, it } from "vitest";
import { done, refused } from "../../shared/result.ts";
import type { EditedItem, ItemId, Schedule } from "./contentItem.ts";
import { noFields } from "./fields.ts";
import type { ContentRepository } from "./ports.ts";
import { publishEdit } from "./publishEdit.ts";
import type { SaveItem } from "./saveItem.ts";

const draft = { kind: "tip", id: "t1" as ItemId, isPublished: false } as EditedItem;
const save = { kind: "tip", id: "t1" as ItemId, revision: 3, fields: { ...noFields, title: "Un" } } as const;
const at = (publishAt: string, unpublishAt = "") => ({ typed: { publishAt, unpublishAt }, zone: "Europe/Paris" });

const begin = (answers: { readonly save?: SaveItem; readonly publish?: ContentRepository["setPublished"] } = {}) => {
  const acts: unknown[] = [];
  const contents = {
    setPublished: async (item, isPublished) => {
      acts.push(["publish", item]);
      return answers.publish?.(item, isPublished) ?? done({ ...draft, isPublished });
    },
    schedule: async (item, times: Schedule) => {
      acts.push(["schedule", item, times]);
      return done({ ...draft, ...times });
    },
  } as Pick<ContentRepository, "setPublished" | "schedule"> as ContentRepository;
  const saveItem: SaveItem = async (wish) => {
    acts.push(["save", wish]);
    return answers.save?.(wish) ?? done(draft);
  };
  const clock = { tell: async () => ({ now: Date.parse("2026-11-26T20:00:00Z"), zone: "Asia/Tokyo" }) };
  return { acts, publish: publishEdit({ saveItem, contents, clock }) };
};
const item = { kind: "tip", id: "t1" };

it("[NW-115] saves, then publishes", async () => {
  const { acts, publish } = begin();
  expect(await publish({ ...save, schedule: null })).toMatchObject({ ok: true, value: { isPublished: true } });
  expect(acts).toEqual([
    ["save", save],
    ["publish", item],
  ]);
});

it("[NW-115] saves, and publishes at a time of the club's zone", async () => {
  const { acts, publish } = begin();
  await publish({ ...save, schedule: at("2026-11-28T21:00", "2027-07-01T08:30") });
  expect(acts).toEqual([
    ["save", save],
    ["schedule", item, { publishAt: "2026-11-28T20:00:00.000Z", unpublishAt: "2027-07-01T06:30:00.000Z" }],
  ]);
});

it.each([
  ["", "missing"],
  ["demain", "missing"],
  ["2026-11-26T20:59", "past"],
])("[NW-115] neither saves nor publishes for the time '%s'", async (publishAt, problem) => {
  const { acts, publish } = begin();
  expect(await publish({ ...save, schedule: at(publishAt) })).toEqual({
    ok: false,
    refusal: { kind: "invalid-schedule", fields: { publishAt: problem } },
  });
  expect(acts).toEqual([]);
});

it("[NW-115] publishes nothing when the edit isn't saved", async () => {
  const { acts, publish } = begin({ save: async () => refused({ kind: "gone" }) });
  expect(await publish({ ...save, schedule: null })).toEqual({ ok: false, refusal: { kind: "gone" } });
  expect(acts).toEqual([["save", save]]);
});

it("[NW-115] tells why a saved edit isn't published", async () => {
  const { publish } = begin({ publish: async () => refused({ kind: "not-staff" }) });
  expect(await publish({ ...save, schedule: null })).toEqual({ ok: false, refusal: { kind: "not-staff" } });
});
