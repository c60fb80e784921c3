import * as z from "zod/mini";
import type { Article, ArticleId, ArticleSummary } from "../../../domain/content/articles/article.ts";
import type { Articles } from "../../../domain/content/articles/ports.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { contentOf, ContentRow } from "./contentRow.ts";

const SummaryRow = z.extend(ContentRow, { byline: z.nullable(z.string()) });
const ArticleRow = z.extend(SummaryRow, { content: z.string(), share_count: z.number() });
const StatisticsRow = z.object({ category: z.string(), articles: z.number() });

const articleOf = <Row extends z.infer<typeof SummaryRow>>({ byline, ...row }: Row) => ({
  ...contentOf<ArticleId, typeof row>(row),
  author: byline,
});

const sortColumns = { date: [], category: ["category_key"], author: ["byline_key"] } as const;

export const supabaseArticles = (client: Client): Articles => {
  // Row security hides drafts too; with this filter the indexes of published articles serve.
  const published = (columns: string) => client.from("articles").select(columns).eq("is_published", true);

  return {
    async slice({ category, sort, from, count }) {
      let wanted = published(columnsOf(SummaryRow));
      if (category !== undefined) wanted = wanted.eq("category", category);
      // Within one category all are equal by it.
      const by = category !== undefined && sort === "category" ? "date" : sort;
      for (const column of sortColumns[by]) wanted = wanted.order(column, { nullsFirst: false });
      const newestFirst = wanted.order("published_at", { ascending: false }).order("id");
      const rows = rowsOf(SummaryRow, await newestFirst.range(from, from + count - 1));
      return rows.map((row): ArticleSummary => articleOf(row));
    },

    async bySlug(slug) {
      const [row] = rowsOf(ArticleRow, await published(columnsOf(ArticleRow)).eq("slug", slug));
      if (!row) return undefined;
      const { share_count: shares, ...others } = row;
      return { ...articleOf(others), shares } satisfies Article;
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
