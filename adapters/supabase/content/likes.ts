import * as z from "zod/mini";
import type { Likes } from "../../../domain/content/reactions/ports.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, broken, unlikely } from "../shared/errors.ts";
import { refusedReaction } from "../shared/refusedWrite.ts";

/** The table of one kind of thing's likes, and its column that says on what. */
export type LikesTable =
  | { readonly table: "tip_likes"; readonly column: "tip_id" }
  | { readonly table: "article_likes"; readonly column: "article_id" };

const LikeRow = z.object({ user_id: z.string() });

export const supabaseLikes = <Id extends string>(client: Client, { table, column }: LikesTable): Likes<Id> => ({
  async set(id, member, liked) {
    const row = { [column]: id, user_id: member };
    const likes = client.from(table);
    const { error, status } = liked ? await likes.insert(row) : await likes.delete().match(row);
    if (error && !(liked && alreadyThere(error))) return refusedReaction(client, error, status);
    // Nothing is given back, so the status alone says that it was the backend who answered.
    if (!error && status !== (liked ? 201 : 204)) throw unlikely(status);
    return done();
  },

  async count(id) {
    const { count, error } = await client.from(table).select("*", { count: "exact", head: true }).eq(column, id);
    if (error) throw broken(error);
    return z.parse(z.int(), count);
  },

  async has(id, member) {
    const { data, error } = await client
      .from(table)
      .select("user_id")
      .match({ [column]: id, user_id: member });
    if (error) throw broken(error);
    return z.parse(z.array(LikeRow), data).length > 0;
  },
});
