import * as z from "zod/mini";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";
import type { ModeratedComment, Moderation } from "../../../../domain/content/reactions/moderate.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import type { Client } from "../../shared/client.ts";
import { commentColumns, commentOf, CommentRow } from "./comments.ts";
import { IdRow, rowsOf } from "../../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../../shared/staffRefusals.ts";

const ModeratedRow = z.extend(CommentRow, { on: z.object({ id: z.string(), slug: z.string(), title: z.string() }) });

const places = {
  article: { table: "article_comments", on: "articles!article_comments_article_id_fkey" },
  tip: { table: "tip_comments", on: "tips!tip_comments_tip_id_fkey" },
} as const;

export const supabaseModeration = (client: Client): Moderation => ({
  async latest({ kind, count, before, hiddenOnly }) {
    const { table, on } = places[kind];
    let wanted = client.from(table).select(`${commentColumns(table)}, on:${on}(id, slug, title)`);
    if (hiddenOnly) wanted = wanted.not("hidden_at", "is", null);
    if (before !== undefined) wanted = wanted.lt("created_at", before);
    const newest = await wanted.order("created_at", { ascending: false }).order("id").limit(count);
    return rowsOf(ModeratedRow, newest).map((row): ModeratedComment => ({
      ...commentOf(client, row),
      on: { kind, id: row.on.id as ItemId, slug: row.on.slug as Slug, title: row.on.title },
    }));
  },

  async hide(kind, id, reason) {
    const hidden = client.from(places[kind].table).update({ hidden_reason: reason }).eq("id", id).select("id");
    const answer = await hidden;
    if (answer.error) return notStaffBy(answer.error, answer.status);
    if (rowsOf(IdRow, answer).length > 0) return done();
    return (await explainEmptyUpdate(client)) ?? refused({ kind: "gone" });
  },
});
