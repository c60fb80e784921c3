import type { TeamRepository } from "../../../domain/club/teams/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { stillNamed } from "../shared/errors.ts";
import { IdRow, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";
import { supabaseRecords } from "./recordRepository.ts";

import { teamsTable } from "./teamRows.ts";

export const supabaseTeamRepository = (client: Client): TeamRepository => ({
  ...supabaseRecords(client, teamsTable),
  async remove(id) {
    const answer = await client.from("teams").delete().eq("id", id).select("id");
    if (answer.error && stillNamed(answer.error)) return refused({ kind: "in-use" });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return rowsOf(IdRow, answer).length > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
  },
});
