import * as z from "zod/mini";
import { done } from "../../../domain/shared/result.ts";
import type { TipRatings } from "../../../domain/tips/ports.ts";
import { ratings } from "../../../domain/tips/rating.ts";
import type { Client } from "../shared/client.ts";
import { changeElseAdd } from "../shared/changeElseAdd.ts";
import { broken, sessionRefused, unlikely } from "../shared/errors.ts";
import { refusedReaction } from "../shared/refusedWrite.ts";

const RatingRow = z.object({ rating: z.literal(ratings) });
const AverageRow = z.object({ rating: z.nullable(z.coerce.number()) });

export const supabaseTipRatings = (client: Client): TipRatings => ({
  async set(tip, member, rating) {
    const row = { tip_id: tip, user_id: member };
    const table = () => client.from("tip_ratings");
    if (rating === null) {
      const { error, status } = await table().delete().match(row);
      if (error) return refusedReaction(client, error, status);
      if (status !== 204) throw unlikely(status);
      return done();
    }
    const failed = await changeElseAdd(
      RatingRow,
      () => table().update({ rating }).match(row).select("rating"),
      () => table().insert({ ...row, rating }),
    );
    return failed ? refusedReaction(client, failed.error, failed.status) : done();
  },

  async of(tip, member) {
    const row = { tip_id: tip, user_id: member };
    const { data, error, status } = await client.from("tip_ratings").select("rating").match(row);
    // An ended session has no rating.
    if (error && sessionRefused(error, status)) return null;
    if (error) throw broken(error);
    return z.parse(z.array(RatingRow), data)[0]?.rating ?? null;
  },

  async average(tip) {
    const { data, error } = await client.from("tips").select("rating").eq("id", tip);
    if (error) throw broken(error);
    return z.parse(z.array(AverageRow), data)[0]?.rating ?? null;
  },
});
