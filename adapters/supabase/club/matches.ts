import * as z from "zod/mini";
import type { MatchRecord } from "../../../domain/club/matches/match.ts";
import type { Matches, TeamName } from "../../../domain/club/matches/ports.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { camelCased, columnsOf, rowsOf } from "../shared/rows.ts";
import { matchColumns, matchesIn } from "./matchRows.ts";

const TeamRow = z.object({ slug: z.string(), game: z.string() });

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

/** The most coming matches of a list, and of a calendar. */
const mostComing = 100;
const mostOfCalendar = 500;

export const supabaseMatches = (client: Client): Matches => {
  const published = () => client.from("matches").select(matchColumns).eq("is_published", true);
  return {
    async coming(since) {
      const open = published().neq("status", "finished").gte("start", since);
      return matchesIn(await open.order("start").order("id").limit(mostComing));
    },

    async finished({ team, competition, season, from, count }) {
      let found = published().eq("status", "finished");
      if (team !== undefined) found = found.eq("team", team);
      if (competition !== undefined) found = found.eq("competition", competition);
      if (season !== undefined) found = found.eq("season", season);
      const sorted = found.order("start", { ascending: false }).order("id", { ascending: false });
      return matchesIn(await sorted.range(from, from + count - 1));
    },

    async records() {
      const answer = await client.from("match_records").select(columnsOf(RecordRow)).order("season");
      return rowsOf(RecordRow, answer).map((row): MatchRecord => {
        const { team, ...record } = camelCased(row);
        return { ...record, team: team as Slug };
      });
    },

    async since(since, team) {
      const all = published().gte("start", since);
      const own = team === undefined ? all : all.eq("team", team);
      const latest = own.order("start", { ascending: false }).order("id", { ascending: false });
      return matchesIn(await latest.limit(mostOfCalendar)).toReversed();
    },

    bySlug: async (slug) => matchesIn(await published().eq("slug", slug))[0],

    async teams() {
      const answer = await client.from("teams").select(columnsOf(TeamRow)).order("place").order("slug");
      return rowsOf(TeamRow, answer).map(({ slug, game }): TeamName => ({ slug: slug as Slug, game }));
    },
  };
};
