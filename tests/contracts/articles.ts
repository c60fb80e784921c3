import { describe, expect, it } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import type { ArticleSummary } from "../../domain/content/articles/article.ts";
import { articleSorts } from "../../domain/content/articles/ports.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { articleOf, montreal, type NewDevice } from "./ports.ts";
import type { FaultCalls } from "./files.ts";

const published = seed.articles.filter(({ isPublished }) => isPublished);
const draft = seed.articles.find(({ isPublished }) => !isPublished);
const nameless = published.find(({ author }) => author.includes("@"));

const everything = { sort: "date", from: 0, count: 100 } as const;

const dictionary = new Intl.Collator("fr", { sensitivity: "base" });
const byDate = (one: ArticleSummary, other: ArticleSummary) => other.publishedAt.localeCompare(one.publishedAt);
const orders = {
  date: byDate,
  category: (one: ArticleSummary, other: ArticleSummary) =>
    dictionary.compare(one.category, other.category) || byDate(one, other),
  author: (one: ArticleSummary, other: ArticleSummary) =>
    dictionary.compare(one.author ?? "zzz", other.author ?? "zzz") || byDate(one, other),
};

/** What every backend must return of its published articles. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] articles on ${backend}`, () => {
    it("[NW-1] gives all published articles", async () => {
      const { articles } = await newDevice();
      const slugs = (await articles.slice(everything)).map(({ slug }) => slug);
      expect(slugs.toSorted()).toEqual(published.map(({ slug }) => slug).toSorted());
    });

    it.each(articleSorts)("[NW-2] gives them by %s as a French dictionary would, newest first within", async (sort) => {
      const { articles } = await newDevice();
      const all = await articles.slice({ ...everything, sort });
      expect(all).toHaveLength(published.length);
      expect(all.map(({ slug }) => slug)).toEqual(all.toSorted(orders[sort]).map(({ slug }) => slug));
    });

    it("[NW-1] gives one category, in each order", async () => {
      const { articles } = await newDevice();
      const merch = published.filter(({ category }) => category === "merch").map(({ slug }) => slug);
      for (const sort of articleSorts) {
        const found = await articles.slice({ ...everything, sort, category: "merch" });
        expect(found.map(({ slug }) => slug).toSorted()).toEqual(merch.toSorted());
      }
      expect(await articles.slice({ ...everything, category: "Cuisine" })).toEqual([]);
    });

    it.each(articleSorts)("gives pages by %s that neither skip an article nor repeat one", async (sort) => {
      const { articles } = await newDevice();
      const pages = await Promise.all([0, 4, 8, 12].map((from) => articles.slice({ sort, from, count: 4 })));
      const ids = (await articles.slice({ ...everything, sort })).map(({ id }) => id);
      expect(pages.flat().map(({ id }) => id)).toEqual(ids);
    });

    it("has nothing beyond its end", async () => {
      const { articles } = await newDevice();
      expect(await articles.slice({ sort: "date", from: 9_000, count: 7 })).toEqual([]);
    });

    it("[NW-5] gives a whole article by its slug", async () => {
      const record = published.find(({ slug }) => slug === montreal);
      expect(await articleOf(await newDevice(), montreal)).toMatchObject({
        id: record?.id,
        title: record?.title,
        content: record?.content,
        excerpt: record?.excerpt,
        category: "esport",
        author: record?.author,
        featuredImage: null,
      });
    });

    it("[NW-4] [BE-3] gives no draft, by its slug or in a list, and counts none", async () => {
      const { articles } = await newDevice();
      expect(draft).toBeDefined();
      expect(await articles.bySlug(draft?.slug as Slug)).toBeUndefined();
      expect((await articles.slice(everything)).map(({ slug }) => slug)).not.toContain(draft?.slug);
      expect((await articles.totals()).total).toBe(published.length);
    });

    it("has nothing under an unknown slug", async () => {
      const { articles } = await newDevice();
      expect(await articles.bySlug("n-importe-quoi" as Slug)).toBeUndefined();
    });

    it("[NW-5] [BE-3] keeps an author's e-mail to itself", async () => {
      const ports = await newDevice();
      expect(nameless).toBeDefined();
      expect((await articleOf(ports, nameless?.slug as Slug)).author).toBeNull();
      expect(JSON.stringify(await ports.articles.slice(everything))).not.toContain("@");
    });

    it("[NW-1] counts each category, the fullest first", async () => {
      const { articles } = await newDevice();
      const { categories } = await articles.totals();
      const counts = Object.fromEntries(categories.map(({ name, articles: count }) => [name, count]));
      expect(counts).toEqual({ esport: 4, merch: 2, recrutement: 2, "Vie du club": 2 });
      expect(categories[0]?.name).toBe("esport");
    });
  });

export const faultCalls: FaultCalls = {
  "articles.slice": { call: ({ articles }) => articles.slice({ sort: "date", from: 0, count: 7 }) },
  "articles.bySlug": { call: ({ articles }) => articles.bySlug(montreal) },
  "articles.featured": { call: ({ articles }) => articles.featured() },
  "articles.tagged": { call: ({ articles }) => articles.tagged(montreal) },
  "articles.authorsOf": { call: ({ articles }) => articles.authorsOf(["Kéva"]) },
  "articles.totals": { call: ({ articles }) => articles.totals() },
  "articles.aboutMatch": { call: ({ articles }) => articles.aboutMatch(montreal, 5) },
  "articles.aboutPlayer": { call: ({ articles }) => articles.aboutPlayer("Kéva", 5) },
};
