import * as z from "zod/mini";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { Comment, CommentId, Thread } from "../../../../domain/content/reactions/comment.ts";
import { repliesPerThread } from "../../../../domain/content/reactions/listComments.ts";
import type { CommentLikes, CommentMark, Comments } from "../../../../domain/content/reactions/ports.ts";
import { done, refused } from "../../../../domain/shared/result.ts";
import { cardColumns, cardOf, CardRow } from "../../accounts/cards.ts";
import type { Client } from "../../shared/client.ts";
import type { Database } from "../../shared/database.ts";
import { alreadyThere, answeredGone, unlikely } from "../../shared/errors.ts";
import { refusedWords, signedOutBy } from "../../shared/refusedWrite.ts";
import { IdRow, rowsOf } from "../../shared/rows.ts";
import { supabaseLikes } from "./likes.ts";

export const CommentRow = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  content: z.string(),
  created_at: z.string(),
  hidden_reason: z.nullable(z.string()),
  held_for: z.nullable(z.enum(["words", "links", "first"])),
  parent_id: z.nullable(z.string()),
  edited_at: z.nullable(z.string()),
  deleted_at: z.nullable(z.string()),
  like_count: z.int(),
  /** Absent where only the staff reads. */
  liked: z.optional(z.boolean()),
  author: CardRow,
});
const ThreadRow = z.extend(CommentRow, { replies: z.array(CommentRow), reply_count: z.int() });

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
  heldFor: row.held_for,
  parent: row.parent_id as CommentId | null,
  editedAt: row.edited_at,
  isDeleted: row.deleted_at !== null,
  likes: row.like_count,
  isLiked: row.liked ?? false,
});

/** The author's card is joined by the foreign key's name. */
export const commentColumns = (table: CommentsTable["table"]) =>
  `id, user_id, content, created_at, hidden_reason, held_for, parent_id, edited_at, deleted_at, like_count, author:member_cards!${table}_user_id_fkey(${cardColumns})` as const;

/** Among how many of a member's latest comments a retry looks for its own. */
const lately = 100;

/** How many replies come with a thread that a link names. */
const mostReplies = 200;

const markColumns = (after: CommentMark) => ({ after_time: after.createdAt, after_id: after.id });

export const supabaseComments = <Id extends string>(client: Client, place: CommentsTable): Comments<Id> => {
  // Typed as the comments on tips: those on articles differ in the names alone.
  const { table, column } = place as TipComments;
  const kind = table === "tip_comments" ? "tip" : "article";
  const comments = () => client.from(table).select(commentColumns(table));
  const read = (asked: Database["public"]["Functions"]["comment_threads"]["Args"]) =>
    client.rpc("comment_threads", asked, { get: true });
  const threadsOf = async (asked: Parameters<typeof read>[0]): Promise<readonly Thread[]> =>
    rowsOf(ThreadRow, await read(asked)).map(({ replies, reply_count: replyCount, ...row }) => ({
      ...commentOf(client, row),
      replies: replies.map((reply) => commentOf(client, reply)),
      replyCount,
    }));
  const orGone = (comment: Comment | undefined) => (comment ? done(comment) : refused({ kind: "gone" } as const));
  const newestOf = async (wanted: ReturnType<typeof comments>, count: number): Promise<readonly Comment[]> => {
    const newest = await wanted.order("created_at", { ascending: false }).limit(count);
    return rowsOf(CommentRow, newest).map((row) => commentOf(client, row));
  };

  return {
    of: (id, count, after, order = "newest") =>
      threadsOf({
        kind,
        item: id,
        most: count,
        replies: repliesPerThread,
        by_likes: order === "liked",
        ...(after && { ...markColumns(after), after_likes: after.likes }),
      }),

    async threadOf(id, comment) {
      return (await threadsOf({ kind, item: id, most: 1, replies: mostReplies, one: comment }))[0] ?? null;
    },

    async repliesTo(id, parent, count, after) {
      const asked = { kind, item: id, most: count, replies: 0, parent, ...(after && markColumns(after)) };
      return rowsOf(CommentRow, await read(asked)).map((row) => commentOf(client, row));
    },

    async add(id, member, text, answered) {
      const row = { [column]: id, user_id: member, content: text, ...(answered && { parent_id: answered }) };
      const { data, error, status } = await client.from(table).insert(row).select("id").single();
      // An insert returns the row without the author's card.
      if (!error) return orGone((await newestOf(comments().eq("id", z.parse(IdRow, data).id), 1))[0]);
      if (answeredGone(error)) return refused({ kind: "answered-gone" });
      if (!alreadyThere(error)) return refusedWords(client, error, status);
      // An earlier try succeeded without an answer. Texts are compared here: a request's address has no room for them.
      const latest = await newestOf(comments().match({ [column]: id, user_id: member }), lately);
      const isReply = answered !== undefined;
      return orGone(latest.find((comment) => comment.text === text && (comment.parent !== null) === isReply));
    },

    async edit(comment, text) {
      const { data, error, status } = await client.rpc("edit_comment", { kind, comment, words: text });
      if (error) return refusedWords(client, error, status);
      const said = z.parse(z.enum(["done", "held", "gone", "too-late"]), data);
      return said === "done" || said === "held" ? done({ isHeld: said === "held" }) : refused({ kind: said });
    },

    async remove(comment) {
      const { error, status } = await client.rpc("delete_comment", { kind, comment });
      if (error) return signedOutBy(client, error, status);
      if (status !== 204) throw unlikely(status);
      return done();
    },
  };
};

/** The likes of comments on one kind of content item. */
export const supabaseCommentLikes = (client: Client, kind: "tip" | "article"): CommentLikes => {
  const { set } = supabaseLikes<CommentId>(client, { table: `${kind}_comment_likes`, column: "comment_id" });
  return { set };
};
