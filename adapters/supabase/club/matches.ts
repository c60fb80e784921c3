import * as z from "zod/mini";
import type { MatchRecord } from "../../../domain/club/matches/totals.ts";
import type { Matches, ResultFilter } from "../../../domain/club/matches/ports.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { camelCased, columnsOf, IdRow, rowsOf } from "../shared/rows.ts";
import { choiceColumnsByTeam, choicesIn, matchColumnsByTeam, matchesIn, teamColumns, teamsIn } from "./matchRows.ts";

const RecordRow = z.object({
  team: z.string(),
  competition: z.string(),
  season: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  maps_won: z.number(),
  maps_lost: z.number(),
});

/** The most coming matches of a list, and the most of a calendar or a form. */
const mostComing = 100;
const mostListed = 500;
/** A hosted project gives 1,000 rows at most. */
const recordsPerRequest = 500;

/** The filter that gives a staff's session the rows that visitors read. */
const arePublished = { is_published: true, "teams.is_published": true };

export const supabaseMatches = (client: Client): Matches => {
  const published = () => client.from("matches").select(matchColumnsByTeam).match(arePublished);
  const publishedOf = ({ team, competition, opponent, season }: ResultFilter) => {
    let found = published();
    if (team !== undefined) found = found.eq("team", team);
    if (competition !== undefined) found = found.eq("competition", competition);
    if (opponent !== undefined) found = found.eq("opponent", opponent);
    if (season !== undefined) found = found.eq("season", season);
    return found;
  };
  const recordsFrom = async (from: number): Promise<readonly MatchRecord[]> => {
    const sorted = client.from("match_records").select(columnsOf(RecordRow)).order("season").order("team");
    const answer = await sorted.order("competition").range(from, from + recordsPerRequest - 1);
    return rowsOf(RecordRow, answer).map((row): MatchRecord => {
      const { team, ...record } = camelCased(row);
      return { ...record, team: team as Slug };
    });
  };
  return {
    async coming(since, filter = {}) {
      const open = publishedOf(filter).neq("status", "finished").or(`is_postponed.eq.true,start.gte."${since}"`);
      return matchesIn(await open.order("is_postponed").order("start").order("id").limit(mostComing));
    },

    async finished({ from, count, ...filter }) {
      const sorted = publishedOf(filter)
        .eq("status", "finished")
        .order("start", { ascending: false })
        .order("id", { ascending: false });
      return matchesIn(await sorted.range(from, from + count - 1));
    },

    async playedBy(player, most) {
      const ids = rowsOf(IdRow, await client.rpc("matches_played_by", { player, most }, { get: true })).map(
        ({ id }) => id,
      );
      if (ids.length === 0) return [];
      const found = published().in("id", ids).order("start", { ascending: false });
      return matchesIn(await found.order("id", { ascending: false }));
    },

    async records() {
      const all: MatchRecord[] = [];
      for (;;) {
        const records = await recordsFrom(all.length);
        all.push(...records);
        if (records.length < recordsPerRequest) return all;
      }
    },

    async since(since, team) {
      const all = published().gte("start", since);
      const own = team === undefined ? all : all.eq("team", team);
      const latest = own.order("start", { ascending: false }).order("id", { ascending: false });
      return matchesIn(await latest.limit(mostListed)).toReversed();
    },

    async choices() {
      const all = client.from("matches").select(choiceColumnsByTeam).match(arePublished);
      const latest = all.order("start", { ascending: false }).order("id", { ascending: false });
      return choicesIn(await latest.limit(mostListed)).toReversed();
    },

    bySlug: async (slug) => matchesIn(await published().eq("slug", slug))[0],

    async teams() {
      const all = client.from("teams").select(teamColumns).eq("is_published", true);
      return teamsIn(await all.order("place").order("slug"));
    },
  };
};
