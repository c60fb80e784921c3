import { expect, it } from "vitest";
import { done, refused } from "../../shared/result.ts";
import type { EditedItem, ItemId } from "./contentItem.ts";
import { highlightItem, type HighlightWish } from "./highlightItem.ts";
import type { ContentRepository } from "./ports.ts";

const item = { kind: "tip", id: "t1" as ItemId } as EditedItem;
const wish: HighlightWish = { kind: "tip", id: "t1" as ItemId, highlight: "featured", isWanted: true };
const leading = (id: string) => ({ item: { id, title: "Lille" } });

const highlight = (
  before: ReturnType<typeof leading> | null,
  answer: Awaited<ReturnType<ContentRepository["setHighlight"]>> = done(item),
) =>
  highlightItem({
    contents: { setHighlight: async () => answer } as Pick<ContentRepository, "setHighlight"> as ContentRepository,
    readFeatured: async () => before,
  });

it("[NW-117] tells which item gave its place", async () => {
  expect(await highlight(leading("a1"))(wish)).toEqual(done({ item, replaced: "Lille" }));
});

it.each([
  ["there was none", null, wish],
  ["it led home already", leading("t1"), wish],
  ["it is taken away", leading("a1"), { ...wish, isWanted: false }],
  ["it is pinned", leading("a1"), { ...wish, highlight: "pinned" }],
] as const)("[NW-117] tells of none when %s", async (_, before, asked) => {
  expect(await highlight(before)(asked)).toEqual(done({ item, replaced: null }));
});

it("[NW-118] passes refusals on", async () => {
  const refusal = refused({ kind: "enough-pinned" } as const);
  expect(await highlight(null, refusal)({ ...wish, highlight: "pinned" })).toEqual(refusal);
});
