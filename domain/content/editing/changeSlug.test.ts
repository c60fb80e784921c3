import { expect, it, vi } from "vitest";
import { done } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { changeSlug, mostOldSlugs, oldSlugsAfter } from "./changeSlug.ts";
import type { EditedItem, ItemRef } from "./contentItem.ts";

const ref = { kind: "article", id: "i1" as ItemRef["id"] } as const;

it.each([
  ["Été à Lille !", "ete-a-lille"],
  ["ete-a-lille", "ete-a-lille"],
])("[NW-110] makes a slug of %j", async (typed, slug) => {
  const setSlug = vi.fn(async () => done({} as EditedItem));
  await changeSlug({ contents: { setSlug } })({ ...ref, typed });
  expect(setSlug).toHaveBeenCalledWith(ref, slug);
});

it.each(["", "  ", "🔥", "東京", "!?"])("[NW-110] refuses %j without a request", async (typed) => {
  const setSlug = vi.fn();
  const answer = await changeSlug({ contents: { setSlug } })({ ...ref, typed });
  expect(answer).toEqual({ ok: false, refusal: { kind: "slug-required" } });
  expect(setSlug).not.toHaveBeenCalled();
});

it("[NW-110] forgets the oldest of too many", () => {
  const names = Array.from({ length: mostOldSlugs }, (_, at) => `s${at}` as Slug);
  const item = { slug: "now" as Slug, oldSlugs: names, publishedAt: "2026-11-20T10:00:00Z" };
  expect(oldSlugsAfter(item, "next" as Slug)).toEqual([...names.slice(1), "now"]);
});
