import { parseFeed } from "htmlparser2";
import { readClub } from "../../build/club/clubFile.ts";
import { clubFolder } from "../../build/folders.ts";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { expect, it } from "vitest";
import { typeset } from "../../../ui/design/components/text/french.ts";
import { newsFeed } from "./articles.server.ts";
import type { ContentItem, ContentItems } from "../../server/documents/contentItems.ts";

const site = "https://club.example";
const { club } = await readClub(clubFolder);

const article: ContentItem = {
  id: "6f1c2f0e-0000-4000-8000-000000000001",
  slug: "montreal",
  title: "Montréal, notre premier plateau",
  excerpt: "Trois jours, deux défaites.",
  category: "esport",
  categoryLabel: "Esport",
  author: "Maud Roussel",
  publishedAt: "2026-11-14T08:30:00+01:00",
  updatedAt: "2026-11-14T08:30:00+01:00",
};

const among = (...texts: readonly ContentItem[]): ContentItems => ({
  newest: async (from, count, category) =>
    texts.filter((text) => category === undefined || text.category === category).slice(from, from + count),
  bySlug: async (slug) => texts.find((text) => text.slug === slug),
});

const categories = async () => seed.categories;

const feed = async (articles: ContentItems, category?: string) => {
  const file = await newsFeed({ site, club, articles, categories }, category);
  return file && parseFeed(String(file.body));
};

it("[FR-3] typesets titles and texts", async () => {
  const read = await feed(among({ ...article, title: "L'été : 35 €", excerpt: "C'est l'heure." }));
  expect(read?.items[0]).toMatchObject({ title: "L’été\u00a0: 35\u202f€", description: "C’est l’heure." });
});

it("[SH-1] gives an article's content, its address and a permanent id", async () => {
  const read = await feed(among(article));
  expect(read).toMatchObject({ type: "rss", title: club.name, link: `${site}/news` });
  expect(read?.items).toEqual([
    expect.objectContaining({
      id: `urn:uuid:${article.id}`,
      title: article.title,
      link: `${site}/news/montreal`,
      description: article.excerpt,
      pubDate: new Date(article.publishedAt),
    }),
  ]);
  const renamed = await feed(among({ ...article, slug: "autre", title: "Autre" }));
  expect(renamed?.items[0]?.id).toBe(read?.items[0]?.id);
});

it("[SE-37] escapes authors' texts in the feed", async () => {
  const hostile = `</title><item><title>x</title></item> & ]]> <script>alert("l'été")</script>`;
  const read = await feed(
    among({ ...article, title: hostile, excerpt: hostile, author: hostile, categoryLabel: hostile }, article),
  );
  expect(read?.items).toHaveLength(2);
  expect(read?.items[0]).toMatchObject({ title: typeset(hostile), description: typeset(hostile) });
});

it("says nothing of an author or an excerpt that isn't there", async () => {
  const file = await newsFeed({
    site,
    club,
    categories,
    articles: among({ ...article, author: null, excerpt: null }),
  });
  expect(file?.body).not.toMatch(/dc:creator>|<description><\/description>|null/);
});

it("keeps to a category, known or in use, and knows no other", async () => {
  const articles = among(article, { ...article, id: "2", category: "Coulisses & co" });
  expect(await feed(articles, "esport")).toMatchObject({ link: `${site}/news?categorie=esport`, items: [{}] });
  expect((await feed(articles, "Coulisses & co"))?.items).toHaveLength(1);
  expect((await feed(articles, "merch"))?.items).toEqual([]);
  expect(await feed(articles, "cuisine")).toBeUndefined();
});

it("tells of the newest thirty", async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ ...article, id: String(at) }));
  expect((await feed(among(...many)))?.items).toHaveLength(30);
});
