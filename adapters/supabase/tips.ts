import * as z from "zod/mini";
import type { Tips, TipTotals } from "../../domain/tips/ports.ts";
import type { Slug, Tip, TipId, TipSummary } from "../../domain/tips/tip.ts";
import type { Client } from "./client.ts";
import { broken } from "./errors.ts";

const text = z.nullable(z.string());

const SummaryRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: text,
  category: z.string(),
  author: z.string(),
  read_time: text,
  difficulty: text,
  views: z.number(),
  like_count: z.number(),
  comment_count: z.number(),
  rating: z.nullable(z.coerce.number()),
  featured_image: text,
  published_at: z.string(),
});
const TipRow = z.extend(SummaryRow, { hero_image: text, content: z.string() });

const summaryColumns = Object.keys(SummaryRow.shape).join(", ");
const tipColumns = Object.keys(TipRow.shape).join(", ");

const summaryOf = (row: z.infer<typeof SummaryRow>): TipSummary => ({
  id: row.id as TipId,
  slug: row.slug as Slug,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  author: row.author,
  readTime: row.read_time,
  difficulty: row.difficulty,
  views: row.views,
  likes: row.like_count,
  comments: row.comment_count,
  rating: row.rating,
  featuredImage: row.featured_image,
  publishedAt: row.published_at,
});

const StatisticsRow = z.object({
  category: z.string(),
  tips: z.number(),
  views: z.number(),
  likes: z.number(),
  comments: z.number(),
  rating_sum: z.number(),
  rating_count: z.number(),
});
type StatisticsRow = z.infer<typeof StatisticsRow>;

const totalsOf = (rows: readonly StatisticsRow[]): TipTotals => {
  const sum = (column: Exclude<keyof StatisticsRow, "category">) => rows.reduce((total, row) => total + row[column], 0);
  const ratings = sum("rating_count");
  return {
    totalTips: sum("tips"),
    totalViews: sum("views"),
    totalLikes: sum("likes"),
    totalComments: sum("comments"),
    averageRating: ratings === 0 ? null : Math.round((sum("rating_sum") / ratings) * 100) / 100,
    categories: rows
      .map(({ category, tips }) => ({ name: category, tips }))
      .toSorted((one, other) => other.tips - one.tips || one.name.localeCompare(other.name)),
  };
};

// By GET: it only reads, so whoever stands between may treat it so.
const publishedTips = (client: Client) => client.rpc("get_tips_with_stats", {}, { get: true });

const sortColumn = { recent: "published_at", popular: "views" } as const;

export const supabaseTips = (client: Client): Tips => ({
  async slice({ category, sort, from, count }) {
    const published = publishedTips(client).select(summaryColumns);
    const wanted = category === undefined ? published : published.eq("category", category);
    const { data, error } = await wanted
      .order(sortColumn[sort], { ascending: false })
      .order("id")
      .range(from, from + count - 1);
    if (error) throw broken(error);
    return z.parse(z.array(SummaryRow), data).map(summaryOf);
  },

  async bySlug(slug) {
    const { data, error } = await publishedTips(client).select(tipColumns).eq("slug", slug);
    if (error) throw broken(error);
    const row = z.parse(z.array(TipRow), data)[0];
    return row && ({ ...summaryOf(row), heroImage: row.hero_image, content: row.content } satisfies Tip);
  },

  async totals() {
    const { data, error } = await client.from("tip_statistics").select("*");
    if (error) throw broken(error);
    return totalsOf(z.parse(z.array(StatisticsRow), data));
  },
});
