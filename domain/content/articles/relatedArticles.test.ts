import { expect, it } from "vitest";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { articleOf, montreal, noArticle } from "../../../tests/contracts/ports.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { relatedArticles } from "./relatedArticles.ts";

it("gives the newest of the same category, then the newest of all, and never the article itself", async () => {
  const device = memoryDevice();
  const found = await relatedArticles(device)(await articleOf(device, montreal));
  expect(found.map(({ slug }) => slug)).toEqual([
    "ce-que-solstice-nous-a-appris",
    "le-maillot-2025-est-la",
    "cinq-postes-benevoles-sont-ouverts",
  ]);
});

it("[NW-7] gives three other articles beside each that there is", async () => {
  const device = memoryDevice();
  for (const { id, category, isPublished } of seed.articles) {
    if (!isPublished) continue;
    const ids = (await relatedArticles(device)({ id, category })).map((article) => article.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(id);
  }
});

it("gives none when there is no other", async () => {
  const device = memoryDevice({ dataset: { ...seed, articles: seed.articles.slice(0, 1) } });
  expect(await relatedArticles(device)({ id: seed.articles[0]?.id ?? noArticle, category: "esport" })).toEqual([]);
});
