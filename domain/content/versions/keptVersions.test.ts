import { expect, it } from "vitest";
import { keptVersions, mostVersions } from "./keptVersions.ts";
import type { VersionCause } from "./ports.ts";

const versions = (count: number, causeOf: (at: number) => VersionCause) =>
  Array.from({ length: count }, (_, at) => ({ at, cause: causeOf(at) }));
const placesOf = (all: readonly { readonly at: number }[]) => all.map(({ at }) => at);

it("[NW-40] keeps all versions up to the bound", () => {
  const all = versions(mostVersions, () => "saved");
  expect(keptVersions(all)).toBe(all);
});

it("[NW-40] forgets the oldest one first, and publications last", () => {
  const all = versions(101, (at) => (at === 0 ? "published" : "saved"));
  expect(placesOf(keptVersions(all))).toEqual(placesOf(all).filter((at) => at !== 1));
});

it("[NW-40] keeps the newest, also of a content item that was published again and again", () => {
  const all = versions(200, (at) => (at < 150 ? "published" : "saved"));
  expect(placesOf(keptVersions(all))).toEqual(placesOf(all).slice(100));
});
