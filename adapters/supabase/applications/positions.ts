import * as z from "zod/mini";
import { type Position, positionIcons, type PositionId } from "../../../domain/applications/positions.ts";
import { recordShape, type StoredList, utc } from "../club/records.ts";
import { camelCased } from "../shared/rows.ts";
import { QuestionRows } from "./applications.ts";

const PositionRow = z.object({
  ...recordShape,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  icon: z.enum(positionIcons),
  questions: QuestionRows,
});

export const positionsTable: StoredList<Position, z.infer<typeof PositionRow>> = {
  table: "positions",
  row: PositionRow,
  toItem: (row) => ({ ...camelCased(row), slug: row.slug as PositionId, updatedAt: utc(row.updated_at) }),
};
