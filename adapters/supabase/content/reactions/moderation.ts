import * as z from "zod/mini";
import type { ContentKind, ItemId } from "../../../../domain/content/editing/contentItem.ts";
import type { CommentCounts, Moderation } from "../../../../domain/content/reactions/moderate.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import type { Client } from "../../shared/client.ts";
import { commentColumns, commentOf, CommentRow } from "./comments.ts";
import { countIn, IdRow, rowsOf } from "../../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../../shared/staffRefusals.ts";

const ModeratedRow = z.extend(CommentRow, { on: z.object({ id: z.string(), slug: z.string(), title: z.string() }) });

const ReasonRow = z.object({ hidden_reason: z.nullable(z.string()) });
/** What isn't hidden, or is held. */
const undecided = "hidden_at.is.null,held_for.not.is.null";

const places = {
  article: { table: "article_comments", on: "articles!article_comments_article_id_fkey" },
  tip: { table: "tip_comments", on: "tips!tip_comments_tip_id_fkey" },
} as const;

const sortedColumns = { author: "author(name_key)", page: "on(title_key)", date: "created_at" } as const;

const countsOf = async (client: Client, kind: ContentKind): Promise<CommentCounts[ContentKind]> => {
  const counting = () => client.from(places[kind].table).select("id", { count: "exact", head: true });
  const [shown, hidden, held] = await Promise.all([
    counting().is("hidden_at", null),
    counting().not("hidden_at", "is", null).is("held_for", null),
    counting().not("held_for", "is", null),
  ]);
  return { shown: countIn(shown), hidden: countIn(hidden), held: countIn(held) };
};

export const supabaseModeration = (client: Client): Moderation => ({
  async slice({ kind, state, sorting, from, count }) {
    const { table, on } = places[kind];
    let wanted = client.from(table).select(`${commentColumns(table)}, on:${on}(id, slug, title)`);
    if (state === "shown") wanted = wanted.is("hidden_at", null);
    if (state === "hidden") wanted = wanted.not("hidden_at", "is", null).is("held_for", null);
    if (state === "held") wanted = wanted.not("held_for", "is", null);
    if (sorting) {
      const order = { ascending: sorting.way === "ascending", nullsFirst: false };
      wanted = wanted.order(sortedColumns[sorting.by], order);
    }
    const newestFirst = wanted.order("created_at", { ascending: false }).order("id");
    const rows = rowsOf(ModeratedRow, await newestFirst.range(from, from + count - 1));
    return rows.map((row) => ({
      ...commentOf(client, row),
      on: { kind, id: row.on.id as ItemId, slug: row.on.slug as Slug, title: row.on.title },
    }));
  },

  async count() {
    const [article, tip] = await Promise.all([countsOf(client, "article"), countsOf(client, "tip")]);
    return { article, tip };
  },

  async hide(kind, id, reason) {
    const { table } = places[kind];
    const wanted = client.from(table).update({ hidden_reason: reason }).eq("id", id);
    // Another window may have hidden it: the first reason stays.
    const answer = await (reason === null ? wanted : wanted.or(undecided)).select("id");
    if (answer.error) return notStaffBy(answer.error, answer.status);
    if (rowsOf(IdRow, answer).length > 0) return done();
    const unexplained = await explainEmptyUpdate(client);
    if (unexplained) return unexplained;
    const [found] = rowsOf(ReasonRow, await client.from(table).select("hidden_reason").eq("id", id));
    if (!found) return refused({ kind: "gone" });
    return found.hidden_reason === reason ? done() : refused({ kind: "already-hidden" });
  },
});
