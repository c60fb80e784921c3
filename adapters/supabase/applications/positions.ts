import * as z from "zod/mini";
import { positionFields } from "../../../domain/applications/positionFields.ts";
import type { Position } from "../../../domain/applications/positions.ts";
import { storedList } from "../club/records.ts";
import { QuestionRows } from "./applications.ts";

export const positionsTable = storedList<Position>("positions", positionFields, {
  slug: z.string(),
  questions: QuestionRows,
});
