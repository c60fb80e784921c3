import type { PositionRepository } from "../../../domain/applications/editPositions.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { supabaseRecords } from "../club/recordRepository.ts";
import type { Client } from "../shared/client.ts";
import { positionUsed } from "../shared/errors.ts";
import { IdRow, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";
import { positionsTable } from "./positions.ts";

export const supabasePositionRecords = (client: Client): PositionRepository => ({
  ...supabaseRecords(client, positionsTable),

  async remove(id) {
    const answer = await client.from("positions").delete().eq("id", id).select("id");
    if (answer.error && positionUsed(answer.error)) return refused({ kind: "in-use" });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return rowsOf(IdRow, answer).length > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
  },
});
