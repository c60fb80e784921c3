import * as z from "zod/mini";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { Comment, CommentId } from "../../../../domain/content/reactions/comment.ts";
import type { Comments } from "../../../../domain/content/reactions/ports.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import { cardColumns, cardOf, CardRow } from "../../accounts/cards.ts";
import type { Client } from "../../shared/client.ts";
import { alreadyThere } from "../../shared/errors.ts";
import { refusedReaction } from "../../shared/refusedWrite.ts";
import { IdRow, rowsOf } from "../../shared/rows.ts";

export const CommentRow = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  content: z.string(),
  created_at: z.string(),
  hidden_reason: z.nullable(z.string()),
  author: CardRow,
});

type TipComments = { readonly table: "tip_comments"; readonly column: "tip_id" };

/** The table of comments on a kind of content, and its column for the content item. */
export type CommentsTable = TipComments | { readonly table: "article_comments"; readonly column: "article_id" };

export const commentOf = (client: Client, row: z.infer<typeof CommentRow>): Comment => ({
  id: row.id as CommentId,
  author: row.user_id as MemberId | null,
  card: cardOf(client, row.user_id, row.author),
  text: row.content,
  createdAt: row.created_at,
  hiddenBecause: row.hidden_reason,
});

/** The author's card is joined by the foreign key's name. */
export const commentColumns = (table: CommentsTable["table"]) =>
  `id, user_id, content, created_at, hidden_reason, author:member_cards!${table}_user_id_fkey(${cardColumns})` as const;

/** Among how many of a member's latest comments a retry looks for its own. */
const lately = 100;

export const supabaseComments = <Id extends string>(client: Client, place: CommentsTable): Comments<Id> => {
  // Typed as the comments on tips: those on articles differ in the names alone.
  const { table, column } = place as TipComments;
  const comments = () => client.from(table).select(commentColumns(table));
  const newestOf = async (wanted: ReturnType<typeof comments>, count: number): Promise<readonly Comment[]> => {
    const newest = await wanted.order("created_at", { ascending: false }).limit(count);
    return rowsOf(CommentRow, newest).map((row) => commentOf(client, row));
  };
  const orGone = (comment: Comment | undefined) => (comment ? done(comment) : refused({ kind: "gone" } as const));

  return {
    async of(id, count, before) {
      const all = comments().eq(column, id);
      return newestOf(before === undefined ? all : all.lt("created_at", before), count);
    },

    async add(id, member, text) {
      const row = { [column]: id, user_id: member, content: text };
      const { data, error, status } = await client.from(table).insert(row).select("id").single();
      // An insert returns the row without the author's card.
      if (!error) return orGone((await newestOf(comments().eq("id", z.parse(IdRow, data).id), 1))[0]);
      if (!alreadyThere(error)) return refusedReaction(client, error, status);
      // An earlier try succeeded without an answer. Texts are compared here: a request's address has no room for them.
      const latest = await newestOf(comments().match({ [column]: id, user_id: member }), lately);
      return orGone(latest.find((comment) => comment.text === text));
    },
  };
};
