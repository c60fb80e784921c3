import * as z from "zod/mini";
import { done } from "../../domain/result.ts";
import type { TipLikes } from "../../domain/tips/ports.ts";
import type { Client } from "./client.ts";
import { alreadyThere, broken, unlikely } from "./errors.ts";
import { refusedWrite } from "./refusedWrite.ts";

const LikeRow = z.object({ tip_id: z.string() });

export const supabaseTipLikes = (client: Client): TipLikes => ({
  async set(tip, member, liked) {
    const row = { tip_id: tip, user_id: member };
    const likes = client.from("tip_likes");
    const { error, status } = liked ? await likes.insert(row) : await likes.delete().match(row);
    if (error && !alreadyThere(error)) return refusedWrite(client, error, status);
    // Nothing is given back, so the status alone says that it was the backend who answered.
    if (!error && status !== (liked ? 201 : 204)) throw unlikely(status);
    return done();
  },

  async count(tip) {
    const { count, error } = await client
      .from("tip_likes")
      .select("*", { count: "exact", head: true })
      .eq("tip_id", tip);
    if (error) throw broken(error);
    return z.parse(z.int(), count);
  },

  async has(tip, member) {
    const { data, error } = await client.from("tip_likes").select("tip_id").match({ tip_id: tip, user_id: member });
    if (error) throw broken(error);
    return z.parse(z.array(LikeRow), data).length > 0;
  },
});
