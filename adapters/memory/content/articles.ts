import type { Article, ArticleLead, ArticleSummary, ArticleTitle } from "../../../domain/content/articles/article.ts";
import type { Articles } from "../../../domain/content/articles/ports.ts";
import type { MemoryBackend } from "../backend.ts";
import { matchesOn } from "../club/matchRows.ts";
import type { ArticleRecord } from "../dataset.ts";
import { authorOf } from "../../../domain/content/authors.ts";
import { tagsOf } from "../../../domain/content/tags.ts";
import { atSlug, pinnedFirst } from "./itemRecord.ts";
import { bylineFrom, namedAuthors } from "./items.ts";
import { shownPeople } from "./shownPeople.ts";
import { countCategories, reactionCounts, sharesOn } from "./counts.ts";

const french = new Intl.Collator("fr", { sensitivity: "base" });

const byDate = (one: ArticleSummary, other: ArticleSummary) =>
  other.publishedAt.localeCompare(one.publishedAt) || (one.id < other.id ? -1 : 1);
const orders = {
  date: byDate,
  category: (one: ArticleSummary, other: ArticleSummary) =>
    french.compare(one.categoryLabel, other.categoryLabel) || byDate(one, other),
  author: (one: ArticleSummary, other: ArticleSummary) =>
    Number(one.author === null) - Number(other.author === null) ||
    french.compare(one.author ?? "", other.author ?? "") ||
    byDate(one, other),
};

export const memoryArticles = (backend: MemoryBackend): Articles => {
  const { enter, articleReactions, labelOf, visibleArticles } = backend;
  const { published } = matchesOn(backend);
  const summary = (record: ArticleRecord): ArticleSummary => ({
    id: record.id,
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    category: record.category,
    categoryLabel: labelOf("article", record.category),
    author: bylineFrom(backend, record),
    featuredImage: record.featuredImage,
    publishedAt: record.publishedAt ?? "",
    updatedAt: record.updatedAt ?? record.publishedAt ?? "",
    ...reactionCounts(articleReactions, record.id),
  });

  const matchOf = ({ match }: ArticleRecord): Article["match"] => {
    const found = published().find(({ slug }) => slug === match);
    if (!found) return null;
    const { slug, opponent, opponentLogo, competition, start, status } = found;
    return { slug, opponent, opponentLogo, competition, start, status };
  };
  const authorsOf = (names: readonly string[]): Article["authors"] => {
    const shown = shownPeople(backend);
    return names.map((name) => authorOf(name, shown));
  };
  const newest = (isFound: (article: ArticleRecord) => boolean, most: number): readonly ArticleSummary[] =>
    visibleArticles().filter(isFound).map(summary).toSorted(byDate).slice(0, most);

  return {
    async authorsOf(names) {
      if (names.length > 0) await enter("read published articles");
      return authorsOf(names);
    },

    async slice({ category, tag, sort, pinnedFirst: hasPinnedFirst, from, count }) {
      await enter("read published articles");
      const sorted = visibleArticles()
        .filter(({ tags = "" }) => tag === undefined || tagsOf(tags).some(({ slug }) => slug === tag))
        .map(summary)
        .filter((article) => category === undefined || article.category === category)
        .toSorted(orders[sort]);
      const placed = hasPinnedFirst && sort === "date" ? sorted.toSorted(pinnedFirst(visibleArticles())) : sorted;
      return placed.slice(from, from + count);
    },

    async featured() {
      await enter("read published articles");
      const found = visibleArticles().find(({ isFeatured }) => isFeatured);
      return found && summary(found);
    },

    async bySlug(slug) {
      await enter("read published articles");
      const found = atSlug(visibleArticles(), slug);
      if (!found) return undefined;
      return {
        ...summary(found),
        authors: authorsOf(namedAuthors(backend, found)),
        tags: tagsOf(found.tags ?? ""),
        shares: sharesOn(articleReactions, found.id),
        content: found.content,
        searchTitle: found.searchTitle ?? null,
        searchDescription: found.searchDescription ?? null,
        match: matchOf(found),
      } satisfies Article;
    },

    async aboutMatch(match, most) {
      await enter("read published articles");
      return newest((article) => article.match === match, most).map(
        ({ slug, title, publishedAt, category, excerpt, featuredImage }): ArticleLead => ({
          slug,
          title,
          publishedAt,
          category,
          excerpt,
          featuredImage,
        }),
      );
    },

    async aboutPlayer(player, most) {
      await enter("read published articles");
      const played = published().filter(({ status, lineup }) => status === "finished" && lineup.includes(player));
      return newest(({ match }) => played.some(({ slug }) => slug === match), most).map(
        ({ slug, title, publishedAt }): ArticleTitle => ({ slug, title, publishedAt }),
      );
    },

    async tagged(tag) {
      await enter("read published articles");
      const all = visibleArticles().toSorted((one, other) => byDate(summary(one), summary(other)));
      const found = all.flatMap(({ tags = "" }) => tagsOf(tags).filter(({ slug }) => slug === tag));
      return found[0] && { ...found[0], articles: found.length };
    },

    async totals() {
      await enter("read published articles");
      const all = visibleArticles();
      return {
        total: all.length,
        categories: countCategories(all).map(({ name, count }) => ({ name, articles: count })),
      };
    },
  };
};
