import * as z from "zod/mini";
import type { ItemLists } from "../../../domain/content/editing/ports.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { FoundRow, places, summaryOf } from "./items.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const CountsRow = z.object({ articles: z.int(), tips: z.int() });

export const supabaseItemLists = (client: Client): ItemLists => ({
  async slice({ kind, search, categories, from, count }) {
    const { table, listed } = places[kind];
    const words = searchKey(search.trim());
    if (words !== "") {
      const among = categories && { of_categories: [...categories] };
      const found = await client.rpc("find_content", { kind, words, ...among, skipped: from, most: count });
      return staffRowsOf(FoundRow, found).map((row) => summaryOf(kind, row));
    }
    let wanted = client.from(table).select(columnsOf(listed));
    const [category, ...others] = categories ?? [];
    // Names with quotes work in `eq` alone.
    if (category !== undefined) {
      wanted = others.length > 0 ? wanted.in("category", [category, ...others]) : wanted.eq("category", category);
    }
    const newestFirst = wanted.order("created_at", { ascending: false }).order("id");
    const rows = rowsOf(places.tip.listed, await newestFirst.range(from, from + count - 1));
    return rows.map((row) => summaryOf(kind, row));
  },

  async count({ search, categories }) {
    const words = searchKey(search.trim());
    const wanted = categories ? { words, of_categories: [...categories] } : { words };
    const { data, error, status } = await client.rpc("count_content", wanted);
    if (error) return notStaffBy(error, status);
    const [counts] = z.parse(z.tuple([CountsRow]), data);
    return done({ article: counts.articles, tip: counts.tips });
  },
});
