import * as z from "zod";
import { memoryPredictions } from "../../../adapters/memory/club/predictions.ts";
import { memoryPredictionTables } from "../../../adapters/memory/club/predictionTables.ts";
import { supabasePredictions } from "../../../adapters/supabase/club/predictions.ts";
import { supabasePredictionTables } from "../../../adapters/supabase/club/predictionTables.ts";
import {
  predict,
  type Predictions,
  readOwnPredictions,
  readPredictions,
} from "../../../domain/club/predictions/predict.ts";
import {
  type PredictionTables,
  readMemberPoints,
  readPredictionTable,
} from "../../../domain/club/predictions/table.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import { page, read, slug, text } from "../../readParameters.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";

/** The ports of the feature, by name. */
export type PredictionsPorts = { readonly predictions: Predictions; readonly predictionTables: PredictionTables };

const { provide } = bindingsOn<PredictionsPorts & AccountsPorts>();

export const useCases = {
  predict: provide(predict, { session: "session", predictions: "predictions" }),
  readOwnPredictions: provide(readOwnPredictions, { predictions: "predictions" }),
  readPredictions: provide(readPredictions, { predictions: "predictions" }),
  readPredictionTable: provide(readPredictionTable, { tables: "predictionTables" }),
  readMemberPoints: provide(readMemberPoints, { tables: "predictionTables" }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  readPredictions: read(z.strictObject({ id: slug() as unknown as z.ZodType<Slug> }), "matches"),
  readPredictionTable: read(
    z.strictObject({
      team: text().optional(),
      season: z.int().min(2000).max(2099).optional(),
      page: page(),
    }),
    "matches",
    "teams",
    "members",
  ),
  readMemberPoints: read(z.strictObject({ slug: text() }), "matches"),
});

export const supabase = ({ client }: Supabase): PredictionsPorts => ({
  predictions: supabasePredictions(client),
  predictionTables: supabasePredictionTables(client),
});

export const memory = ({ backend }: Memory): PredictionsPorts => ({
  predictions: memoryPredictions(backend),
  predictionTables: memoryPredictionTables(backend),
});

/** Visitors see predictions of matches that have begun alone: those stay as they are. Points change with results. */
