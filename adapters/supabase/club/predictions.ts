import * as z from "zod/mini";
import { noPredictions, type Prediction } from "../../../domain/club/predictions/prediction.ts";
import type { PredictRefusal, Predictions } from "../../../domain/club/predictions/predict.ts";
import { done, type Refused, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, broken, sessionRefused, unlikely } from "../shared/errors.ts";
import { refusedReaction } from "../shared/refusedWrite.ts";

const outcomes = ["won", "drawn", "lost"] as const;
const Row = z.object({
  outcome: z.nullable(z.enum(outcomes)),
  ours: z.nullable(z.int()),
  theirs: z.nullable(z.int()),
  won: z.nullable(z.int()),
  drawn: z.nullable(z.int()),
  lost: z.nullable(z.int()),
  best: z.nullable(z.object({ points: z.int(), count: z.int(), names: z.array(z.string()) })),
});
const OwnRow = z.object({ outcome: z.enum(outcomes) });

const valuesOf = ({ outcome, score }: Prediction) => ({
  outcome,
  ours: score?.ours ?? null,
  theirs: score?.theirs ?? null,
});

export const supabasePredictions = (client: Client): Predictions => {
  const table = () => client.from("predictions");
  const refusal = async (...given: Parameters<typeof refusedReaction>): Promise<Refused<PredictRefusal>> => {
    const { refusal: why } = await refusedReaction(...given);
    return refused(why.kind === "gone" ? { kind: "closed" } : why);
  };
  return {
    async set(match, member, prediction) {
      const row = { match, user_id: member };
      // A policy hides the row of a match that has begun: then nothing is removed or changed.
      const remove = () => table().delete().match(row).select("outcome");
      const change = (to: Prediction) => table().update(valuesOf(to)).match(row).select("outcome");
      const changed = await (prediction ? change(prediction) : remove());
      if (changed.error) return refusal(client, changed.error, changed.status);
      if (z.parse(z.array(OwnRow), changed.data).length > 0) return done();
      if (!prediction) {
        const { data, error, status } = await table().select("outcome").match(row);
        if (error) return refusal(client, error, status);
        return z.parse(z.array(OwnRow), data).length > 0 ? refused({ kind: "closed" }) : done();
      }
      const added = await table().insert({ ...row, ...valuesOf(prediction) });
      // A second tab has inserted one meanwhile.
      const { error, status } = added.error && alreadyThere(added.error) ? await change(prediction) : added;
      if (error) return refusal(client, error, status);
      if (status !== 201 && status !== 200) throw unlikely(status);
      return done();
    },

    async of(match) {
      const { data, error, status } = await client.rpc("read_predictions", { of_match: match }, { get: true });
      if (error && sessionRefused(error, status)) return noPredictions;
      if (error) throw broken(error);
      const [row] = z.parse(z.array(Row), data);
      if (!row) return noPredictions;
      const { outcome, ours, theirs, won, drawn, lost, best } = row;
      return {
        mine: outcome && { outcome, score: ours === null || theirs === null ? null : { ours, theirs } },
        shares: won === null || drawn === null || lost === null ? null : { won, drawn, lost },
        best,
      };
    },
  };
};
