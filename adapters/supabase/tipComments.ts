import * as z from "zod/mini";
import type { MemberId } from "../../domain/accounts/member.ts";
import { done, refused } from "../../domain/result.ts";
import type { CommentId, TipComment } from "../../domain/tips/comment.ts";
import type { TipComments } from "../../domain/tips/ports.ts";
import type { Client } from "./client.ts";
import { alreadyThere, broken, notAllowed, sessionRefused } from "./errors.ts";

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

export const supabaseTipComments = (client: Client): TipComments => {
  /** The author's card hangs on a comment only when it is read: an insert gives back the row alone. */
  const newest = async (wanted: Record<string, string>): Promise<TipComment> => {
    const { data, error } = await client
      .from("tip_comments")
      .select(columns)
      .match(wanted)
      .order("created_at", { ascending: false })
      .limit(1)
      .single();
    if (error) throw broken(error);
    return commentOf(z.parse(CommentRow, data));
  };

  return {
    async of(tip, count, before) {
      const all = client.from("tip_comments").select(columns).eq("tip_id", tip);
      const wanted = before === undefined ? all : all.lt("created_at", before);
      const { data, error } = await wanted.order("created_at", { ascending: false }).limit(count);
      if (error) throw broken(error);
      return z.parse(z.array(CommentRow), data).map(commentOf);
    },

    async add(tip, member, text) {
      const row = { tip_id: tip, user_id: member, content: text };
      const { data, error, status } = await client.from("tip_comments").insert(row).select("id").single();
      if (!error) return done(await newest({ id: z.parse(IdRow, data).id }));
      // An earlier try came through, though its answer didn't.
      if (alreadyThere(error)) return done(await newest(row));
      if (sessionRefused(error, status)) return refused({ kind: "signed-out" });
      if (notAllowed(error)) return refused({ kind: "gone" });
      throw broken(error);
    },
  };
};
