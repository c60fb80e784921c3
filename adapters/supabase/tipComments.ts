import * as z from "zod/mini";
import type { MemberId } from "../../domain/accounts/member.ts";
import { done, refused } from "../../domain/result.ts";
import type { CommentId, TipComment } from "../../domain/tips/comment.ts";
import type { TipComments } from "../../domain/tips/ports.ts";
import type { Client } from "./client.ts";
import { alreadyThere, broken } from "./errors.ts";
import { refusedWrite } from "./refusedWrite.ts";

const CardRow = z.object({
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_staff: z.boolean(),
});
const CommentRow = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  content: z.string(),
  created_at: z.string(),
  author: z.nullable(CardRow),
});

const columns =
  "id, user_id, content, created_at, author:member_cards!tip_comments_user_id_fkey(username, avatar_url, is_staff)";

const commentOf = (row: z.infer<typeof CommentRow>): TipComment => ({
  id: row.id as CommentId,
  author: row.user_id as MemberId | null,
  card: {
    username: row.author?.username ?? null,
    avatar: row.author?.avatar_url ?? null,
    isStaff: row.author?.is_staff ?? false,
  },
  text: row.content,
  createdAt: row.created_at,
});

const IdRow = z.object({ id: z.string() });

/** Among how many of a member's latest comments a retry looks for the one that came through. */
const lately = 100;

export const supabaseTipComments = (client: Client): TipComments => {
  const comments = () => client.from("tip_comments").select(columns);
  const newestOf = async (wanted: ReturnType<typeof comments>, count: number): Promise<readonly TipComment[]> => {
    const { data, error } = await wanted.order("created_at", { ascending: false }).limit(count);
    if (error) throw broken(error);
    return z.parse(z.array(CommentRow), data).map(commentOf);
  };
  const orGone = (comment: TipComment | undefined) => (comment ? done(comment) : refused({ kind: "gone" } as const));

  return {
    async of(tip, count, before) {
      const all = comments().eq("tip_id", tip);
      return newestOf(before === undefined ? all : all.lt("created_at", before), count);
    },

    async add(tip, member, text) {
      const row = { tip_id: tip, user_id: member, content: text };
      const { data, error, status } = await client.from("tip_comments").insert(row).select("id").single();
      // The author's card hangs on a comment only when it is read: an insert gives back the row alone.
      if (!error) return orGone((await newestOf(comments().eq("id", z.parse(IdRow, data).id), 1))[0]);
      if (!alreadyThere(error)) return refusedWrite(client, error, status);
      // An earlier try came through, though its answer didn't. The words are compared here: an address can't hold them.
      const latest = await newestOf(comments().match({ tip_id: tip, user_id: member }), lately);
      return orGone(latest.find((comment) => comment.text === text));
    },
  };
};
