import { done, refused } from "../../domain/result.ts";
import type { TipLikes } from "../../domain/tips/ports.ts";
import type { Client } from "./client.ts";
import { alreadyThere, broken, notAllowed, sessionRefused } from "./errors.ts";

export const supabaseTipLikes = (client: Client): TipLikes => ({
  async set(tip, member, liked) {
    const row = { tip_id: tip, user_id: member };
    const likes = client.from("tip_likes");
    const { error, status } = liked ? await likes.insert(row) : await likes.delete().match(row);
    if (!error || alreadyThere(error)) return done();
    if (sessionRefused(error, status)) return refused({ kind: "signed-out" });
    if (notAllowed(error)) return refused({ kind: "gone" });
    throw broken(error);
  },

  async count(tip) {
    const { count, error } = await client
      .from("tip_likes")
      .select("*", { count: "exact", head: true })
      .eq("tip_id", tip);
    if (error) throw broken(error);
    return count ?? 0;
  },

  async has(tip, member) {
    const { data, error } = await client.from("tip_likes").select("tip_id").match({ tip_id: tip, user_id: member });
    if (error) throw broken(error);
    return data.length > 0;
  },
});
