import { describe, expect, it } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { listTips, tipsPerPage } from "./listTips.ts";

const list = listTips(memoryDevice());
const published = seed.tips.filter(({ isPublished }) => isPublished);
const pages = Math.ceil(published.length / tipsPerPage);

describe("the list of tips", () => {
  it("[TP-1] gives all published tips over its pages, once each", async () => {
    const all = await Promise.all(Array.from({ length: pages }, (_, at) => list({ sort: "recent", page: at + 1 })));
    expect(all.map(({ tips }) => tips.length)).toEqual([tipsPerPage, published.length - tipsPerPage]);
    expect(new Set(all.flatMap(({ tips }) => tips.map(({ id }) => id))).size).toBe(published.length);
    expect(all[0]).toMatchObject({ total: published.length, page: 1, pages });
  });

  it.each([pages + 1, 1_000, Number.MAX_SAFE_INTEGER, Infinity])("gives the last page for page %d", async (page) => {
    expect(await list({ sort: "popular", page })).toEqual(await list({ sort: "popular", page: pages }));
  });

  it("[TP-1] counts the tips and pages of a category alone", async () => {
    const expected = published.filter(({ category }) => category === "Stratégie").length;
    const { tips, total } = await list({ category: "Stratégie", sort: "recent", page: 1 });
    expect(total).toBe(expected);
    expect(tips.map(({ category }) => category)).toEqual(Array(Math.min(expected, tipsPerPage)).fill("Stratégie"));
  });

  it.each(["Cuisine", "", "stratégie", "'; drop table tips; --", "é".repeat(10_000)])(
    "[TP-1] has one empty page for an unused category (%.20s)",
    async (category) => {
      expect(await list({ category, sort: "recent", page: 3 })).toEqual({ tips: [], total: 0, page: 1, pages: 1 });
    },
  );

  it("[TP-1] has one empty page when there is no tip", async () => {
    const empty = listTips(memoryDevice({ dataset: { ...seed, tips: [] } }));
    expect(await empty({ sort: "popular", page: 1 })).toEqual({ tips: [], total: 0, page: 1, pages: 1 });
  });

  it("has one page when the tips just fill it", async () => {
    const full = listTips(memoryDevice({ dataset: { ...seed, tips: published.slice(0, tipsPerPage) } }));
    expect(await full({ sort: "recent", page: 2 })).toMatchObject({ total: tipsPerPage, page: 1, pages: 1 });
  });
});
