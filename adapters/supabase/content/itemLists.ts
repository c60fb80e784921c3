import * as z from "zod/mini";
import type { ItemLists } from "../../../domain/content/editing/ports.ts";
import { searchKey } from "../../../domain/content/editing/search.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { places, summaryOf } from "./items.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const CountsRow = z.object({ articles: z.int(), tips: z.int(), categories: z.array(z.string()) });

/** A regular expression for these words. Not `like`: in addresses its `*` can't be escaped. */
const patternOf = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

export const supabaseItemLists = (client: Client): ItemLists => ({
  async slice({ kind, search, categories, from, count }) {
    const { table, listed } = places[kind];
    let wanted = client.from(table).select(columnsOf(listed));
    const words = searchKey(search.trim());
    if (words !== "") wanted = wanted.filter("title_key", "match", patternOf(words));
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
    const inUse = counts.categories.filter((name) => name !== "");
    return done({ article: counts.articles, tip: counts.tips, categories: inUse });
  },
});
