import * as z from "zod/mini";
import type { MatchImport, MatchWrite } from "../../../domain/club/matches/ports.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";
import { columnsIn } from "./matchRepository.ts";

const Outcomes = z.array(z.enum(["saved", "stale", "invalid"]));

const rowOf = (row: MatchWrite) => {
  if (row.kind === "change") return { id: row.id, revision: row.revision, set: columnsIn(row.change) };
  const { slug, ...match } = row.match;
  return { slug, set: columnsIn(match) };
};

export const supabaseMatchImport = (client: Client): MatchImport => ({
  async write(rows) {
    // As a text: lists within JSON stay lists of JSON on every backend.
    const answer = await client.rpc("write_matches", { written: JSON.stringify(rows.map(rowOf)) });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return done(z.parse(Outcomes, answer.data));
  },
});
