import * as z from "zod/mini";
import type { Tips, TipTotals } from "../../../domain/tips/ports.ts";
import type { Tip, TipId, TipSummary } from "../../../domain/tips/tip.ts";
import { contentOf, ContentRow, SearchRow } from "../content/contentRow.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";

const text = z.nullable(z.string());

const SummaryRow = z.extend(ContentRow, {
  author: z.string(),
  read_time: text,
  difficulty: text,
  views: z.number(),
  rating: z.nullable(z.coerce.number()),
  plan: text,
});
const TipRow = z.extend(SummaryRow, {
  hero_image: text,
  content: z.string(),
  share_count: z.number(),
  ...SearchRow.shape,
});

const tipOf = <Row extends z.infer<typeof SummaryRow>>(row: Row) => contentOf<TipId, Row>(row);

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

// By GET: it only reads.
const publishedTips = (client: Client) => client.rpc("get_tips_with_stats", undefined, { get: true });

const sortColumn = { recent: "published_at", popular: "views" } as const;

export const supabaseTips = (client: Client): Tips => ({
  async slice({ category, sort, pinnedFirst, from, count }) {
    const published = publishedTips(client).select(columnsOf(SummaryRow));
    const wanted = category === undefined ? published : published.eq("category", category);
    const placed = pinnedFirst && sort === "recent" ? wanted.order("is_pinned", { ascending: false }) : wanted;
    const ordered = placed.order(sortColumn[sort], { ascending: false }).order("id");
    const rows = rowsOf(SummaryRow, await ordered.range(from, from + count - 1));
    return rows.map((row): TipSummary => tipOf(row));
  },

  async featured() {
    const [row] = rowsOf(SummaryRow, await publishedTips(client).select(columnsOf(SummaryRow)).eq("is_featured", true));
    return row && tipOf(row);
  },

  async bySlug(slug) {
    const wanted = () => publishedTips(client).select(columnsOf(TipRow));
    const at = rowsOf(TipRow, await wanted().eq("slug", slug));
    // Quoted: former addresses may have commas and braces.
    const [row] = at.length > 0 ? at : rowsOf(TipRow, await wanted().contains("old_slugs", [JSON.stringify(slug)]));
    if (!row) return undefined;
    const { share_count: shares, ...others } = row;
    return { ...tipOf(others), shares } satisfies Tip;
  },

  async byAuthor(author, most) {
    const own = publishedTips(client).select(columnsOf(SummaryRow)).eq("author", author);
    const rows = rowsOf(SummaryRow, await own.order("published_at", { ascending: false }).order("id").limit(most));
    return rows.map((row): TipSummary => tipOf(row));
  },

  totals: async () => totalsOf(rowsOf(StatisticsRow, await client.from("tip_statistics").select("*"))),
});
