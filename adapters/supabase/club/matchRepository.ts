import type { Match, MatchId, MatchStatus } from "../../../domain/club/matches/match.ts";
import type { MatchChange, MatchRepository, StaffMatchFilter } from "../../../domain/club/matches/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { Client } from "../shared/client.ts";
import { alreadyThere, unlikely } from "../shared/errors.ts";
import { type Answer, countIn, IdRow, rowsOf } from "../shared/rows.ts";
import { explainEmptyUpdate, notStaffBy } from "../shared/staffRefusals.ts";
import { matchColumns, matchesIn, teamColumns, teamsIn } from "./matchRows.ts";

/** The columns of a match. */
export const columnsIn = ({ opponentLogo, isPublished, maps, lineup, ...change }: MatchChange) => ({
  ...change,
  ...(opponentLogo !== undefined && { opponent_logo: opponentLogo }),
  ...(isPublished !== undefined && { is_published: isPublished }),
  ...(lineup && { lineup: [...lineup] }),
  ...(maps && { maps: maps.map((map) => ({ ...map })) }),
});

const statuses = (isOver: boolean): readonly MatchStatus[] =>
  isOver ? ["finished", "cancelled"] : ["scheduled", "live", "postponed"];

const columnsOfFilter = ({ team, isDraft }: StaffMatchFilter) => ({
  ...(team !== undefined && { team }),
  ...(isDraft && { is_published: false }),
});

export const supabaseMatchRepository = (client: Client): MatchRepository => {
  const matches = () => client.from("matches");
  const found = async (match: { readonly id: MatchId } | { readonly slug: Slug }) =>
    matchesIn(await matches().select(matchColumns).match(match))[0];

  /** A written match. Read again, because an answer to a write joins no other table on the embedded backend. */
  const written = async (answer: Answer): Promise<Match | undefined> => {
    const [row] = rowsOf(IdRow, answer);
    return row && found({ id: row.id as MatchId });
  };

  return {
    open: (id) => found({ id }),
    bySlug: (slug) => found({ slug }),

    async slice({ sorting, from, count, ...filter }) {
      const found = matches().select(matchColumns).match(columnsOfFilter(filter)).in("status", statuses(filter.isOver));
      const order = { ascending: sorting ? sorting.way === "ascending" : !filter.isOver };
      const first = sorting ? found.order(sorting.by, order) : found.order("is_postponed");
      const sorted = first.order("start", order).order("id", order);
      return matchesIn(await sorted.range(from, from + count - 1));
    },

    async count(filter) {
      const all = matches().select("id", { count: "exact", head: true }).match(columnsOfFilter(filter));
      return countIn(await all.in("status", statuses(filter.isOver)));
    },

    async add({ slug, opponentLogo, isPublished, lineup, ...details }) {
      const answer = await matches()
        .insert({
          ...details,
          slug,
          opponent_logo: opponentLogo,
          is_published: isPublished,
          lineup: [...lineup],
        })
        .select("id");
      if (answer.error && alreadyThere(answer.error)) return refused({ kind: "slug-taken" });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const match = await written(answer);
      if (!match) throw unlikely(answer.status);
      return done(match);
    },

    async change({ id, revision, change }) {
      const answer = await matches().update(columnsIn(change)).match({ id, revision }).select("id");
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const match = await written(answer);
      if (match) return done(match);
      return (
        (await explainEmptyUpdate(client)) ?? refused((await found({ id })) ? { kind: "stale" } : { kind: "gone" })
      );
    },

    async remove(id) {
      const answer = await matches().delete().eq("id", id).select("id");
      if (answer.error) return notStaffBy(answer.error, answer.status);
      return rowsOf(IdRow, answer).length > 0 ? done() : ((await explainEmptyUpdate(client)) ?? done());
    },

    teams: async () => teamsIn(await client.from("teams").select(teamColumns).order("place").order("slug")),
  };
};
