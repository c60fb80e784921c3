import { expect, it } from "vitest";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { createFaultInjector } from "../../../adapters/memory/shared/faultInjector.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { articlesPerPage, listArticles } from "./listArticles.ts";
import { articleSorts } from "./ports.ts";

const published = seed.articles.filter(({ isPublished }) => isPublished);
const list = listArticles(memoryDevice());

it("[NW-1] gives a page of articles, how many there are, and which categories are in use, in the club's order", async () => {
  const first = await list({ sort: "date", page: 1 });
  expect(first).toMatchObject({ total: published.length, page: 1, pages: 2 });
  expect(first.articles).toHaveLength(articlesPerPage);
  expect(first.categories).toEqual([
    { slug: "esport", label: "Esport" },
    { slug: "merch", label: "Merch" },
    { slug: "recrutement", label: "Recrutement" },
    { slug: "Vie du club", label: "Vie du club" },
  ]);
  const second = await list({ sort: "date", page: 2 });
  expect([...first.articles, ...second.articles].map(({ id }) => id)).toEqual(
    published
      .toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""))
      .map(({ id }) => id),
  );
});

it.each([2, 9, 100_000, Number.MAX_SAFE_INTEGER])("[NW-1] gives the last page for page %d", async (page) => {
  expect((await list({ sort: "date", page })).page).toBe(2);
});

it.each(articleSorts)("[NW-1] [NW-2] lists one category by %s, and nothing for an unknown one", async (sort) => {
  expect(await list({ category: "merch", sort, page: 1 })).toMatchObject({ total: 2, pages: 1 });
  expect(await list({ category: "Cuisine", sort, page: 3 })).toMatchObject({ articles: [], total: 0, page: 1 });
});

it("[NW-122] lists a tag however it is written, whatever the category, and nothing for an unknown one", async () => {
  const [one, other] = published;
  const articles = seed.articles.map((article) =>
    article.id === one?.id
      ? { ...article, tags: "LAN\nÉté" }
      : article.id === other?.id
        ? { ...article, tags: "été" }
        : article,
  );
  const tagged = listArticles(memoryDevice({ dataset: { ...seed, articles } }));
  const found = await tagged({ tag: "LAN", category: "Cuisine", sort: "date", page: 4 });
  expect(found).toMatchObject({ total: 1, page: 1, tag: { slug: "lan", label: "LAN" }, articles: [{ id: one?.id }] });
  expect(await tagged({ tag: "ete", sort: "date", page: 1 })).toMatchObject({ total: 2 });
  for (const tag of ["personne", "🎮"]) {
    expect(await tagged({ tag, sort: "date", page: 1 })).toMatchObject({ total: 0, articles: [], tag: null });
  }
});

it("[NW-3] throws when the backend fails", async () => {
  const faults = createFaultInjector();
  faults.fail(true);
  await expect(listArticles(memoryDevice({ faults }))({ sort: "date", page: 1 })).rejects.toThrow();
});
