import * as z from "zod/mini";
import type { CompetitionStandings } from "../../../domain/club/standings/ports.ts";
import { standingsFields } from "../../../domain/club/standings/fields.ts";
import type { Standings } from "../../../domain/club/standings/standings.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { columnsIn, recordsIn, storedList } from "./records.ts";

/** In the order of the domain: changes are compared as text. */
const Row = z.object({
  name: z.string(),
  isOurs: z.boolean(),
  team: z.nullable(z.string()),
  played: z.nullable(z.number()),
  won: z.nullable(z.number()),
  drawn: z.nullable(z.number()),
  lost: z.nullable(z.number()),
  points: z.nullable(z.number()),
  mapsFor: z.nullable(z.number()),
  mapsAgainst: z.nullable(z.number()),
});

const CompetitionRow = z.object({ competition: z.string() });

export const standingsTable = storedList<Standings>("standings", standingsFields, { rows: z.array(Row) });

// Everything is asked for as published: the staff's session reads drafts too.
export const supabaseStandings = (client: Client): CompetitionStandings => ({
  async of(competition) {
    const found = client.from("standings").select(columnsIn(standingsTable)).match({ competition, is_published: true });
    return recordsIn(standingsTable, await found.order("place").order("id"));
  },

  ofMatch: async (slug) =>
    recordsIn(standingsTable, await client.rpc("standings_of_match", { of_match: slug }, { get: true })),

  async competitions() {
    const found = client.from("standings").select(columnsOf(CompetitionRow)).eq("is_published", true);
    const rows = rowsOf(CompetitionRow, await found.order("place").order("id"));
    return [...new Set(rows.map(({ competition }) => competition))];
  },
});
