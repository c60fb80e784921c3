import * as z from "zod/mini";
import type { Likes } from "../../../../domain/content/reactions/ports.ts";
import { done } from "../../../../domain/shared/result.ts";
import type { Client } from "../../shared/client.ts";
import type { Database } from "../../shared/database.ts";
import { alreadyThere, sessionRefused, unlikely } from "../../shared/errors.ts";
import { refusedReaction } from "../../shared/refusedWrite.ts";
import { rowsOf } from "../../shared/rows.ts";

type Tables = Database["public"]["Tables"];
/** A table whose rows are a member and a content item. */
type PlaceOf<Column extends "tip_id" | "article_id" | "comment_id"> = {
  readonly [Table in keyof Tables]: Tables[Table]["Row"] extends Record<Column | "user_id", string>
    ? Record<Column | "user_id", string> extends Tables[Table]["Insert"]
      ? { readonly table: Table; readonly column: Column }
      : never
    : never;
}[keyof Tables];

/** The table of likes of what members like, and its column for that. */
export type LikesTable = PlaceOf<"tip_id"> | PlaceOf<"article_id"> | PlaceOf<"comment_id">;

const LikeRow = z.object({ user_id: z.string() });
const CountRow = z.object({ like_count: z.int() });

export const supabaseLikes = <Id extends string>(client: Client, place: LikesTable): Likes<Id> => {
  // Typed as the likes of tips: those of articles differ in the names alone.
  const { table, column } = place as { table: "tip_likes"; column: "tip_id" };
  const items = (place.column === "article_id" ? "articles" : "tips") as "tips";
  return {
    async set(id, member, liked) {
      const row = { [column]: id, user_id: member };
      const likes = client.from(table);
      const { error, status } = liked ? await likes.insert(row) : await likes.delete().match(row);
      if (error && !(liked && alreadyThere(error))) return refusedReaction(client, error, status);
      // The answer has no row, so only the status shows that the backend answered.
      if (!error && status !== (liked ? 201 : 204)) throw unlikely(status);
      return done();
    },

    async count(id) {
      // Only the member can read their like: the number is in the item.
      return rowsOf(CountRow, await client.from(items).select("like_count").eq("id", id))[0]?.like_count ?? 0;
    },

    async has(id, member) {
      const own = await client.from(table).select("user_id").eq(column, id).eq("user_id", member);
      if (own.error && sessionRefused(own.error, own.status)) return false;
      return rowsOf(LikeRow, own).length > 0;
    },
  };
};
