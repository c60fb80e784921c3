import * as z from "zod/mini";
import type { Teams } from "../../../domain/club/teams/ports.ts";
import { personWithTeams, teamsFrom } from "../../../domain/club/teams/roster.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { columnsIn, recordsIn, utc } from "./records.ts";
import { honoursTable, membershipsTable, peopleTable, teamsTable } from "./teamRows.ts";

const WithPerson = z.extend(membershipsTable.row, { people: z.nullable(peopleTable.row) });
const WithTeam = z.extend(membershipsTable.row, { teams: z.nullable(teamsTable.row) });
const ListedPerson = z.object({ slug: z.string(), updated_at: z.string() });

// Everything is asked for as published: the staff's session reads drafts too.
export const supabaseTeams = (client: Client): Teams => {
  /** The published teams, or the one with this slug. */
  const read = async (slug?: Slug) => {
    let [teams, members, honours] = [
      client.from("teams").select(columnsIn(teamsTable)).eq("is_published", true),
      client
        .from("memberships")
        .select(`${columnsIn(membershipsTable)}, people!memberships_person_fkey(${columnsIn(peopleTable)})`)
        .eq("is_published", true),
      client.from("honours").select(columnsIn(honoursTable)).eq("is_published", true),
    ] as const;
    if (slug !== undefined) {
      [teams, members, honours] = [teams.eq("slug", slug), members.eq("team", slug), honours.eq("team", slug)];
    }
    const [ofTeams, ofMembers, ofHonours] = await Promise.all([
      teams.order("place").order("id"),
      members.order("place").order("id"),
      honours.order("place").order("id"),
    ]);
    const rows = rowsOf(WithPerson, ofMembers);
    return teamsFrom({
      teams: recordsIn(teamsTable, ofTeams),
      memberships: rows.map(({ people: _, ...row }) => membershipsTable.toItem(row)),
      people: rows.flatMap(({ people }) => (people ? [peopleTable.toItem(people)] : [])),
      honours: recordsIn(honoursTable, ofHonours),
    });
  };

  return {
    list: () => read(),
    bySlug: async (slug) => (await read(slug))[0],

    async people() {
      const answer = await client.from("people").select(columnsOf(ListedPerson)).eq("is_published", true).order("slug");
      return rowsOf(ListedPerson, answer).map((row) => ({ slug: row.slug as Slug, updatedAt: utc(row.updated_at) }));
    },

    async person(slug) {
      const [ofPeople, ofMembers] = await Promise.all([
        client.from("people").select(columnsIn(peopleTable)).match({ slug, is_published: true }),
        client
          .from("memberships")
          .select(`${columnsIn(membershipsTable)}, teams!memberships_team_fkey(${columnsIn(teamsTable)})`)
          .match({ person: slug, is_published: true })
          .order("place")
          .order("id"),
      ]);
      const rows = rowsOf(WithTeam, ofMembers);
      return personWithTeams(recordsIn(peopleTable, ofPeople)[0], {
        memberships: rows.map(({ teams: _, ...row }) => membershipsTable.toItem(row)),
        teams: rows.flatMap(({ teams }) => (teams ? [teamsTable.toItem(teams)] : [])),
      });
    },
  };
};
