import { expect, it, vi } from "vitest";
import { done } from "../shared/result.ts";
import type { Slug } from "../shared/slug.ts";
import { renameTag, type TagLists } from "./tagLists.ts";

const slug = "lan" as Slug;
const begin = () => {
  const rename = vi.fn<TagLists["rename"]>(async () => done());
  return {
    rename,
    run: (label: string) => renameTag({ tags: { used: async () => done([]), rename } })({ slug, label }),
  };
};

it.each([
  ["", { kind: "tag-required" }],
  [" # ", { kind: "tag-required" }],
  ["a".repeat(42), { kind: "tag-too-long", over: 2 }],
])("[NW-196] refuses %j as the name of a tag", async (label, refusal) => {
  const { rename, run } = begin();
  expect(await run(label)).toEqual({ ok: false, refusal });
  expect(rename).not.toHaveBeenCalled();
});

it("[NW-196] writes a tag as the form would", async () => {
  const { rename, run } = begin();
  await run("  #Finale   2026\nà Rennes ");
  expect(rename).toHaveBeenCalledExactlyOnceWith({ slug, label: "Finale 2026 à Rennes" });
});
