import * as z from "zod/mini";
import type { ItemLists } from "../../../domain/content/editing/ports.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { FoundRow, places, summaryOf } from "./items.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const CountsRow = z.object({ articles: z.int(), tips: z.int(), draft_articles: z.int(), draft_tips: z.int() });

const sortedColumns = { title: "title_key", category: "category_label", date: "created_at", views: "views" } as const;

export const supabaseItemLists = (client: Client): ItemLists => ({
  async slice({ kind, search, categories, isPublished, sorting: wanted, from, count }) {
    // Views of articles aren't counted.
    const sorting = wanted?.by === "views" && kind === "article" ? undefined : wanted;
    const { table, listed } = places[kind];
    const words = searchKey(search.trim());
    if (words !== "") {
      const among = {
        ...(categories && { of_categories: [...categories] }),
        ...(isPublished !== undefined && { published: isPublished }),
        ...(sorting && { sorted_by: sorting.by, upwards: sorting.way === "ascending" }),
      };
      const found = await client.rpc("find_content", { kind, words, ...among, skipped: from, most: count });
      return staffRowsOf(FoundRow, found).map((row) => summaryOf(kind, row));
    }
    let listing = client.from(table).select(columnsOf(listed));
    const [category, ...others] = categories ?? [];
    // Names with quotes work in `eq` alone.
    if (category !== undefined) {
      listing = others.length > 0 ? listing.in("category", [category, ...others]) : listing.eq("category", category);
    }
    if (isPublished !== undefined) listing = listing.eq("is_published", isPublished);
    if (sorting) listing = listing.order(sortedColumns[sorting.by], { ascending: sorting.way === "ascending" });
    const newestFirst = listing.order("created_at", { ascending: false }).order("id");
    const rows = rowsOf(places.tip.listed, await newestFirst.range(from, from + count - 1));
    return rows.map((row) => summaryOf(kind, row));
  },

  async count({ search, categories }) {
    const words = searchKey(search.trim());
    const wanted = categories ? { words, of_categories: [...categories] } : { words };
    const { data, error, status } = await client.rpc("count_content", wanted);
    if (error) return notStaffBy(error, status);
    const [counts] = z.parse(z.tuple([CountsRow]), data);
    return done({
      article: counts.articles,
      tip: counts.tips,
      drafts: { article: counts.draft_articles, tip: counts.draft_tips },
    });
  },
});
