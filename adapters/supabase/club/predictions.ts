import * as z from "zod/mini";
import { noPredictions, type Prediction } from "../../../domain/club/predictions/prediction.ts";
import type { PredictRefusal, Predictions } from "../../../domain/club/predictions/predict.ts";
import { done, type Refused, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { changeElseAdd } from "../shared/changeElseAdd.ts";
import { broken, sessionRefused } from "../shared/errors.ts";
import { refusedReaction } from "../shared/refusedWrite.ts";
import { rowsOf } from "../shared/rows.ts";

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
      // A policy hides the row of a match that has begun: then nothing is changed or removed.
      if (prediction) {
        const failed = await changeElseAdd(
          OwnRow,
          () => table().update(valuesOf(prediction)).match(row).select("outcome"),
          () => table().insert({ ...row, ...valuesOf(prediction) }),
        );
        return failed ? refusal(client, failed.error, failed.status) : done();
      }
      const removed = await table().delete().match(row).select("outcome");
      if (removed.error) return refusal(client, removed.error, removed.status);
      if (rowsOf(OwnRow, removed).length > 0) return done();
      const left = await table().select("outcome").match(row);
      if (left.error) return refusal(client, left.error, left.status);
      return rowsOf(OwnRow, left).length > 0 ? refused({ kind: "closed" }) : done();
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
