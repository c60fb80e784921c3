import * as z from "zod";
import { memoryPredictions } from "../../adapters/memory/club/predictions.ts";
import { supabasePredictions } from "../../adapters/supabase/club/predictions.ts";
import { predict, type Predictions, readPredictions } from "../../domain/club/predictions/predict.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../bindings.ts";
import { slug } from "../readParameters.ts";
import { affectsNoPage, type PageChanges } from "../server/cache/changes.ts";
import type { AccountsPorts } from "./accounts.bind.ts";

/** The ports of the feature, by name. */
export type PredictionsPorts = { readonly predictions: Predictions };

const { provide } = bindingsOn<PredictionsPorts & AccountsPorts>();

export const useCases = {
  predict: provide(predict, { session: "session", predictions: "predictions" }),
  readPredictions: provide(readPredictions, { predictions: "predictions" }),
} satisfies Bindings;

/** Schemas of the parameters that visitors may send to reads (decision 0089). */
export const parameters = () => ({
  readPredictions: z.strictObject({ id: slug() as unknown as z.ZodType<Slug> }),
});

export const supabase = ({ client }: Supabase): PredictionsPorts => ({ predictions: supabasePredictions(client) });

export const memory = ({ backend }: Memory): PredictionsPorts => ({ predictions: memoryPredictions(backend) });

/** Visitors see predictions of matches that have begun alone: those stay as they are. */
export const changes = (): PageChanges => ({
  predictions: affectsNoPage,
  "rpc/read_predictions": affectsNoPage,
});
