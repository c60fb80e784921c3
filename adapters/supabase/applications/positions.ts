import * as z from "zod/mini";
import type { PositionRepository } from "../../../domain/applications/editPositions.ts";
import { type Position, positionIcons, type PositionId } from "../../../domain/applications/positions.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { recordShape, type StoredList, supabaseRecords, utc } from "../club/records.ts";
import type { Client } from "../shared/client.ts";
import { positionUsed } from "../shared/errors.ts";
import { camelCased, IdRow, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";
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

export const supabasePositionRecords = (client: Client): PositionRepository => ({
  ...supabaseRecords(client, positionsTable),

  async remove(id) {
    const answer = await client.from("positions").delete().eq("id", id).select("id");
    if (answer.error && positionUsed(answer.error)) return refused({ kind: "in-use" });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return rowsOf(IdRow, answer).length > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
  },
});
