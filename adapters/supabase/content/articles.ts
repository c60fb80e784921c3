import * as z from "zod/mini";
import type {
  Article,
  ArticleId,
  ArticleLead,
  ArticleSummary,
  ArticleTitle,
} from "../../../domain/content/articles/article.ts";
import { authorOf } from "../../../domain/content/authors.ts";
import { tagsOf } from "../../../domain/content/tags.ts";
import { matchStatuses } from "../../../domain/club/matches/match.ts";
import type { Articles } from "../../../domain/content/articles/ports.ts";
import type { Client } from "../shared/client.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { type Answer, camelCased, columnsOf, rowsOf } from "../shared/rows.ts";
import { contentOf, ContentRow, SearchRow } from "./contentRow.ts";

const SummaryRow = z.extend(ContentRow, { byline: z.nullable(z.string()) });
const ArticleRow = z.extend(SummaryRow, {
  content: z.string(),
  share_count: z.number(),
  author_names: z.array(z.string()),
  tags: z.string(),
  ...SearchRow.shape,
});
const TagsRow = z.object({ tags: z.string() });
const PersonRow = z.object({ slug: z.string(), name: z.string() });
const MatchRow = z.object({
  slug: z.string(),
  opponent: z.string(),
  opponent_logo: z.nullable(z.string()),
  competition: z.string(),
  start: z.string(),
  status: z.enum(matchStatuses),
  is_published: z.boolean(),
});
const WithMatch = z.extend(ArticleRow, { matches: z.nullable(MatchRow) });
const TitleRow = z.object({ slug: z.string(), title: z.string(), published_at: z.string() });
const LeadRow = z.extend(TitleRow, {
  category: z.string(),
  excerpt: z.nullable(z.string()),
  featured_image: z.nullable(z.string()),
});
const StatisticsRow = z.object({ category: z.string(), articles: z.number() });

const articleOf = <Row extends z.infer<typeof SummaryRow>>({ byline, ...row }: Row) => ({
  ...contentOf<ArticleId, typeof row>(row),
  author: byline,
});

/** Row security hides a match that isn't published from visitors; the staff reads it. */
const matchOf = (row: z.infer<typeof MatchRow> | null): Article["match"] => {
  if (!row?.is_published) return null;
  const { isPublished: _, slug, start, ...match } = camelCased(row);
  return { ...match, slug: slug as Slug, start: new Date(start).toISOString() };
};

const titlesIn = (answer: Omit<Answer, "status">): readonly ArticleTitle[] =>
  rowsOf(TitleRow, answer).map(({ slug, title, published_at: publishedAt }) => ({
    slug: slug as Slug,
    title,
    publishedAt,
  }));

const sortColumns = { date: [], category: ["category_key"], author: ["byline_key"] } as const;

export const supabaseArticles = (client: Client): Articles => {
  // Row security hides drafts too; with this filter the indexes of published articles serve.
  const published = (columns: string) => client.from("articles").select(columns).eq("is_published", true);

  /** Row security hides the people whom visitors can't read. */
  const authorsOf = async (names: readonly string[]): Promise<Article["authors"]> => {
    if (names.length === 0) return [];
    const shown = client.from("people").select(columnsOf(PersonRow)).eq("is_published", true);
    const people = rowsOf(PersonRow, await shown.in("name", names));
    return names.map((name) => authorOf(name, people));
  };

  return {
    authorsOf,

    async slice({ category, tag, sort, pinnedFirst, from, count }) {
      let wanted = published(columnsOf(SummaryRow));
      if (category !== undefined) wanted = wanted.eq("category", category);
      if (tag !== undefined) wanted = wanted.contains("tag_slugs", [tag]);
      // Within a category all articles are equal by category.
      const by = category !== undefined && sort === "category" ? "date" : sort;
      if (pinnedFirst && sort === "date") wanted = wanted.order("is_pinned", { ascending: false });
      for (const column of sortColumns[by]) wanted = wanted.order(column, { nullsFirst: false });
      const newestFirst = wanted.order("published_at", { ascending: false }).order("id");
      const rows = rowsOf(SummaryRow, await newestFirst.range(from, from + count - 1));
      return rows.map((row): ArticleSummary => articleOf(row));
    },

    async featured() {
      const [row] = rowsOf(SummaryRow, await published(columnsOf(SummaryRow)).eq("is_featured", true));
      return row && articleOf(row);
    },

    async bySlug(slug) {
      const columns = `${columnsOf(ArticleRow)}, matches!articles_match_fkey(${columnsOf(MatchRow)})`;
      const at = rowsOf(WithMatch, await published(columns).eq("slug", slug));
      // Quoted: former addresses may have commas and braces.
      const [row] =
        at.length > 0 ? at : rowsOf(WithMatch, await published(columns).contains("old_slugs", [JSON.stringify(slug)]));
      if (!row) return undefined;
      const { share_count: shares, matches: match, author_names: names, tags, ...others } = row;
      const authors = await authorsOf(names);
      return { ...articleOf(others), authors, tags: tagsOf(tags), shares, match: matchOf(match) } satisfies Article;
    },

    async aboutMatch(match, most) {
      const found = published(columnsOf(LeadRow)).eq("match", match);
      const newest = await found.order("published_at", { ascending: false }).order("id").limit(most);
      return rowsOf(LeadRow, newest).map((row): ArticleLead => {
        const { slug, ...lead } = camelCased(row);
        return { ...lead, slug: slug as Slug };
      });
    },

    async aboutPlayer(player, most) {
      return titlesIn(await client.rpc("articles_about_player", { player, most }, { get: true }));
    },

    async tagged(tag) {
      const all = client.from("articles").select(columnsOf(TagsRow), { count: "exact" }).eq("is_published", true);
      const newest = all.contains("tag_slugs", [tag]).order("published_at", { ascending: false }).order("id").limit(1);
      const answer = await newest;
      const [row] = rowsOf(TagsRow, answer);
      const found = row && tagsOf(row.tags).find(({ slug }) => slug === tag);
      return found && { ...found, articles: answer.count ?? 1 };
    },

    async totals() {
      const rows = rowsOf(StatisticsRow, await client.from("article_statistics").select("*"));
      return {
        total: rows.reduce((total, { articles }) => total + articles, 0),
        categories: rows
          .map(({ category, articles }) => ({ name: category, articles }))
          .toSorted((one, other) => other.articles - one.articles || one.name.localeCompare(other.name)),
      };
    },
  };
};
