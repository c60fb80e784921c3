import * as z from "zod/mini";
import { followableOf, type FollowId, type Follows } from "../../../domain/notifications/following.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, sessionRefused, unlikely } from "../shared/errors.ts";
import { refusedReaction, signedOutBy } from "../shared/refusedWrite.ts";
import { IdRow, rowsOf } from "../shared/rows.ts";

type Row = {
  readonly user_id: string;
  readonly team?: string;
  readonly person?: string;
  readonly category_kind?: string;
  readonly category?: string;
  readonly member?: string;
};

const FollowedRow = z.object({
  kind: z.enum(["team", "person", "article", "tip", "member"]),
  key: z.string(),
  slug: z.string(),
  name: z.string(),
});

const rowOf = (id: FollowId, member: string): Row => {
  const { kind, slug } = followableOf(id);
  if (kind === "team" || kind === "person" || kind === "member") return { user_id: member, [kind]: slug };
  return { user_id: member, category_kind: kind, category: slug };
};

export const supabaseFollows = (client: Client): Follows => ({
  async set(id, member, isFollowed) {
    const row = rowOf(id, member);
    const follows = client.from("follows");
    const { error, status } = isFollowed ? await follows.insert(row) : await follows.delete().match(row);
    if (error && !(isFollowed && alreadyThere(error))) return refusedReaction(client, error, status);
    // The answer has no row, so only the status shows that the backend answered.
    if (!error && status !== (isFollowed ? 201 : 204)) throw unlikely(status);
    return done();
  },

  async has(id, member) {
    const own = await client.from("follows").select("id").match(rowOf(id, member));
    if (own.error && sessionRefused(own.error, own.status)) return false;
    return rowsOf(IdRow, own).length > 0;
  },

  async list() {
    const { data, error, status } = await client.rpc("read_followed");
    if (error) return signedOutBy(client, error, status);
    return done(z.parse(z.array(FollowedRow), data));
  },
});
